// The round signs of people (their first letter) and of the bot (a bird).

import { el } from "./dom.js";

// Told apart by lightness too; each carries dark letters well.
const COLOURS = ["#e7b75f", "#8fc7a3", "#e79a86", "#9dbbe6", "#d3a5d8", "#c9cf7a", "#7fcbd0", "#e6adc1"];

export function avatar(id, name, isBot = false) {
  if (isBot) return el("span.avatar.bird", { "aria-hidden": "true" });
  const first = [...name.trim()][0] ?? "?";
  return el("span.avatar", { "aria-hidden": "true", style: { "--face": colourOf(id) } }, first.toUpperCase());
}

const given = new Map();

/** In the order of their coming, so that no two of the first eight are alike. */
function colourOf(id) {
  if (!given.has(id)) given.set(id, COLOURS[given.size % COLOURS.length]);
  return given.get(id);
}
