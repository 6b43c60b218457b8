// One message as an article, as one reader sees it.

import { moment } from "./clock.js";
import { avatar } from "./avatar.js";
import { markWaiting } from "./controls.js";
import { el, icon } from "./dom.js";
import { attachments, embedCard } from "./embed.js";
import { carryPictures } from "./media.js";
import { part } from "./parts.js";
import { prose } from "./prose.js";

const EPHEMERAL = 64;
const LOADING = 128;
const COMMAND = 2;
const DISCORD_EPOCH = 1420070400000n;

/** Whether a message is the first answer to a slash command, which stands over it. */
export function answersCommand(message) {
  const by = message.interaction_metadata;
  return by?.type === COMMAND && !by.original_response_message_id;
}

export function isEphemeral(message) {
  return (message.flags & EPHEMERAL) !== 0;
}

/** When a message was sent, in milliseconds: its own word, else what its id holds. */
export function sentAt(message) {
  const told = Date.parse(message.timestamp);
  return Number.isNaN(told) ? Number((BigInt(message.id) >> 22n) + DISCORD_EPOCH) : told;
}

/**
 * Draws a message. `acts` are what its reader can do: {click(message, customId),
 * select(message, customId, type, values), dismiss(message)}.
 */
export function messageNode(message, reader, acts) {
  const own = isEphemeral(message);
  const name = authorName(message, reader);
  const desk = {
    reader,
    click: (customId) => acts.click(message, customId),
    select: (customId, type, values) => acts.select(message, customId, type, values),
  };
  const body = el("div.body", {}, messageBody(message, reader, desk, name));
  const node = el(
    own ? "article.message.own" : "article.message",
    {
      tabindex: -1,
      "aria-label": name,
      data: { message: message.id, rev: message.rev ?? 0, ...(own ? { ephemeral: "" } : {}) },
    },
    usedCommand(message, reader),
    avatar(message.author.id, name, reader.isBot(message.author)),
    el(
      "header.byline",
      {},
      el("span.author", {}, name),
      message.author.bot && el("span.tag", {}, reader.say("app")),
      el("time.sent", { datetime: new Date(sentAt(message)).toISOString() }, moment(sentAt(message) / 1000, "t", reader.locale)),
    ),
    body,
    el("p.failure", { role: "alert", hidden: true }, icon("warn"), el("span", {}, reader.say("failed"))),
    own && ownLine(message, reader, acts),
  );
  if (message.mentions?.some((user) => user.id === reader.user)) node.classList.add("pings");
  return node;
}

function authorName(message, reader) {
  const { author } = message;
  return reader.knownName(author.id) ?? author.global_name ?? author.username;
}

/** "Anna used /play" over the answer to a command. */
function usedCommand(message, reader) {
  const by = message.interaction_metadata;
  if (!answersCommand(message)) return null;
  const command = message.interaction?.name;
  const who = reader.knownName(by.user.id) ?? by.user.global_name ?? by.user.username;
  return el(
    "p.used",
    {},
    el("strong", {}, who),
    ` ${reader.say("used")} `,
    command ? el("span.mention", {}, `/${reader.commandName(command)}`) : reader.say("aCommand"),
  );
}

function messageBody(message, reader, desk, name) {
  if (message.flags & LOADING) {
    return el("p.loading", {}, reader.say("thinking", { name }), el("span.dots", { "aria-hidden": "true" }));
  }
  return [
    message.content && prose(message.content, reader, { jumbo: true }),
    (message.embeds ?? []).map((embed) => embedCard(embed, reader)),
    attachments(message, reader),
    (message.components ?? []).map((component) => part(component, desk)),
  ];
}

function ownLine(message, reader, acts) {
  return el(
    "footer.own-line",
    {},
    icon("eye"),
    el("span", {}, reader.say("onlyYou")),
    el("span", { "aria-hidden": "true" }, "•"),
    el("button.plain-link", { type: "button", data: { act: "dismiss" }, onclick: () => acts.dismiss(message) }, reader.say("dismiss")),
  );
}

/** Shows whether the message waits for an answer (the custom_id that was used, or null) and whether one failed. */
export function showState(node, waitsFor, failed) {
  markWaiting(node, waitsFor);
  node.querySelector(":scope > .failure").hidden = !failed;
}

/** Puts a newer drawing in the place of an older one: pictures, focus, spoilers and open lists stay where they can. */
export function replaceMessage(before, after) {
  const active = before.contains(document.activeElement) ? document.activeElement : null;
  const openSelect = [...before.querySelectorAll(".select")].find((node) => node.picker?.isOpen);
  carryPictures(before, after);
  before.replaceWith(after);
  const twin = (node) => node && after.querySelector(`[data-custom-id="${CSS.escape(node.dataset.customId ?? "")}"]:not(:disabled)`);
  const sameSelect = twin(openSelect);
  if (sameSelect) sameSelect.picker.takeOver(openSelect.picker);
  else openSelect?.picker.discard();
  // Never on another control: a second Enter must not press what was not meant.
  if (active) (twin(active) ?? after).focus({ preventScroll: true });
}
