// Embeds and attachments of messages in the older form.

import { moment } from "./clock.js";
import { el } from "./dom.js";
import { fileCard, gallery, localAddress, picture } from "./media.js";
import { line, prose } from "./prose.js";

export function colour(number) {
  return number === null || number === undefined ? null : `#${number.toString(16).padStart(6, "0")}`;
}

/** One embed as a card with a coloured edge. */
export function embedCard(embed, reader) {
  const edge = colour(embed.color);
  const body = el(
    "div.embed-body",
    {},
    embed.author && el("div.embed-author", {}, smallPicture(embed.author.icon_url), linked(embed.author.name, embed.author.url)),
    embed.title && el("h3.embed-title", {}, linked(line(embed.title, reader), embed.url)),
    embed.description && prose(embed.description, reader),
    embed.fields?.length ? el("dl.embed-fields", {}, embed.fields.map((field) => fieldNode(field, reader))) : null,
  );
  return el(
    "section.embed",
    { style: edge ? { "--edge": edge } : {} },
    el("div.embed-top", {}, body, embed.thumbnail && el("div.thumbnail", {}, picture(embed.thumbnail, "", reader))),
    embed.image && gallery([{ media: embed.image }], reader),
    (embed.footer || embed.timestamp) && footer(embed, reader),
  );
}

function linked(content, url) {
  return url ? el("a", { href: safeLink(url), target: "_blank", rel: "noopener noreferrer" }, content) : content;
}

function safeLink(url) {
  return /^https?:\/\//.test(url) ? url : null;
}

function smallPicture(url) {
  const src = localAddress(url);
  return src && el("img.small-picture", { src, alt: "" });
}

function fieldNode(field, reader) {
  return el(
    field.inline ? "div.inline" : "div",
    {},
    el("dt", {}, line(field.name, reader)),
    el("dd", {}, prose(field.value, reader)),
  );
}

function footer(embed, reader) {
  const parts = [];
  if (embed.footer?.text) parts.push(embed.footer.text);
  if (embed.timestamp) parts.push(moment(Date.parse(embed.timestamp) / 1000, "f", reader.locale));
  return el("p.embed-footer", {}, smallPicture(embed.footer?.icon_url), parts.join(" • "));
}

/** Attachments that no embed or component shows already. */
export function attachments(message, reader) {
  const shown = JSON.stringify([message.embeds ?? [], message.components ?? []]);
  const loose = (message.attachments ?? []).filter((file) => !shown.includes(JSON.stringify(file.url)));
  const pictures = loose.filter((file) => file.content_type?.startsWith("image/"));
  const files = loose.filter((file) => !file.content_type?.startsWith("image/"));
  return [
    pictures.length
      ? gallery(pictures.map((file) => ({ media: file, description: file.description })), reader)
      : null,
    ...files.map((file) => fileCard(file.url, file.filename, file.size, reader)),
  ];
}
