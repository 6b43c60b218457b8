// Pictures and files of messages. Only the sandbox's own addresses are ever loaded.

import { el, icon } from "./dom.js";

const CDN = /^https:\/\/(?:cdn\.discordapp\.com|media\.discordapp\.net)\//;

/** Where the page finds a file of a payload: the sandbox's own address, or null for anything outside. */
export function localAddress(url) {
  if (!url) return null;
  if (CDN.test(url)) {
    const path = new URL(url).pathname;
    return `/cdn${path.startsWith("/emojis/") ? path.replace(/\.\w+$/, ".png") : path}`;
  }
  try {
    const address = new URL(url, location.href);
    return address.origin === location.origin ? address.pathname + address.search : null;
  } catch {
    return null;
  }
}

export function emojiImage(id, name) {
  return el("img.emoji", { src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

/** The emoji object of a button or option: an image, or the character itself. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  return emoji.id ? emojiImage(emoji.id, emoji.name) : el("span.emoji-char", { "aria-hidden": "true" }, emoji.name);
}

/** A picture with its alt text; pressing it shows it in full size. */
export function picture(media, alt, reader, { spoiler = false } = {}) {
  const src = localAddress(media.url);
  if (!src) return el("span.picture.outside", { role: "img", "aria-label": alt ?? null }, alt || reader.say("outside"));
  const image = el("img", { src, alt: alt || reader.say("picture") });
  if (media.width && media.height) image.style.aspectRatio = `${media.width} / ${media.height}`;
  const button = el("button.picture", { type: "button", title: alt || reader.say("enlarge") }, image);
  if (spoiler) button.classList.add("covered");
  button.addEventListener("click", () => {
    if (button.classList.contains("covered")) button.classList.remove("covered");
    else enlarge(src, alt, reader);
  });
  return button;
}

function enlarge(src, alt, reader) {
  const dialog = el(
    "dialog.lightbox",
    { onclick: () => dialog.close(), onclose: () => dialog.remove(), "aria-label": alt || reader.say("picture") },
    el("img", { src, alt: alt ?? "" }),
    el("button.round", { type: "button", "aria-label": reader.say("close") }, icon("close")),
  );
  document.body.append(dialog);
  dialog.showModal();
}

const UNITS = ["B", "kB", "MB"];

function sizeText(bytes, locale) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1000 ** power);
  return `${number} ${UNITS[power]}`;
}

/** A file to fetch: its name and size. */
export function fileCard(url, name, size, reader) {
  const src = localAddress(url);
  const label = name || url.split("?")[0].split("/").at(-1);
  return el(
    "div.file",
    {},
    icon("file"),
    el("a.file-name", { href: src ?? url, download: src ? label : null, target: "_blank", rel: "noopener noreferrer" }, label),
    size ? el("span.file-size", {}, sizeText(size, reader.locale)) : null,
  );
}

/** Up to ten pictures in a grid. */
export function gallery(items, reader) {
  return el(
    `div.gallery.of-${Math.min(items.length, 10)}`,
    {},
    items.map((item) => picture(item.media, item.description, reader, { spoiler: item.spoiler })),
  );
}

/**
 * Lets pictures of a redrawn message pass over without a blank moment: same address, same element;
 * another address shows the old picture and keeps its size until the new one is there.
 */
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll(".picture img")];
  for (const [at, image] of [...after.querySelectorAll(".picture img")].entries()) {
    const former = old[at];
    if (!former?.complete || !former.naturalWidth) continue;
    if (former.getAttribute("src") === image.getAttribute("src")) {
      former.alt = image.alt;
      image.replaceWith(former);
    } else if (!image.complete) {
      const ratio = image.style.aspectRatio;
      image.style.aspectRatio = `${former.naturalWidth} / ${former.naturalHeight}`;
      image.style.background = `center / contain no-repeat url(${JSON.stringify(former.src)})`;
      const settle = () => {
        image.style.aspectRatio = ratio;
        image.style.background = "";
      };
      image.addEventListener("load", settle, { once: true });
      image.addEventListener("error", settle, { once: true });
    }
  }
}
