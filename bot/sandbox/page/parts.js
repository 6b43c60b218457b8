// Components of a message as elements: rows of controls and the Components V2 layout.

import { button, select } from "./controls.js";
import { el } from "./dom.js";
import { colour } from "./embed.js";
import { fileCard, gallery, picture } from "./media.js";
import { prose } from "./prose.js";

export const V2 = 1 << 15;

const KINDS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, desk) => prose(part.content, desk.reader),
  11: thumbnail,
  12: (part, desk) => gallery(part.items, desk.reader),
  13: (part, desk) => fileCard(part.file.url, part.name, part.size, desk.reader),
  14: separator,
  17: container,
};

/**
 * The element of one component. `desk` is what a component needs to know of its message:
 * {reader, click(customId), select(customId, type, values), picker}.
 */
export function part(component, desk) {
  const make = KINDS[component.type];
  return make ? make(component, desk) : el("p.small", {}, desk.reader.say("unknownPart", { n: component.type }));
}

function row(component, desk) {
  return el("div.row", {}, component.components.map((inner) => part(inner, desk)));
}

function section(component, desk) {
  return el(
    "div.section",
    {},
    el("div.section-text", {}, component.components.map((inner) => part(inner, desk))),
    component.accessory && el("div.section-side", {}, part(component.accessory, desk)),
  );
}

function thumbnail(component, desk) {
  return el("div.thumbnail", {}, picture(component.media, component.description, desk.reader, { spoiler: component.spoiler }));
}

function separator(component) {
  const wide = component.spacing === 2 ? ".wide" : "";
  return component.divider === false ? el(`div.gap${wide}`) : el(`hr.gap${wide}`);
}

function container(component, desk) {
  const edge = colour(component.accent_color);
  const node = el(
    "div.container",
    { style: edge ? { "--edge": edge } : {} },
    component.components.map((inner) => part(inner, desk)),
  );
  if (edge) node.classList.add("edged");
  if (component.spoiler) {
    node.classList.add("covered");
    node.addEventListener("click", () => node.classList.remove("covered"), { once: true });
  }
  return node;
}
