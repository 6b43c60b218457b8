// The list of messages in one column: drawn anew only where something changed, and kept at its end for who reads there.

import { el, icon } from "./dom.js";
import { answersCommand, isEphemeral, messageNode, replaceMessage, sentAt, showState } from "./message.js";

// As in Discord: what one author writes within this time stands under one name.
const ONE_BREATH = 7 * 60 * 1000;
const NEAR_END = 60;

export class Feed {
  #drawn = new Map();
  #atEnd = true;
  #before = { scrollHeight: 0, scrollTop: 0, clientHeight: 0 };

  constructor(acts, say) {
    this.acts = acts;
    this.inner = el("div.feed-inner");
    this.empty = el("div.empty");
    this.scroller = el("div.feed", { role: "log", "aria-live": "off", tabindex: 0 }, this.empty, this.inner);
    this.jump = el(
      "button.jump",
      { type: "button", hidden: true, onclick: () => this.toEnd() },
      icon("down"),
      el("span", {}, say("newest")),
    );
    this.node = el("div.feed-frame", {}, this.scroller, this.jump);
    this.scroller.addEventListener("scroll", () => this.#noteScroll(), { passive: true });
    // Pictures that load, lines that appear and a column that is resized all move the end.
    const keeper = new ResizeObserver(() => this.#atEnd && this.toEnd());
    keeper.observe(this.inner);
    keeper.observe(this.scroller);
  }

  /** `waiting(id)` gives the custom_id that a message waits for, `failed(id)` whether its last one failed. */
  show(messages, reader, waiting, failed) {
    const wanted = new Set(messages.map((message) => message.id));
    for (const [id, { node }] of this.#drawn) {
      if (wanted.has(id)) continue;
      node.remove();
      this.#drawn.delete(id);
    }
    let before = null;
    let above = null;
    for (const message of messages) {
      const node = this.#draw(message, reader);
      const place = above ? above.nextElementSibling : this.inner.firstElementChild;
      if (node !== place) this.inner.insertBefore(node, place);
      above = node;
      node.classList.toggle("follows", before !== null && follows(before, message));
      showState(node, waiting(message.id), failed(message.id));
      before = message;
    }
    this.empty.hidden = messages.length > 0;
    if (this.#atEnd) this.toEnd();
  }

  #draw(message, reader) {
    const key = `${message.rev ?? 0} ${reader.key}`;
    const known = this.#drawn.get(message.id);
    if (known?.key === key) return known.node;
    const node = messageNode(message, reader, this.acts);
    if (known) replaceMessage(known.node, node);
    this.#drawn.set(message.id, { key, node });
    return node;
  }

  toEnd() {
    this.#atEnd = true;
    this.jump.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#before = this.#place();
  }

  #place() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return { scrollHeight, scrollTop, clientHeight };
  }

  /** The column was hidden and is shown again: a reader who was at the end is there still. */
  comeBack() {
    if (this.#atEnd) this.toEnd();
  }

  #noteScroll() {
    const before = this.#before;
    const place = this.#place();
    // A hidden column has no height and tells nothing.
    if (!place.clientHeight) return;
    this.#before = place;
    const nearEnd = place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_END;
    // Only a reader who scrolls up leaves the end; content that grows or a column that changes its size does not.
    const wentUp =
      place.scrollTop < before.scrollTop &&
      place.scrollHeight >= before.scrollHeight &&
      place.clientHeight === before.clientHeight;
    if (nearEnd) this.#atEnd = true;
    else if (wentUp) this.#atEnd = false;
    else if (this.#atEnd) this.toEnd();
    this.jump.hidden = this.#atEnd;
  }
}

function follows(before, message) {
  return (
    before.author.id === message.author.id &&
    !isEphemeral(before) &&
    !isEphemeral(message) &&
    !answersCommand(message) &&
    sentAt(message) - sentAt(before) < ONE_BREATH
  );
}
