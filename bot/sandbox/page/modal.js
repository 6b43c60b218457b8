// A form that the bot opens for one person, shown within that person's column.

import { el, icon } from "./dom.js";
import { modalField } from "./modalfields.js";
import { prose } from "./prose.js";

const ACTION_ROW = 1;
const TEXT = 10;
const LABEL = 18;

export class Modal {
  #fields = [];

  /** `acts`: {submit(fields by custom_id), close()}. */
  constructor(modal, reader, acts) {
    this.id = modal.id;
    this.reader = reader;
    this.acts = acts;
    this.error = el("p.failure", { role: "alert", hidden: true }, icon("warn"), el("span", {}, reader.say("modalFailed")));
    this.submit = el("button.control.primary", { type: "submit", data: { act: "submit" } }, reader.say("submit"));
    const title = el("h3", { id: `modal-${modal.id}-${reader.user}` }, modal.title);
    this.form = el(
      "form.modal",
      {
        novalidate: true,
        role: "dialog",
        "aria-labelledby": title.id,
        data: { modal: modal.custom_id },
        onsubmit: (event) => this.#send(event),
        onkeydown: (event) => this.#key(event),
      },
      el("header", {}, title, el("button.round", { type: "button", "aria-label": reader.say("close"), onclick: acts.close }, icon("close"))),
      el("div.modal-body", {}, modal.components.map((component) => this.#part(component))),
      this.error,
      el("footer", {}, el("button.control.plain", { type: "button", data: { act: "cancel" }, onclick: acts.close }, reader.say("cancel")), this.submit),
    );
    this.node = el("div.modal-layer", { data: { overlay: "" } }, this.form);
  }

  focusFirst() {
    (this.#fields[0]?.focusable ?? this.submit).focus();
  }

  setWaiting(on) {
    this.submit.classList.toggle("waiting", on);
    this.submit.disabled = on;
    if (on) this.error.hidden = true;
  }

  showFailed() {
    this.setWaiting(false);
    this.error.hidden = false;
  }

  #part(component) {
    if (component.type === TEXT) return prose(component.content, this.reader);
    if (component.type === ACTION_ROW) return component.components.map((inner) => this.#field(inner, inner.label, null));
    if (component.type === LABEL) return this.#field(component.component, component.label, component.description);
    return el("p.small", {}, this.reader.say("unknownPart", { n: component.type }));
  }

  #field(component, label, description) {
    const field = modalField(component, label, description, this.reader);
    this.#fields.push(field);
    return field.node;
  }

  #send(event) {
    event.preventDefault();
    if (this.submit.disabled) return;
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focusable?.focus();
      return;
    }
    const filled = this.#fields.filter((field) => field.customId);
    this.acts.submit(Object.fromEntries(filled.map((field) => [field.customId, field.value()])));
  }

  #key(event) {
    if (event.key === "Escape") this.acts.close();
    if (event.key !== "Tab") return;
    const stops = [...this.form.querySelectorAll("button, input, textarea, [tabindex='0']")].filter((n) => !n.disabled && n.offsetParent);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  }
}
