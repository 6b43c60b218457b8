// Buttons and selects of messages.

import { el, icon } from "./dom.js";
import { partialEmoji } from "./media.js";
import { Picker, choicesOf } from "./picker.js";

const STYLES = { 1: "primary", 2: "plain", 3: "success", 4: "danger", 5: "link" };
// Discord's own limit; what does not fit the column is cut by the style sheet.
const LONGEST_LABEL = 80;

/** A button of a message; a link opens its address, every other one is a click of this person. */
export function button(component, desk) {
  const label = (component.label ?? "").slice(0, LONGEST_LABEL);
  const content = [
    partialEmoji(component.emoji),
    label && el("span.label", {}, label),
    component.style === 5 && icon("outside"),
  ];
  const name = label ? null : (component.emoji?.name ?? null);
  const kind = `.control.${STYLES[component.style] ?? "plain"}`;
  if (component.style === 5 && !component.disabled && /^https?:/.test(component.url)) {
    return el(
      `a${kind}`,
      { href: component.url, target: "_blank", rel: "noopener noreferrer", title: label || component.url, "aria-label": name },
      content,
    );
  }
  return el(
    `button${kind}`,
    {
      type: "button",
      disabled: component.disabled || component.style === 5,
      title: label || null,
      "aria-label": name,
      data: component.custom_id ? { customId: component.custom_id } : {},
      onclick: (event) => isFree(event.currentTarget) && desk.click(component.custom_id),
    },
    content,
  );
}

/** A select of a message: shows what is chosen, opens the list of choices, sends when the choice is made. */
export function select(component, desk) {
  const choices = choicesOf(component, desk.reader);
  const chosen = choices.filter((choice) => choice.chosen);
  const face = el("span.select-face");
  const node = el(
    "button.control.select",
    {
      type: "button",
      disabled: component.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      data: { customId: component.custom_id },
    },
    face,
    icon("chevron"),
  );
  showChosen(face, chosen, component, desk.reader);
  const picker = new Picker(node, {
    choices,
    least: component.min_values ?? 1,
    most: component.max_values ?? 1,
    clearable: component.min_values === 0,
    reader: desk.reader,
    onPick: (picked) => {
      showChosen(face, picked, component, desk.reader);
      desk.select(component.custom_id, component.type, picked.map((choice) => choice.value));
    },
  });
  node.addEventListener("click", () => isFree(node) && picker.toggle());
  // A redrawn message looks here for a list that was open.
  node.picker = picker;
  return node;
}

export function showChosen(face, chosen, component, reader) {
  const many = (component.max_values ?? 1) > 1;
  face.classList.toggle("placeholder", !chosen.length);
  if (!chosen.length) {
    face.replaceChildren(component.placeholder || reader.say(many ? "chooseMany" : "chooseOne"));
    return;
  }
  face.replaceChildren(
    ...chosen.map((choice) =>
      el(many ? "span.pill" : "span.single", {}, partialEmoji(choice.emoji), el("span.label", {}, choice.label)),
    ),
  );
}

/** Whether a control may be used: not greyed out by the bot, and its message waits for no answer. */
function isFree(node) {
  return !node.disabled && node.getAttribute("aria-disabled") !== "true";
}

/**
 * Shows that a message waits for the answer to one control: a spinner there, the others dead meanwhile.
 * `aria-disabled` and not `disabled`, so that the keyboard's focus stays. Null ends the wait.
 */
export function markWaiting(root, customId) {
  for (const node of root.querySelectorAll("button[data-custom-id]")) {
    const waits = customId !== null && node.dataset.customId === customId;
    node.classList.toggle("waiting", waits);
    setState(node, "aria-busy", waits);
    setState(node, "aria-disabled", customId !== null);
  }
}

function setState(node, name, on) {
  if (on) node.setAttribute(name, "true");
  else node.removeAttribute(name);
}
