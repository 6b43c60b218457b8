// Discord's block markdown as a tree: paragraphs of lines, headings, small text, lists, quotes, code blocks. Pure, no DOM.

import { parse } from "./inline.js";

const FENCE = /```(?:([\w+.#-]*)\n)?([^]*?)\n*```/g;
const HEADING = /^(#{1,3})[ \t]+(\S.*)$/;
const SMALL = /^-#[ \t]+(\S.*)$/;
const ITEM = /^([ \t]*)([-*]|\d{1,10}\.)[ \t]+(\S.*)$/;

/** The blocks of a text. */
export function blocks(text, inQuote = false) {
  const found = [];
  let at = 0;
  // A code block keeps its text as it is, so it is cut out before anything else is looked at.
  for (const match of text.matchAll(FENCE)) {
    if (!match[2].trim() || isEscaped(text, match.index)) continue;
    found.push(...lines(text.slice(at, match.index).replace(/\n$/, ""), inQuote));
    found.push({ is: "pre", language: match[1] ?? "", text: match[2] });
    at = match.index + match[0].length;
    if (text[at] === "\n") at++;
  }
  const rest = text.slice(at);
  if (rest || !found.length) found.push(...lines(rest, inQuote));
  return found;
}

function isEscaped(text, at) {
  return at > 0 && text[at - 1] === "\\";
}

function lines(text, inQuote) {
  const found = [];
  const rows = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.some((row) => row.trim())) found.push({ is: "text", of: parse(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    const heading = HEADING.exec(row);
    const small = SMALL.exec(row);
    if (!inQuote && row.startsWith(">>> ")) {
      flush();
      found.push({ is: "quote", of: blocks([row.slice(4), ...rows.slice(at + 1)].join("\n"), true) });
      return found;
    }
    if (!inQuote && row.startsWith("> ")) {
      flush();
      const quoted = [];
      for (; at < rows.length && (rows[at].startsWith("> ") || rows[at] === ">"); at++) {
        quoted.push(rows[at].slice(2));
      }
      at--;
      found.push({ is: "quote", of: blocks(quoted.join("\n"), true) });
    } else if (heading) {
      flush();
      found.push({ is: "heading", level: heading[1].length, of: parse(heading[2]) });
    } else if (small) {
      flush();
      found.push({ is: "small", of: parse(small[1]) });
    } else if (ITEM.test(row) && !/^\s*\*\*/.test(row)) {
      flush();
      const items = [];
      for (; at < rows.length && (ITEM.test(rows[at]) || (/^ +\S/.test(rows[at]) && items.length)); at++) {
        const item = ITEM.exec(rows[at]);
        // Numbers after bullets, or bullets after numbers, begin a list of their own.
        if (item && items.length && !item[1] && isOrdered(item[2]) !== isOrdered(items[0].mark)) break;
        if (item) items.push({ indent: item[1].length, mark: item[2], text: item[3] });
        else items.at(-1).text += `\n${rows[at].trim()}`;
      }
      at--;
      found.push(list(items));
    } else {
      plain.push(row);
    }
  }
  flush();
  return found;
}

function isOrdered(mark) {
  return /\d/.test(mark);
}

/** Items with their indents as nested lists. */
function list(items) {
  const [first] = items;
  const ordered = isOrdered(first.mark);
  const tree = { is: "list", ordered, start: ordered ? parseInt(first.mark, 10) : 1, items: [] };
  for (let at = 0; at < items.length; ) {
    const item = items[at++];
    const inner = [];
    while (at < items.length && items[at].indent > item.indent) inner.push(items[at++]);
    tree.items.push({ of: parse(item.text), inner: inner.length ? list(inner) : null });
  }
  return tree;
}
