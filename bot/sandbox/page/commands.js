// The bot's slash commands as entries a person can pick, and what was typed as an entry with values. Pure, no DOM.

const GUILD = 0;
const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

export function localName(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

export function localDescription(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description ?? "";
}

/** The commands that Discord offers this person here: not those for direct messages, nor for moderators only. */
export function usable(commands, person) {
  const trusted = person?.owner || person?.moderator;
  return commands.filter((command) => {
    const open = (command.default_member_permissions ?? null) === null;
    return (open || trusted) && (command.contexts ?? [GUILD]).includes(GUILD);
  });
}

/**
 * Every command and subcommand as one flat entry:
 * {path: ["settings", "show"], label: "einstellungen zeigen", description, options}.
 */
export function entries(commands, locale) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => flatten(command, [], [], locale))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

function flatten(thing, path, labels, locale) {
  const here = [...path, { name: thing.name, type: thing.type }];
  const named = [...labels, localName(thing, locale)];
  const options = thing.options ?? [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => flatten(option, here, named, locale));
  return [
    {
      path: here.map((step) => step.name),
      label: named.join(" "),
      description: localDescription(thing, locale),
      // Inside a command the kinds count: 2 for its group, 1 for the subcommand.
      kinds: here.map((step) => step.type),
      options: options.map((option) => localOption(option, locale)),
    },
  ];
}

function localOption(option, locale) {
  return {
    ...option,
    label: localName(option, locale),
    hint: localDescription(option, locale),
    choices: (option.choices ?? []).map((choice) => ({ label: localName(choice, locale), value: choice.value })),
  };
}

/** Entries that fit what stands after the slash: by their shown or their own name, best first. */
export function matching(all, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (entry) => {
    const names = [entry.label.toLowerCase(), entry.path.join(" ").toLowerCase()];
    if (names.some((name) => wanted === name || wanted.startsWith(`${name} `))) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return all.filter((entry) => rank(entry) < 3).sort((a, b) => rank(a) - rank(b));
}

/** Values typed behind a command ("game:kille seats:4") by option name; names the entry has not are left out. */
export function typedValues(entry, typed) {
  const values = {};
  const found = [...typed.matchAll(/(?:^|\s)([^\s:]+):/g)];
  found.forEach((match, at) => {
    const option = entry.options.find((one) => one.label === match[1] || one.name === match[1]);
    const text = typed.slice(match.index + match[0].length, found[at + 1]?.index).trim();
    if (!option || !text) return;
    const choice = option.choices.find((one) => one.label.toLowerCase() === text.toLowerCase() || String(one.value) === text);
    values[option.name] = choice ? choice.value : text;
  });
  return values;
}

/** The request of an entry with its values [{name, type, value}], subcommands wrapped as Discord does. */
export function slashRequest(entry, values) {
  let options = values;
  for (let depth = entry.path.length - 1; depth > 0; depth--) {
    options = [{ name: entry.path[depth], type: entry.kinds[depth], options }];
  }
  return { do: "slash", command: entry.path[0], options };
}
