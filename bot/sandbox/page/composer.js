// Where a person writes: text, slash commands with their list, and the button that begins a game.

import { commandForm } from "./commandform.js";
import { entries, matching, slashRequest, typedValues, usable } from "./commands.js";
import { el, icon } from "./dom.js";

const PLAY = "play";
let count = 0;

export class Composer {
  #entries = [];
  #shown = [];
  #at = 0;
  #form = null;

  /** `acts`: {slash(entry, request), complete(request) promising choices, say(text)}. */
  constructor(acts) {
    this.acts = acts;
    this.id = `composer-${++count}`;
    this.status = el("p.composer-status", { role: "status", hidden: true });
    this.list = el("div.suggestions", { role: "listbox", hidden: true });
    this.input = el("textarea", {
      rows: 1,
      autocomplete: "off",
      "aria-autocomplete": "list",
      data: { testid: "composer" },
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onblur: () => setTimeout(() => this.node.contains(document.activeElement) || this.#hideList(), 150),
    });
    this.play = el("button.control.success.play", { type: "button", data: { act: "play" }, onclick: () => this.startPlay() });
    this.send = el("button.round.send", { type: "button", data: { act: "send" }, onclick: () => this.#enter() }, icon("send"));
    this.row = el("div.composer-row", {}, this.play, this.input, this.send);
    this.node = el("div.composer", {}, this.status, this.list, this.row);
  }

  /** Takes the reader's language and the commands as they stand now. */
  show(reader, channelName) {
    this.reader = reader;
    this.#entries = entries(usable(reader.world.commands, reader.world.person(reader.user)), reader.locale);
    const play = this.#playEntry();
    this.play.hidden = !play;
    this.play.replaceChildren(icon("cards"), el("span.label", {}, `/${play?.label ?? PLAY}`));
    this.play.title = play?.description ?? "";
    this.input.placeholder = reader.say("sayShort");
    this.input.setAttribute("aria-label", reader.say("say", { channel: channelName }));
    this.send.setAttribute("aria-label", reader.say("send"));
    this.list.setAttribute("aria-label", reader.say("commands"));
    if (!this.list.hidden) this.#typed();
  }

  #playEntry() {
    return this.#entries.find((entry) => entry.path[0] === PLAY);
  }

  /** Opens a game with the bot's own defaults; where something must be said, it asks and proposes the first choice. */
  startPlay() {
    const entry = this.#playEntry();
    if (!entry) return;
    const required = entry.options.filter((option) => option.required);
    const proposed = required.filter((option) => option.choices.length).map((option) => [option.name, option.choices[0].value]);
    if (required.length) this.#openForm(entry, Object.fromEntries(proposed));
    else this.#send(entry, []);
  }

  /** Opens the form of a command named as the bot registered it ("play", "settings show"). */
  openCommand(path) {
    const entry = this.#entries.find((one) => one.path.join(" ") === path) ?? this.#entries.find((one) => one.path[0] === path);
    if (entry) this.#choose(entry);
  }

  /** What is under way or went wrong: {text, failed} or null. */
  setStatus(status) {
    this.status.hidden = !status;
    this.status.className = status?.failed ? "composer-status failed" : "composer-status";
    this.status.replaceChildren(
      ...(status ? [status.failed ? icon("warn") : el("span.spinner"), el("span", {}, status.text)] : []),
    );
  }

  reset() {
    this.#closeForm();
    this.input.value = "";
    this.setStatus(null);
    this.#typed();
  }

  #typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 140)}px`;
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.#hideList();
      return;
    }
    this.#shown = matching(this.#entries, text.slice(1));
    this.#at = 0;
    this.list.replaceChildren(
      ...this.#shown.map((entry, at) => this.#suggestion(entry, at)),
      ...(this.#shown.length ? [] : [el("p.picker-empty", {}, this.reader.say("noCommand"))]),
    );
    this.list.hidden = false;
    this.list.scrollTop = 0;
    this.#mark();
  }

  #suggestion(entry, at) {
    return el(
      "div.suggestion",
      {
        role: "option",
        id: `${this.id}-${at}`,
        data: { command: entry.path.join(" ") },
        // Pointer down would take the focus away and close the list before the click.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#choose(entry),
      },
      el("strong", {}, `/${entry.label}`),
      el("span.suggestion-options", {}, entry.options.map((option) => option.label).join(" ")),
      el("span.suggestion-description", {}, entry.description),
    );
  }

  #mark() {
    [...this.list.querySelectorAll("[role=option]")].forEach((node, at) => {
      node.setAttribute("aria-selected", String(at === this.#at));
      if (at === this.#at) node.scrollIntoView({ block: "nearest" });
    });
    if (this.#shown.length) this.input.setAttribute("aria-activedescendant", `${this.id}-${this.#at}`);
  }

  #hideList() {
    this.list.hidden = true;
    this.input.removeAttribute("aria-activedescendant");
  }

  #key(event) {
    if (event.isComposing) return;
    const listed = !this.list.hidden && this.#shown.length > 0;
    if (listed && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#at = (this.#at + step + this.#shown.length) % this.#shown.length;
      this.#mark();
      event.preventDefault();
    } else if (listed && event.key === "Tab" && !event.shiftKey) {
      this.#choose(this.#shown[this.#at]);
      event.preventDefault();
    } else if (event.key === "Escape" && !this.list.hidden) {
      this.#hideList();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#enter();
    }
  }

  #enter() {
    const text = this.input.value.trim();
    if (text.startsWith("/")) {
      const entry = this.#shown[this.#at];
      if (entry) this.#choose(entry);
      return;
    }
    if (!text) return;
    this.acts.say(text);
    this.input.value = "";
    this.#typed();
  }

  #choose(entry) {
    const typed = this.input.value.startsWith("/") ? this.input.value : "";
    this.input.value = "";
    this.#typed();
    if (entry.options.length) this.#openForm(entry, typedValues(entry, typed));
    else this.#send(entry, []);
  }

  #openForm(entry, preset) {
    this.#closeForm();
    const acts = {
      send: (values) => this.#send(entry, values),
      complete: (values) => this.acts.complete({ ...slashRequest(entry, values), do: "complete" }),
      cancel: () => {
        this.#closeForm();
        this.input.focus();
      },
    };
    this.#form = commandForm(entry, this.reader, acts, preset);
    this.row.hidden = true;
    this.node.append(this.#form);
    this.#form.focusFirst();
  }

  #send(entry, values) {
    const hadFocus = this.node.contains(document.activeElement);
    this.#closeForm();
    this.acts.slash(entry, slashRequest(entry, values));
    if (hadFocus && matchMedia("(hover: hover)").matches) this.input.focus();
  }

  #closeForm() {
    this.#form?.remove();
    this.#form = null;
    this.row.hidden = false;
  }
}
