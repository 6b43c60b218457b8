// Markdown trees as elements, seen by one reader (names, language, clock).

import { moment } from "./clock.js";
import { el, solid } from "./dom.js";
import { emojiImage } from "./media.js";
import { isOnlyEmojis } from "./inline.js";
import { blocks } from "./markdown.js";
import { parse } from "./inline.js";

/** A text of a message as a block of elements. `reader` is a Reader; jumbo: large when only emojis. */
export function prose(text, reader, { jumbo = false } = {}) {
  const large = jumbo && isOnlyEmojis(text);
  return el(large ? "div.prose.jumbo" : "div.prose", {}, blocks(text).map((block) => blockNode(block, reader)));
}

/** A text in one line: emojis, bold and names, no blocks. */
export function line(text, reader) {
  return inlineNodes(parse(text), reader);
}

function blockNode(block, reader) {
  const within = () => inlineNodes(block.of, reader);
  switch (block.is) {
    case "heading":
      // The page itself holds h1 and h2.
      return el(`h${block.level + 2}.h${block.level}`, {}, within());
    case "small":
      return el("p.small", {}, within());
    case "quote":
      return el("blockquote", {}, block.of.map((inner) => blockNode(inner, reader)));
    case "pre":
      return el("pre", { tabindex: 0 }, el("code", {}, block.text));
    case "list":
      return listNode(block, reader);
    default:
      return el("p", {}, within());
  }
}

function listNode(list, reader) {
  return el(
    list.ordered ? "ol" : "ul",
    { start: list.ordered && list.start !== 1 ? list.start : null },
    list.items.map((item) => el("li", {}, inlineNodes(item.of, reader), item.inner && listNode(item.inner, reader))),
  );
}

function inlineNodes(nodes, reader) {
  return solid(nodes.map((node) => inlineNode(node, reader)));
}

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function inlineNode(node, reader) {
  switch (node.is) {
    case "text":
      return document.createTextNode(node.text);
    case "code":
      return el("code", {}, node.text);
    case "user":
      return el(node.id === reader.user ? "span.mention.me" : "span.mention", {}, `@${reader.nameOf(node.id)}`);
    case "role":
      return el("span.mention", {}, node.id === reader.guild ? "@everyone" : `@${reader.say("unknown")}`);
    case "all":
      return el("span.mention.me", {}, `@${node.name}`);
    case "channel":
      return el("span.mention", {}, `#${reader.channelName(node.id)}`);
    case "emoji":
      return emojiImage(node.id, node.name);
    case "command":
      return el("button.mention", { type: "button", onclick: () => reader.openCommand(node.name) }, `/${node.name}`);
    case "time":
      return timeNode(node, reader.locale);
    case "link":
      return el(
        "a",
        { href: node.url, target: "_blank", rel: "noopener noreferrer", title: node.title ?? null },
        inlineNodes(node.of, reader),
      );
    case "spoiler":
      return spoiler(inlineNodes(node.of, reader), reader);
    default:
      return el(TAGS[node.is], {}, inlineNodes(node.of, reader));
  }
}

function timeNode({ unix, style }, locale) {
  const sane = Math.abs(unix) <= 8.64e12;
  return el(
    "time",
    {
      datetime: sane ? new Date(unix * 1000).toISOString() : null,
      title: moment(unix, "F", locale),
      data: { unix, style, locale },
    },
    moment(unix, style, locale),
  );
}

function spoiler(children, reader) {
  const inner = el("span.spoiler-text", { "aria-hidden": "true", inert: true }, children);
  const cover = el("span.spoiler", { role: "button", tabindex: 0, "aria-label": reader.say("spoiler") }, inner);
  const show = () => {
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    inner.removeAttribute("aria-hidden");
    inner.removeAttribute("inert");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && show());
  return cover;
}
