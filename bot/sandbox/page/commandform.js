// The form of a chosen slash command: a field for each of its options.

import { Completion } from "./completion.js";
import { el, icon } from "./dom.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
// So many optional fields stand open; more of them are folded away.
const OPEN_OPTIONAL = 3;
let count = 0;

/** `acts`: {send(values), complete(values) promising choices, cancel()}; `preset`: values by option name. */
export function commandForm(entry, reader, acts, preset = {}) {
  const fields = entry.options.map((option) => makeField(option, reader, preset[option.name], (typed) => complete(option, typed)));
  const required = fields.filter((field) => field.option.required);
  const optional = fields.filter((field) => !field.option.required);
  const folded = optional.slice(OPEN_OPTIONAL);
  const send = el("button.control.primary", { type: "submit", data: { act: "send-command" } }, icon("send"), reader.say("send"));
  const form = el(
    "form.command-form",
    {
      novalidate: true,
      "aria-label": `/${entry.label}`,
      data: { command: entry.path.join(" ") },
      onsubmit: (event) => {
        event.preventDefault();
        const values = collect(fields, reader);
        if (values) acts.send(values);
      },
      onkeydown: (event) => {
        if (event.key === "Escape") acts.cancel();
        // A list that is shut: Enter sends, as in a line of text.
        if (event.key === "Enter" && event.target.tagName === "SELECT") {
          event.preventDefault();
          form.requestSubmit();
        }
      },
    },
    el(
      "header",
      {},
      el("strong", {}, `/${entry.label}`),
      el("span", {}, entry.description),
      el("button.round", { type: "button", "aria-label": reader.say("cancel"), onclick: acts.cancel }, icon("close")),
    ),
    el(
      "div.fields",
      {},
      [...required, ...optional.slice(0, OPEN_OPTIONAL)].map((field) => field.node),
      folded.length
        ? el("details", { open: folded.some((field) => field.input.value) }, el("summary", {}, reader.say("more")), el("div.fields", {}, folded.map((field) => field.node)))
        : null,
    ),
    el("footer", {}, send),
  );
  /** Asks for the choices of one option, with the others as far as they are filled in. */
  function complete(option, typed) {
    const others = fields.filter((field) => field.option !== option && isFilled(field) && !problemOf(field, reader)).map(given);
    return acts.complete([...others, { name: option.name, type: option.type, value: typed, focused: true }]);
  }
  form.focusFirst = () => (required.find((field) => !field.input.value)?.input ?? send).focus();
  return form;
}

function makeField(option, reader, preset, ask) {
  const choices = choicesOf(option, reader);
  const completion = option.autocomplete ? new Completion(option, reader, ask) : null;
  const input = completion?.input ?? (choices ? choiceInput(option, choices, reader) : textInput(option));
  input.id = `option-${++count}`;
  input.dataset.option = option.name;
  input.setAttribute("aria-describedby", `${input.id}-hint`);
  if (preset !== undefined) input.value = choices ? indexOf(choices, preset) : String(preset);
  const error = el("span.field-error", { role: "alert", hidden: true });
  const node = el(
    "div.field",
    {},
    el("label.field-name", { for: input.id }, option.label, option.required && el("span.field-note", {}, ` ${reader.say("required")}`)),
    completion?.node ?? input,
    el("span.field-hint", { id: `${input.id}-hint` }, option.hint),
    error,
  );
  return { option, input, node, error, choices, completion };
}

function choicesOf(option, reader) {
  if (option.autocomplete) return null;
  if (option.choices.length) return option.choices;
  const people = () => reader.everybody().map((user) => ({ label: user.name, value: user.id }));
  const roles = [{ label: "@everyone", value: reader.guild }];
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: reader.say("yes"), value: true },
        { label: reader.say("no"), value: false },
      ];
    case 6:
      return people();
    case 7:
      return reader.channels().map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    case 8:
      return roles;
    case 9:
      return [...people(), ...roles];
    default:
      return null;
  }
}

/** The values of the choices are numbers, truths and words; the list holds their places. */
function choiceInput(option, choices, reader) {
  return el(
    "select",
    { required: option.required },
    el("option", { value: "" }, reader.say("notSet")),
    choices.map((choice, at) => el("option", { value: String(at) }, choice.label)),
  );
}

function indexOf(choices, preset) {
  const wanted = String(preset).replace(/^<?@/, "").replace(/>$/, "").toLowerCase();
  const at = choices.findIndex((choice) => String(choice.value) === wanted || choice.label.toLowerCase() === wanted);
  return at < 0 ? "" : String(at);
}

function textInput(option) {
  if (option.type === INTEGER || option.type === NUMBER) {
    return el("input", {
      type: "number",
      min: option.min_value,
      max: option.max_value,
      step: option.type === INTEGER ? 1 : "any",
      inputmode: option.type === INTEGER ? "numeric" : "decimal",
    });
  }
  return el("input", { type: "text", maxlength: option.max_length ?? 6000, autocomplete: "off" });
}

/** The filled-in values, or null after saying at the first wrong field what is wrong with it. */
function collect(fields, reader) {
  const values = [];
  let wrong = null;
  for (const field of fields) {
    const { input, error } = field;
    const problem = problemOf(field, reader);
    error.textContent = problem ?? "";
    error.hidden = !problem;
    input.setAttribute("aria-invalid", String(Boolean(problem)));
    if (problem) wrong ??= field;
    else if (isFilled(field)) values.push(given(field));
  }
  wrong?.input.focus();
  return wrong ? null : values;
}

function isFilled({ input }) {
  return input.value !== "";
}

function given({ option, input, choices, completion }) {
  const text = completion?.value ?? input.value;
  const number = option.type === INTEGER || option.type === NUMBER;
  return { name: option.name, type: option.type, value: choices ? choices[Number(text)].value : number ? Number(text) : text };
}

function problemOf({ option, input, choices, completion }, reader) {
  if (input.value === "" && !input.validity.badInput) return option.required ? reader.say("fillIn") : null;
  if (completion && option.type !== STRING && Number.isNaN(Number(completion.value))) return reader.say("badNumber");
  if (!choices && input.type === "number" && !input.validity.valid) return reader.say("badNumber");
  if (option.min_length && input.value.length < option.min_length) return reader.say("tooShort", { n: option.min_length });
  return null;
}
