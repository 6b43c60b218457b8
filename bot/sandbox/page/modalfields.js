// The fields of a form: lines and pages of text, selects, radio buttons, check boxes.

import { showChosen } from "./controls.js";
import { el, icon } from "./dom.js";
import { Picker, choicesOf } from "./picker.js";

const PARAGRAPH = 2;
const LONGEST_TEXT = 4000;

const KINDS = { 3: selectField, 4: textField, 5: selectField, 6: selectField, 7: selectField, 8: selectField, 21: ticks, 22: ticks, 23: tick };

let count = 0;

/**
 * A field: {node, customId, focusable, value(), check()}; `check` shows what is wrong and tells whether all is well.
 */
export function modalField(component, label, description, reader) {
  const make = KINDS[component.type];
  if (!make) return { node: el("p.small", {}, reader.say("unknownPart", { n: component.type })), check: () => true };
  const id = `field-${++count}`;
  const inner = make(component, reader, id);
  const required = component.required !== false && component.type !== 23;
  const error = el("p.field-error", { role: "alert", hidden: true });
  const node = el(
    "div.field",
    {},
    el("label.field-name", { for: id }, label, required && el("span.star", { "aria-hidden": "true" }, " *")),
    description && el("p.field-hint", {}, description),
    inner.node,
    error,
  );
  const check = () => {
    const problem = inner.problem(required);
    error.textContent = problem ?? "";
    error.hidden = !problem;
    return !problem;
  };
  return { ...inner, node, check, customId: component.custom_id };
}

function textField(component, reader, id) {
  const shape = {
    id,
    placeholder: component.placeholder ?? null,
    maxlength: component.max_length ?? LONGEST_TEXT,
    "aria-required": String(component.required !== false),
    data: { customId: component.custom_id },
  };
  const input = component.style === PARAGRAPH ? el("textarea", { ...shape, rows: 4 }) : el("input", { ...shape, type: "text", autocomplete: "off" });
  input.value = component.value ?? "";
  const problem = (required) => {
    if (!input.value.trim()) return required ? reader.say("fillIn") : null;
    const least = component.min_length ?? 0;
    return input.value.length < least ? reader.say("tooShort", { n: least }) : null;
  };
  return { node: input, focusable: input, value: () => input.value, problem };
}

function selectField(component, reader, id) {
  const choices = choicesOf(component, reader);
  const face = el("span.select-face");
  const button = el(
    "button.control.select",
    { id, type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", data: { customId: component.custom_id } },
    face,
    icon("chevron"),
  );
  let chosen = choices.filter((choice) => choice.chosen);
  showChosen(face, chosen, component, reader);
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  const picker = new Picker(button, {
    choices,
    // What is too few is said when the form is sent.
    least: 0,
    clearable: least === 0,
    most: component.max_values ?? 1,
    reader,
    onPick: (picked) => {
      chosen = picked;
      showChosen(face, chosen, component, reader);
    },
  });
  button.addEventListener("click", () => picker.toggle());
  const problem = () => countProblem(chosen.length, least, component.max_values ?? 1, reader);
  return { node: button, focusable: button, value: () => chosen.map((choice) => choice.value), problem };
}

/** Radio buttons (21, one value) or check boxes (22, several). */
function ticks(component, reader, id) {
  const one = component.type === 21;
  const boxes = component.options.map((option, at) => {
    const shape = { type: one ? "radio" : "checkbox", name: id, value: option.value, checked: option.default === true };
    return { box: el("input", at ? shape : { ...shape, id }), option };
  });
  const node = el(
    "div.ticks",
    { role: one ? "radiogroup" : "group", data: { customId: component.custom_id } },
    boxes.map(({ box, option }) =>
      el("label.tick", {}, box, el("span", {}, option.label, option.description && el("span.field-hint", {}, option.description))),
    ),
  );
  const ticked = () => boxes.filter(({ box }) => box.checked).map(({ option }) => option.value);
  const problem = (required) =>
    one
      ? required && !ticked().length
        ? reader.say("fillIn")
        : null
      : countProblem(ticked().length, required ? (component.min_values ?? 1) : 0, component.max_values ?? boxes.length, reader);
  return { node, focusable: boxes[0]?.box, value: ticked, problem };
}

function tick(component, reader, id) {
  const box = el("input", { id, type: "checkbox", checked: component.default === true, data: { customId: component.custom_id } });
  return { node: box, focusable: box, value: () => box.checked, problem: () => null };
}

function countProblem(number, least, most, reader) {
  if (number < least) return least === 1 ? reader.say("fillIn") : reader.say("tooFew", { n: least });
  return number > most ? reader.say("tooMany", { n: most }) : null;
}
