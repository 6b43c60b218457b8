// The row of people: on a wide screen it says which columns are shown, on a phone it is the tabs below.

import { avatar } from "./avatar.js";
import { el, icon } from "./dom.js";

export class People {
  #hidden = new Set();
  #news = new Set();
  #active = null;
  #people = [];

  /** `onChange()` after somebody is shown, hidden or chosen; `onMenu()` for the button at the end of the tabs. */
  constructor(say, onChange, onMenu) {
    this.say = say;
    this.onChange = onChange;
    this.phone = matchMedia("(max-width: 719px)");
    this.phone.addEventListener("change", () => this.#render());
    this.list = el("div.people-list");
    this.menu = el(
      "button.tab.menu",
      { type: "button", "aria-expanded": "false", data: { act: "menu" }, onclick: onMenu },
      el("span.avatar.plain", { "aria-hidden": "true" }, icon("menu")),
      el("span.tab-name", {}, say("menu")),
    );
    this.node = el("nav.people", { "aria-label": say("people") }, this.list, this.menu);
  }

  get active() {
    return this.#active;
  }

  isVisible(id) {
    return this.phone.matches ? id === this.#active : !this.#hidden.has(id);
  }

  show(people) {
    this.#people = people;
    const ids = new Set(people.map((person) => person.id));
    for (const known of [this.#hidden, this.#news]) for (const id of known) if (!ids.has(id)) known.delete(id);
    if (!ids.has(this.#active)) this.#active = people[0]?.id ?? null;
    this.#render();
  }

  /** Brings one person to the front. */
  choose(id) {
    this.#active = id;
    this.#hidden.delete(id);
    this.#render();
  }

  /** Marks that something arrived for somebody who is not on the screen. */
  noteNews(id) {
    if (this.isVisible(id) || this.#news.has(id)) return;
    this.#news.add(id);
    this.#render();
  }

  #press(id) {
    if (this.phone.matches || !this.#hidden.has(id)) this.#active = id;
    if (!this.phone.matches && !this.#hidden.delete(id)) this.#hidden.add(id);
    this.#render();
  }

  #render() {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.tab : null;
    for (const { id } of this.#people) if (this.isVisible(id)) this.#news.delete(id);
    this.list.replaceChildren(...this.#people.map((person) => this.#tab(person)));
    if (focused) this.list.querySelector(`[data-tab="${CSS.escape(focused)}"]`)?.focus();
    if (this.phone.matches) this.list.querySelector("[aria-current]")?.scrollIntoView({ inline: "nearest", block: "nearest" });
    this.onChange();
  }

  #tab({ id, name }) {
    const visible = this.isVisible(id);
    const news = this.#news.has(id);
    return el(
      "button.tab",
      {
        type: "button",
        title: name,
        "aria-label": news ? `${name}, ${this.say("news")}` : name,
        "aria-pressed": this.phone.matches ? null : String(visible),
        "aria-current": this.phone.matches && visible ? "true" : null,
        data: { tab: name, ...(news ? { news: "" } : {}) },
        onclick: () => this.#press(id),
      },
      avatar(id, name),
      el("span.tab-name", {}, name),
      news && el("span.dot", { "aria-hidden": "true" }),
    );
  }
}
