// Building elements. Text given here always becomes a text node: nothing on this page is ever parsed as HTML.

/**
 * Makes an element: `el("button.primary", {type: "button", onclick: f}, "Join", icon)`.
 * Properties with "on" are listeners, `data` and `style` are objects, null, undefined and false are left out.
 */
export function el(kind, props = {}, ...children) {
  const [tag, ...classes] = kind.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  setProps(node, props);
  node.append(...solid(children));
  return node;
}

export function setProps(node, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "style") for (const [key, entry] of Object.entries(value)) node.style.setProperty(key, entry);
    else node.setAttribute(name, value === true ? "" : value);
  }
}

/** Children without the gaps that conditions leave, flattened. */
export function solid(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

const SVG = "http://www.w3.org/2000/svg";

const STROKES = {
  reload: "M20 11a8 8 0 1 0-.6 4M20 4v7h-7",
  close: "M6 6l12 12M18 6L6 18",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  outside: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  send: "M4 12l16-8-6 16-3-6.5z",
  plus: "M12 5v14M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  warn: "M12 4l9 16H3zM12 10v4M12 17v.5",
  cards: "M4 7.5l8-3 5 12.5-8 3zM14 5.5l5.5 1.6-3.4 11.6",
};

/** A line drawing of 24 units, in the colour of its text. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}
