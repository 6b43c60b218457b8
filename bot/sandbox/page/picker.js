// The list that a select opens: choices with emoji and description, one or several, by mouse, thumb or keyboard.

import { el, icon } from "./dom.js";
import { partialEmoji } from "./media.js";

const FILTER_FROM = 9;

/** The choices of a select component: its own options, or the people, roles and channels that it is about. */
export function choicesOf(component, reader) {
  if (component.type === 3) {
    return component.options.map((option) => ({ ...option, chosen: option.default === true }));
  }
  const preset = new Set((component.default_values ?? []).map((value) => value.id));
  const users = () => reader.everybody().map((user) => ({ label: user.name, value: user.id }));
  const roles = () => [{ label: "@everyone", value: reader.guild }];
  const channels = () => reader.channels().map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  const found = { 5: users, 6: roles, 7: () => [...users(), ...roles()], 8: channels }[component.type]();
  return found.map((choice) => ({ ...choice, chosen: preset.has(choice.value) }));
}

let opened = null;

/** Closes the list that is open, if any. */
export function closePicker() {
  opened?.close();
}

document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.owns(event.target)) opened.close();
});

export class Picker {
  #panel = null;

  /** `spec`: {choices, least, most, clearable, reader, onPick(choices)}; one choice picks at once, several when the list closes. */
  constructor(anchor, spec) {
    this.anchor = anchor;
    this.spec = spec;
    this.chosen = spec.choices.filter((choice) => choice.chosen);
  }

  get isOpen() {
    return this.#panel !== null;
  }

  owns(node) {
    return this.#panel?.contains(node) || this.anchor.contains(node);
  }

  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  open() {
    closePicker();
    opened = this;
    this.before = valuesOf(this.chosen);
    this.#build();
    this.anchor.setAttribute("aria-expanded", "true");
    this.#place();
    (this.#panel.querySelector("[aria-selected=true]") ?? this.#panel.querySelector("[role=option]"))?.focus();
  }

  /** Closes the list; a changed choice of several is sent if it is a possible one. */
  close() {
    if (!this.isOpen) return;
    const hadFocus = this.#panel.contains(document.activeElement);
    this.#panel.remove();
    this.#panel = null;
    opened = null;
    this.anchor.setAttribute("aria-expanded", "false");
    if (hadFocus) this.anchor.focus();
    const { least, most } = this.spec;
    const count = this.chosen.length;
    if (valuesOf(this.chosen) !== this.before && count >= least && count <= most) this.spec.onPick(this.chosen);
  }

  /** Takes over the open list of the same select in an older drawing, with what was ticked there. */
  takeOver(older) {
    const ticked = new Set(older.chosen.map((choice) => choice.value));
    older.discard();
    this.open();
    this.chosen = this.spec.choices.filter((choice) => ticked.has(choice.value));
    this.#tick();
  }

  /** Closes without choosing. */
  discard() {
    this.chosen = [];
    this.before = "";
    this.#panel?.remove();
    this.#panel = null;
    if (opened === this) opened = null;
  }

  #build() {
    const { choices, most, reader } = this.spec;
    const many = most > 1;
    const list = el(
      "div.picker-list",
      { role: "listbox", "aria-multiselectable": many ? "true" : null, "aria-label": this.anchor.textContent },
      choices.map((choice) => this.#option(choice)),
    );
    const empty = el("p.picker-empty", { hidden: choices.length > 0 }, reader.say("nothingFits"));
    const filter =
      choices.length >= FILTER_FROM &&
      el("input.picker-filter", {
        type: "search",
        placeholder: reader.say("filter"),
        "aria-label": reader.say("filter"),
        oninput: (event) => {
          const wanted = event.target.value.trim().toLowerCase();
          for (const node of list.children) node.hidden = !node.textContent.toLowerCase().includes(wanted);
          empty.hidden = [...list.children].some((node) => !node.hidden);
        },
      });
    const foot =
      (many || this.spec.clearable) &&
      el(
        "div.picker-foot",
        {},
        this.spec.clearable && el("button.control.plain", { type: "button", onclick: () => this.#clear() }, reader.say("clear")),
        many && el("button.control.primary", { type: "button", onclick: () => this.close() }, reader.say("done")),
      );
    this.#panel = el("div.picker", { onkeydown: (event) => this.#key(event) }, ...[filter, list, empty, foot].filter(Boolean));
    this.#tick();
    // Inside its dialog or column, so that it belongs to that person and closes with it.
    (this.anchor.closest("[data-overlay]") ?? document.body).append(this.#panel);
  }

  #option(choice) {
    return el(
      "div.option",
      { role: "option", tabindex: -1, data: { value: choice.value }, onclick: () => this.#choose(choice) },
      partialEmoji(choice.emoji),
      el(
        "span.option-text",
        {},
        el("span.option-label", {}, choice.label),
        choice.description && el("span.option-description", {}, choice.description),
      ),
      icon("check"),
    );
  }

  #choose(choice) {
    if (this.spec.most === 1) {
      // A single choice is sent even when it is the one that stands already, as Discord does.
      this.chosen = [choice];
      this.before = null;
      this.close();
      return;
    }
    if (this.chosen.includes(choice)) this.chosen = this.chosen.filter((other) => other !== choice);
    else if (this.chosen.length < this.spec.most) {
      // In the order of the list, whatever the order of the ticks.
      this.chosen = this.spec.choices.filter((other) => other === choice || this.chosen.includes(other));
    }
    this.#tick();
  }

  #clear() {
    this.chosen = [];
    this.#tick();
    this.close();
  }

  #tick() {
    const values = new Set(this.chosen.map((choice) => choice.value));
    const full = this.spec.most > 1 && values.size >= this.spec.most;
    for (const node of this.#panel.querySelectorAll("[role=option]")) {
      const ticked = values.has(node.dataset.value);
      node.setAttribute("aria-selected", String(ticked));
      node.setAttribute("aria-disabled", String(full && !ticked));
    }
  }

  /** Below its control where there is room, else above; never out of the column. */
  #place() {
    const box = this.anchor.getBoundingClientRect();
    const frame = this.#panel.parentElement.getBoundingClientRect();
    const below = frame.bottom - box.bottom;
    const above = box.top - frame.top;
    const upward = below < Math.min(this.#panel.scrollHeight, 280) && above > below;
    this.#panel.style.setProperty("--room", `${Math.max(140, (upward ? above : below) - 16)}px`);
    this.#panel.style.left = `${Math.max(8, box.left - frame.left)}px`;
    this.#panel.style.width = `${Math.min(Math.max(box.width, 220), frame.width - 16)}px`;
    if (upward) this.#panel.style.bottom = `${frame.bottom - box.top + 4}px`;
    else this.#panel.style.top = `${box.bottom - frame.top + 4}px`;
  }

  #key(event) {
    const options = [...this.#panel.querySelectorAll("[role=option]")].filter((node) => !node.hidden);
    const at = options.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 };
    if (event.key === "Escape") {
      event.stopPropagation();
      this.chosen = this.spec.choices.filter((choice) => this.before?.split("\n").includes(choice.value));
      this.close();
    } else if (event.key in steps) {
      options[Math.max(0, Math.min(options.length - 1, steps[event.key]))]?.focus();
      event.preventDefault();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      event.preventDefault();
      options[at].click();
    } else if (event.key === "Tab" && !this.#panel.querySelector(".picker-foot, .picker-filter")) {
      this.close();
    } else if (event.key.length === 1 && at >= 0) {
      const letter = event.key.toLowerCase();
      const order = [...options.slice(at + 1), ...options.slice(0, at + 1)];
      order.find((node) => node.textContent.trim().toLowerCase().startsWith(letter))?.focus();
    }
  }
}

function valuesOf(choices) {
  return choices.map((choice) => choice.value).join("\n");
}
