// Starts the page: takes the server's frames into the world and shows them in the columns.

import { Bar } from "./bar.js";
import { refreshTimes, setClock, startTicking } from "./clock.js";
import { Column } from "./column.js";
import { el } from "./dom.js";
import { Link, Refused } from "./link.js";
import { People } from "./people.js";
import { barWords } from "./words.js";
import { World } from "./world.js";

const NOTICE_FOR = 6000;

const locale = navigator.language.startsWith("de") ? "de" : "en-US";
const say = barWords(locale);
const world = new World();
const columns = new Map();
let noticeTimer = 0;

const link = new Link((frame) => frames[frame.t]?.(frame), lineChanged);
// `askQuietly` leaves it to the caller to say that something was refused.
const app = { world, ask, askQuietly: (request) => link.ask(request), news: (id) => people.noteNews(id), active: () => columns.get(people.active), added };
const bar = new Bar(say, locale, app);
const people = new People(say, arrange, () => bar.toggleMenu());
const main = el("main.columns");
// Tells a screen reader of a new private message, but only to whoever is in that column.
const whisper = el("p.hidden", { role: "status", "aria-live": "polite" });

document.documentElement.lang = locale;
document.body.append(bar.head, people.node, bar.backdrop, bar.tools, bar.notice, main, whisper);
bar.showBot(false);
link.open();
startTicking(() => bar.showClock());

const frames = {
  state(state) {
    setClock(state.now);
    world.reset(state);
    syncColumns();
    bar.showBot(world.bot.online);
    bar.showClock();
    if (state.latency !== undefined) bar.showDelay(state.latency);
    refreshTimes();
  },
  bot({ online }) {
    world.bot = { ...world.bot, online };
    bar.showBot(online);
    for (const column of columns.values()) column.updateBot();
  },
  commands({ commands }) {
    world.commands = commands;
    for (const column of columns.values()) column.updateBot();
  },
  message({ message }) {
    const fresh = world.putPublic(message);
    for (const column of columns.values()) {
      if (column.channel === message.channel_id) column.showMessages();
      const pinged = message.mentions?.some((user) => user.id === column.id);
      if (fresh && (pinged || column.channel !== message.channel_id)) app.news(column.id);
    }
  },
  gone({ id }) {
    world.dropPublic(id);
    for (const column of columns.values()) column.showMessages();
  },
  ephemeral({ user, message }) {
    const fresh = world.putPrivate(user, message);
    const column = columns.get(user);
    column?.showMessages();
    app.news(user);
    if (fresh && column?.node.contains(document.activeElement)) {
      whisper.lang = column.person.locale;
      whisper.textContent = column.reader.say("newPrivate", { name: world.bot.name });
    }
  },
  ephemeral_gone({ user, id }) {
    world.dropPrivate(user, id);
    columns.get(user)?.showMessages();
  },
  thinking(frame) {
    columns.get(frame.user)?.waits.thinking(frame);
  },
  answered: (frame) => columns.get(frame.user)?.waits.answered(frame),
  failed: (frame) => columns.get(frame.user)?.waits.failed(frame),
  modal({ user, modal }) {
    columns.get(user)?.openModal(modal);
    app.news(user);
  },
};

function ask(request) {
  return link.ask(request).catch((error) => {
    if (link.up) note(say("refused", { text: error.message }));
    throw error;
  });
}

// A refusal is shown by `ask` already; whoever does not wait for it need not catch it.
window.addEventListener("unhandledrejection", (event) => event.reason instanceof Refused && event.preventDefault());

function note(text) {
  clearTimeout(noticeTimer);
  bar.showNotice(text);
  noticeTimer = setTimeout(() => bar.showNotice(link.up ? null : say("lost")), NOTICE_FOR);
}

function lineChanged(up) {
  clearTimeout(noticeTimer);
  bar.showNotice(up ? null : say("lost"));
  document.body.classList.toggle("cut-off", !up);
  if (up) return;
  bar.showBot(false);
  for (const column of columns.values()) {
    column.waits.clear();
    column.composer.setStatus(null);
    column.showMessages();
  }
}

function syncColumns() {
  const ids = new Set(world.people.map((person) => person.id));
  for (const [id, column] of columns) {
    if (ids.has(id)) continue;
    column.node.remove();
    columns.delete(id);
  }
  world.people.forEach((person, at) => {
    if (columns.has(person.id)) columns.get(person.id).update(person);
    else columns.set(person.id, new Column(person, app));
    const { node } = columns.get(person.id);
    if (main.children[at] !== node) main.insertBefore(node, main.children[at] ?? null);
  });
  people.show(world.people);
}

/** Shows the columns that are wanted, and those at their newest message. */
function arrange() {
  for (const [id, column] of columns) {
    const hidden = !people.isVisible(id);
    if (column.node.hidden === hidden) continue;
    column.node.hidden = hidden;
    if (!hidden) column.feed.comeBack();
  }
}

/** Brings the person who was just added into view. */
function added() {
  const newest = world.people.at(-1);
  if (!newest) return;
  people.choose(newest.id);
  columns.get(newest.id)?.node.scrollIntoView({ inline: "end", block: "nearest" });
}
