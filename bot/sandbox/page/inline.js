// Discord's inline markdown as a tree: [{is: "text", text}, {is: "bold", of: [...]}, ...]. Pure, no DOM.

// Order matters: the first rule that matches at a place wins. Each makes a node from its match, or null to decline.
const RULES = [
  ["\\", /\\([^0-9A-Za-z\s])/y, (m) => ({ is: "text", text: m[1] })],
  // The run of backticks is taken whole (a look-ahead does not go back), else a long run takes seconds.
  ["`", /(?<!`)(?=(`+))\1([^`]|[^`][^]*?[^`])\1(?!`)/y, (m) => ({ is: "code", text: m[2].replace(/^ (?=`)|(?<=`) $/g, "") })],
  ["<", /<@!?(\d{1,20})>/y, (m) => ({ is: "user", id: m[1] })],
  ["<", /<@&(\d{1,20})>/y, (m) => ({ is: "role", id: m[1] })],
  ["<", /<#(\d{1,20})>/y, (m) => ({ is: "channel", id: m[1] })],
  ["<", /<a?:(\w{1,32}):(\d{1,20})>/y, (m) => ({ is: "emoji", name: m[1], id: m[2] })],
  ["<", /<\/([^:<>]{1,100}):(\d{1,20})>/y, (m) => ({ is: "command", name: m[1], id: m[2] })],
  ["<", /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ is: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  ["<", /<(https?:\/\/[^\s<>]+)>/y, (m) => ({ is: "link", url: m[1], of: [{ is: "text", text: m[1] }] })],
  ["@", /@(everyone|here)\b/y, (m) => ({ is: "all", name: m[1] })],
  ["h", /https?:\/\/[^\s<]+[^\s<.,:;"'\])!?*_~|]/y, (m) => ({ is: "link", url: m[0], of: [{ is: "text", text: m[0] }] })],
  [
    "[",
    /\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(\s*<?(https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s+"([^"]*)")?\s*\)/y,
    (m, depth) => ({ is: "link", url: m[2], title: m[3], of: parse(m[1], depth) }),
  ],
  ["*", /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, (m, depth) => ({ is: "bold", of: parse(m[1], depth) })],
  ["_", /__((?:\\[^]|[^\\])+?)__(?!_)/y, (m, depth) => ({ is: "underline", of: parse(m[1], depth) })],
  ["~", /~~((?:\\[^]|[^\\])+?)~~/y, (m, depth) => ({ is: "strike", of: parse(m[1], depth) })],
  ["|", /\|\|((?:\\[^]|[^\\])+?)\|\|/y, (m, depth) => ({ is: "spoiler", of: parse(m[1], depth) })],
  // A star that opens stands before a word, an underscore that closes stands at its end (so snake_case stays).
  [
    "*",
    /\*(?=\S)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    (m, depth) => ({ is: "italic", of: parse(m[1], depth) }),
  ],
  [
    "_",
    /(?<![\p{L}\p{N}])_((?:__|\\[^]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy,
    (m, depth) => ({ is: "italic", of: parse(m[1], depth) }),
  ],
];

const STARTS = new Map();
for (const [start, pattern, make] of RULES) STARTS.set(start, [...(STARTS.get(start) ?? []), [pattern, make]]);

const MAX_DEPTH = 12;

/** The tree of one run of text. */
export function parse(text, depth = 0) {
  if (depth > MAX_DEPTH) return [{ is: "text", text }];
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push({ is: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const found = matchAt(text, at, depth);
    if (!found) {
      plain += text[at++];
      continue;
    }
    if (found.node.is === "text") plain += found.node.text;
    else {
      flush();
      nodes.push(found.node);
    }
    at += found.length;
  }
  flush();
  return nodes;
}

function matchAt(text, at, depth) {
  for (const [pattern, make] of STARTS.get(text[at]) ?? []) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: make(match, depth + 1), length: match[0].length };
  }
  return null;
}

// One after the other and not as one pattern with a plus: skin tones are emojis too, which would be tried both ways.
const EMOJI = /<a?:\w{1,32}:\d{1,20}>|\p{RGI_Emoji}/gv;
const MOST_JUMBO = 30;

/** Whether a message is nothing but emojis, which Discord then shows large. */
export function isOnlyEmojis(text) {
  const count = text.match(EMOJI)?.length ?? 0;
  return count > 0 && count <= MOST_JUMBO && !text.replace(EMOJI, "").trim();
}
