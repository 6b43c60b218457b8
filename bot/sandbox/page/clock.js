// The clock of the sandbox and the forms in which Discord shows a moment.

let base = Date.now();
let basedAt = performance.now();

/** Sets the clock to the server's time (milliseconds). */
export function setClock(now) {
  base = now;
  basedAt = performance.now();
}

export function now() {
  return base + performance.now() - basedAt;
}

const FORMS = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const formats = new Map();

function format(locale, style) {
  const key = `${locale} ${style}`;
  if (!formats.has(key)) {
    formats.set(
      key,
      style === "R"
        ? new Intl.RelativeTimeFormat(locale, { numeric: "always" })
        : new Intl.DateTimeFormat(locale, FORMS[style] ?? FORMS.f),
    );
  }
  return formats.get(key);
}

/**
 * "in 30 seconds": whole seconds, so that every countdown of the page steps at the same moment; larger units are
 * rounded, and what rounds to a full hour is an hour.
 */
function relative(unix, locale) {
  const seconds = unix - Math.floor(now() / 1000);
  const rounded = (length) => Math.round(Math.abs(seconds) / length) * length;
  const fits = ([, length], at) => rounded(UNITS[at + 1]?.[1] ?? 1) >= length;
  const [unit, size] = UNITS.find(fits) ?? UNITS.at(-1);
  const count = Math.round(Math.abs(seconds) / size);
  return format(locale, "R").format(seconds < 0 ? -count : count, unit);
}

/** A moment in seconds since 1970, as `<t:unix:style>` shows it in the reader's language. */
export function moment(unix, style, locale) {
  // Beyond this JavaScript has no date.
  if (Math.abs(unix) > 8.64e12) return String(unix);
  return style === "R" ? relative(unix, locale) : format(locale, style).format(new Date(unix * 1000));
}

/** Steps every relative time on the page, and `each()`, at each full second of the sandbox clock. */
export function startTicking(each) {
  const tick = () => {
    refreshTimes();
    each();
    setTimeout(tick, 1005 - (now() % 1000));
  };
  tick();
}

export function refreshTimes() {
  for (const time of document.querySelectorAll("time[data-style=R]")) {
    const text = moment(Number(time.dataset.unix), "R", time.dataset.locale);
    if (time.textContent !== text) time.textContent = text;
  }
}
