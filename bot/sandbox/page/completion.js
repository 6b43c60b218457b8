// A field whose choices the bot offers while one types, as Discord's autocomplete.

import { el } from "./dom.js";

// Long enough for a word, short enough to feel at once.
const PAUSE = 200;
let count = 0;

export class Completion {
  #choices = [];
  #at = -1;
  #chosen = null;
  #asked = 0;
  #timer = 0;

  /** `ask(typed)` promises the choices [{name, value}]. */
  constructor(option, reader, ask) {
    this.reader = reader;
    this.ask = ask;
    const id = `completions-${++count}`;
    this.input = el("input", {
      type: "text",
      role: "combobox",
      maxlength: option.max_length ?? 6000,
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-controls": id,
      "aria-expanded": "false",
      oninput: () => this.#typed(),
      onfocus: () => this.#request(),
      onblur: () => this.#hide(),
      onkeydown: (event) => this.#key(event),
    });
    this.list = el("div.completions", { id, role: "listbox", "aria-label": option.label, hidden: true });
    this.node = el("div.completion", {}, this.input, this.list);
  }

  /** What is sent: the value of the choice that was taken, else what was typed. */
  get value() {
    return this.#chosen?.value ?? this.input.value;
  }

  #typed() {
    this.#chosen = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#request(), PAUSE);
  }

  async #request() {
    const asked = ++this.#asked;
    let choices = null;
    try {
      choices = await this.ask(this.#chosen ? "" : this.input.value);
    } catch {
      // Said below; the text can be sent as it is.
    }
    if (asked !== this.#asked || document.activeElement !== this.input) return;
    this.#choices = choices ?? [];
    this.#at = -1;
    const none = el("p.picker-empty", {}, this.reader.say(choices ? "nothingFits" : "noChoices"));
    this.list.replaceChildren(...(this.#choices.length ? this.#choices.map((one, at) => this.#choice(one, at)) : [none]));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.list.scrollIntoView({ block: "nearest" });
  }

  #choice(choice, at) {
    return el(
      "div.option",
      {
        role: "option",
        id: `${this.list.id}-${at}`,
        "aria-selected": "false",
        // Pointer down would take the focus away and hide the list before the click.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#take(choice),
      },
      choice.name,
    );
  }

  #take(choice) {
    this.#chosen = choice;
    this.input.value = choice.name;
    this.#hide();
  }

  #hide() {
    this.#asked++;
    clearTimeout(this.#timer);
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  #key(event) {
    if (this.list.hidden || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.#choices.length) {
      this.#at = this.#at < 0 && step < 0 ? this.#choices.length - 1 : (this.#at + step + this.#choices.length) % this.#choices.length;
      this.#mark();
    } else if (event.key === "Enter" && this.#at >= 0) {
      this.#take(this.#choices[this.#at]);
    } else if (event.key === "Escape") {
      // Only the list closes; a second Escape leaves the form.
      event.stopPropagation();
      this.#hide();
    } else return;
    event.preventDefault();
  }

  #mark() {
    [...this.list.children].forEach((node, at) => {
      node.setAttribute("aria-selected", String(at === this.#at));
      if (at === this.#at) node.scrollIntoView({ block: "nearest" });
    });
    this.input.setAttribute("aria-activedescendant", `${this.list.id}-${this.#at}`);
  }
}
