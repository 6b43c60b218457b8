// One person's client: header, messages, composer, and the form that the bot may open over them.

import { avatar } from "./avatar.js";
import { Composer } from "./composer.js";
import { el, icon, solid } from "./dom.js";
import { Feed } from "./feed.js";
import { Modal } from "./modal.js";
import { closePicker } from "./picker.js";
import { Reader } from "./reader.js";
import { Waits } from "./waits.js";

const SURE_FOR = 3000;
export const LANGUAGES = [
  ["de", "DE", "Deutsch"],
  ["en-US", "EN", "English"],
];

export class Column {
  #modal = null;

  /** `app`: {world, ask(request), askQuietly(request), news(person)}. */
  constructor(person, app) {
    this.person = person;
    this.app = app;
    this.channel = app.world.channels[0]?.id;
    this.waits = new Waits((sent, outcome) => this.#waited(sent, outcome));
    this.reader = this.#newReader();
    this.composer = new Composer({
      slash: (entry, request) =>
        this.#send({ kind: "slash", label: `/${entry.label}` }, { ...request, user: this.id, channel: this.channel }),
      complete: (request) =>
        this.app.askQuietly({ ...request, user: this.id, channel: this.channel }).then((done) => done.choices),
      say: (content) => this.app.ask({ do: "say", user: this.id, channel: this.channel, content }),
    });
    this.feed = new Feed(this.#messageActs(), this.reader.say);
    this.header = el("header.person");
    this.node = el(
      "section.column",
      { data: { person: person.name, user: person.id, overlay: "" } },
      this.header,
      this.feed.node,
      this.composer.node,
    );
    this.update(person);
  }

  get id() {
    return this.person.id;
  }

  #newReader() {
    return new Reader(this.person, this.app.world, (path) => this.composer.openCommand(path));
  }

  #messageActs() {
    const at = (message) => ({ user: this.id, message: message.id });
    return {
      click: (message, custom_id) =>
        this.#send({ kind: "control", message: message.id, customId: custom_id }, { do: "click", ...at(message), custom_id, type: 2 }),
      select: (message, custom_id, type, values) =>
        this.#send({ kind: "control", message: message.id, customId: custom_id }, { do: "select", ...at(message), custom_id, type, values }),
      dismiss: (message) => this.app.ask({ do: "dismiss", ...at(message) }),
    };
  }

  /** Shows the person and everything in its column as the world stands now. */
  update(person = this.person) {
    this.person = person;
    const { channels } = this.app.world;
    if (!channels.some((channel) => channel.id === this.channel)) this.channel = channels[0]?.id;
    this.reader = this.#newReader();
    this.node.dataset.person = person.name;
    this.node.lang = person.locale;
    this.node.setAttribute("aria-label", this.reader.say("client", { name: person.name }));
    this.feed.scroller.setAttribute("aria-label", this.reader.say("messages"));
    this.#showHeader();
    this.#showEmpty();
    this.composer.show(this.reader, this.reader.channelName(this.channel));
    this.showMessages();
  }

  showMessages() {
    this.feed.show(
      this.app.world.seenBy(this.id, this.channel),
      this.reader,
      (id) => this.waits.customIdOf(id),
      (id) => this.waits.failedMessages.has(id),
    );
  }

  /** The bot came or went, or its commands changed. */
  updateBot() {
    this.#showEmpty();
    this.composer.show(this.reader, this.reader.channelName(this.channel));
  }

  #showHeader() {
    const { name, owner } = this.person;
    const { say } = this.reader;
    const focused = this.header.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const parts = [
      avatar(this.id, name),
      el("div.person-name", {}, el("h2", { title: name }, el("span", {}, name), owner && el("span.tag", {}, say("owner"))), this.channelPicker()),
      el(
        "div.languages",
        { role: "group", "aria-label": say("language", { name }) },
        LANGUAGES.map(([locale, short, long]) =>
          el(
            "button",
            {
              type: "button",
              title: long,
              "aria-pressed": String(this.person.locale.slice(0, 2) === locale.slice(0, 2)),
              data: { act: `locale-${locale}` },
              onclick: () => this.setLocale(locale),
            },
            short,
          ),
        ),
      ),
      this.#iconButton("reload", "reload", say("reload", { name }), () => this.reload()),
      // The owner of the server cannot leave it.
      !owner && this.#iconButton("remove", "close", say("remove", { name }), (event) => this.remove(event.currentTarget)),
    ];
    this.header.replaceChildren(...solid(parts));
    if (focused) this.header.querySelector(`[data-act="${focused}"]`)?.focus();
  }

  #iconButton(act, drawing, label, onclick) {
    return el("button.round", { type: "button", title: label, "aria-label": label, data: { act }, onclick }, icon(drawing));
  }

  /** The channel's name, or where there are several the list of them. */
  channelPicker() {
    const { channels } = this.app.world;
    if (channels.length < 2) return el("p", {}, `#${this.reader.channelName(this.channel)}`);
    const select = el(
      "select.channel",
      { "aria-label": this.reader.say("channel"), data: { act: "channel" }, onchange: () => this.#enter(select.value) },
      channels.map((channel) => el("option", { value: channel.id }, `#${channel.name}`)),
    );
    select.value = this.channel;
    return select;
  }

  #enter(channel) {
    this.channel = channel;
    this.update();
    this.feed.toEnd();
  }

  #showEmpty() {
    const { say } = this.reader;
    const { online } = this.app.world.bot;
    this.feed.empty.replaceChildren(
      el("span.empty-sign", { "aria-hidden": "true" }),
      el("p.empty-title", {}, say("emptyTitle")),
      el("p", {}, say(online ? "emptyText" : "emptyOffline")),
      el(
        "button.control.success",
        { type: "button", disabled: !online, data: { act: "play-empty" }, onclick: () => this.composer.startPlay() },
        say("play"),
      ),
    );
  }

  setLocale(locale) {
    return this.app.ask({ do: "locale", user: this.id, locale });
  }

  /** As F5 in a real client: what only this person saw is gone. */
  reload() {
    this.waits.clear();
    this.#closeModal();
    closePicker();
    this.composer.reset();
    this.showMessages();
    this.feed.toEnd();
    return this.app.ask({ do: "reload", user: this.id });
  }

  /** Asks once more by its own label before it takes the person away. */
  remove(button) {
    if (button.classList.contains("sure")) return this.app.ask({ do: "remove_person", user: this.id });
    const before = [...button.childNodes];
    button.classList.add("sure");
    button.replaceChildren(this.reader.say("removeSure"));
    setTimeout(() => {
      button.classList.remove("sure");
      button.replaceChildren(...before);
    }, SURE_FOR);
    return Promise.resolve();
  }

  #send(sent, request) {
    this.waits.begin(sent);
    this.app.ask(request).catch((error) => {
      this.waits.refused(sent);
      this.composer.setStatus({ text: error.message, failed: true });
    });
  }

  #waited(sent, outcome) {
    if (sent.kind === "control") {
      if (outcome === "begun") this.composer.setStatus(null);
      this.showMessages();
    } else if (sent.kind === "modal") {
      if (sent.modal !== this.#modal?.id) return;
      if (outcome === "begun") this.#modal.setWaiting(true);
      else if (outcome === "answered") this.#closeModal();
      else this.#modal.showFailed();
    } else {
      const { slash } = this.waits;
      if (outcome === "failed") this.composer.setStatus({ text: this.reader.say("failed"), failed: true });
      else this.composer.setStatus(slash && { text: `${this.reader.say("sending")} ${slash.label}` });
    }
    if (outcome === "failed") this.app.news(this.id);
  }

  openModal(modal) {
    this.#closeModal();
    const acts = {
      submit: (fields) =>
        this.#send({ kind: "modal", modal: modal.id }, { do: "modal", user: this.id, modal: modal.id, fields }),
      close: () => {
        this.#closeModal();
        this.app.ask({ do: "close_modal", user: this.id, modal: modal.id });
      },
    };
    const { activeElement } = document;
    this.before = this.node.contains(activeElement) ? activeElement : null;
    this.#modal = new Modal(modal, this.reader, acts);
    this.node.append(this.#modal.node);
    // Never takes the keyboard from somebody who types in another column.
    if (activeElement === document.body || this.before) this.#modal.focusFirst();
    this.#cover(true);
  }

  #closeModal() {
    if (!this.#modal) return;
    const hadFocus = this.#modal.node.contains(document.activeElement);
    closePicker();
    this.#modal.node.remove();
    this.#modal = null;
    this.#cover(false);
    if (hadFocus && this.before?.isConnected) this.before.focus();
  }

  #cover(on) {
    for (const part of [this.feed.node, this.composer.node]) part.inert = on;
  }
}
