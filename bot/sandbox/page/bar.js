// The bar over the columns: what concerns the whole table. On a phone its tools open from the menu below.

import { LANGUAGES } from "./column.js";
import { moment, now } from "./clock.js";
import { el, icon, solid } from "./dom.js";

const SIZES = [12, 13, 14, 15, 16, 18, 20, 22];
const USUAL_SIZE = 4;
const DELAYS = [0, 300];

export class Bar {
  #size = USUAL_SIZE;

  /** `app`: {ask(request), active() the person in front on a phone, added()}. */
  constructor(say, locale, app) {
    this.say = say;
    this.locale = locale;
    this.app = app;
    this.bot = el("span.bot-state", { role: "status", data: { testid: "bot-state" } });
    this.clock = el("span.clock", { title: say("clock"), data: { testid: "clock" } });
    this.head = el(
      "header.bar",
      {},
      el("h1", {}, el("span.bird.mark", { "aria-hidden": "true" }), "Kuckuck", el("span.brand-note", {}, say("sandbox"))),
      this.bot,
      this.clock,
    );
    this.restart = this.#tool("restart", say("restart"), () => this.#restart());
    this.delays = DELAYS.map((ms) => this.#delay(ms));
    this.tools = el(
      "div.tools",
      { data: { testid: "tools" } },
      this.#personTools(),
      el("h2.sheet-title", {}, say("table")),
      this.#addPerson(),
      this.#tool("advance", say("advance"), () => app.ask({ do: "advance", seconds: 900 }), say("advanceHint")),
      this.restart,
      el("div.group", { role: "group", title: say("latencyHint"), "aria-label": say("latency") }, el("span", {}, say("latency")), this.delays),
      el(
        "div.group",
        { role: "group" },
        this.#resize("smaller", "A−", -1),
        this.#resize("larger", "A+", 1),
      ),
      el("button.control.plain.sheet-close", { type: "button", data: { act: "menu-close" }, onclick: () => this.toggleMenu(false) }, say("close")),
    );
    this.notice = el("p.notice", { role: "alert", hidden: true });
    this.backdrop = el("div.backdrop", { onclick: () => this.toggleMenu(false) });
    this.tools.addEventListener("keydown", (event) => event.key === "Escape" && this.toggleMenu(false));
  }

  #tool(act, label, onclick, title = null) {
    return el("button.control.plain", { type: "button", title, data: { act }, onclick }, el("span.label", {}, label));
  }

  #delay(ms) {
    return el(
      "button",
      {
        type: "button",
        "aria-pressed": String(ms === 0),
        data: { act: `latency-${ms}` },
        onclick: () => this.app.ask({ do: "latency", ms }).then(() => this.showDelay(ms)),
      },
      ms ? `${ms} ms` : "0",
    );
  }

  showDelay(ms) {
    DELAYS.forEach((known, at) => this.delays[at].setAttribute("aria-pressed", String(known === ms)));
  }

  #resize(act, text, step) {
    const press = () => {
      this.#size = Math.max(0, Math.min(SIZES.length - 1, this.#size + step));
      document.documentElement.style.fontSize = `${SIZES[this.#size]}px`;
    };
    return el("button", { type: "button", title: this.say(act), "aria-label": this.say(act), data: { act }, onclick: press }, text);
  }

  #addPerson() {
    const name = el("input", { type: "text", maxlength: 32, required: true, autocomplete: "off", data: { testid: "new-name" } });
    const language = el("select", { data: { testid: "new-locale" } }, LANGUAGES.map(([locale, , long]) => el("option", { value: locale }, long)));
    if (!this.locale.startsWith("de")) language.value = "en-US";
    const form = el(
      "form.add-form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          if (!name.value.trim()) return;
          this.app.ask({ do: "add_person", name: name.value.trim(), locale: language.value }).then(() => {
            name.value = "";
            details.open = false;
            this.toggleMenu(false);
            this.app.added();
          });
        },
      },
      el("label", {}, this.say("name"), name),
      el("label", {}, this.say("language"), language),
      el("button.control.success", { type: "submit", data: { act: "add" } }, this.say("add")),
    );
    const details = el(
      "details.add",
      {
        ontoggle: () => details.open && name.focus(),
        onkeydown: (event) => {
          if (event.key !== "Escape") return;
          details.open = false;
          event.stopPropagation();
        },
      },
      el("summary.control.plain", { data: { act: "add-person" } }, icon("plus"), el("span.label", {}, this.say("addPerson"))),
      form,
    );
    document.addEventListener("pointerdown", (event) => {
      if (details.open && !details.contains(event.target)) details.open = false;
    });
    return details;
  }

  /** What the header of a column holds on a wide screen, for the person in front on a phone. */
  #personTools() {
    this.personTools = el("div.person-tools", { data: { testid: "person-tools" } });
    return this.personTools;
  }

  toggleMenu(open = !this.tools.classList.contains("open")) {
    const column = this.app.active();
    this.personTools.replaceChildren(...(column ? solid(this.#toolsOf(column)) : []));
    this.tools.classList.toggle("open", open);
    this.backdrop.classList.toggle("open", open);
    const button = document.querySelector("[data-act=menu]");
    button.setAttribute("aria-expanded", String(open));
    if (open) this.tools.querySelector("button")?.focus();
    else if (this.tools.contains(document.activeElement)) button.focus();
  }

  #toolsOf(column) {
    const { say } = column.reader;
    const close = () => this.toggleMenu(false);
    return [
      el("h2.sheet-title", {}, column.person.name),
      column.channelPicker(),
      el(
        "div.group",
        { role: "group", "aria-label": say("language", { name: column.person.name }) },
        LANGUAGES.map(([locale, , long]) =>
          el(
            "button",
            {
              type: "button",
              "aria-pressed": String(column.person.locale.slice(0, 2) === locale.slice(0, 2)),
              data: { act: `sheet-locale-${locale}` },
              onclick: () => column.setLocale(locale).then(close),
            },
            long,
          ),
        ),
      ),
      this.#tool("sheet-reload", say("reloadShort"), () => {
        column.reload();
        close();
      }),
      !column.person.owner && this.#tool("sheet-remove", say("removeShort"), (event) => {
        const button = event.currentTarget;
        if (button.classList.contains("sure")) close();
        column.remove(button);
      }),
    ];
  }

  async #restart() {
    if (this.restart.getAttribute("aria-disabled") === "true") return;
    this.restart.classList.add("waiting");
    this.restart.setAttribute("aria-disabled", "true");
    try {
      await this.app.ask({ do: "restart_bot" });
    } finally {
      this.restart.classList.remove("waiting");
      this.restart.removeAttribute("aria-disabled");
    }
  }

  showBot(online) {
    this.bot.className = online ? "bot-state online" : "bot-state";
    this.bot.replaceChildren(el("span.lamp", { "aria-hidden": "true" }), el("span", {}, this.say(online ? "online" : "offline")));
  }

  showClock() {
    const text = moment(now() / 1000, "t", this.locale);
    if (this.clock.textContent !== text) this.clock.textContent = text;
  }

  /** A line over everything, or null for none. */
  showNotice(text) {
    this.notice.hidden = !text;
    this.notice.textContent = text ?? "";
  }
}
