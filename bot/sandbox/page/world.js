// What the server has told: people, channels, commands and who sees which message.

// Longer than any evening's scrolling; keeps the page light in a long session.
const KEPT_PER_CHANNEL = 120;

/** Ids are numbers of up to 20 digits, older ones are smaller. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export class World {
  guild = { id: "0", name: "" };
  channels = [];
  bot = { id: "0", name: "Kuckuck", online: false };
  people = [];
  commands = [];
  skew = 0;
  #public = new Map();
  #private = new Map();

  /** Replaces everything by a `state` frame. */
  reset(state) {
    this.guild = state.guild;
    this.channels = state.channels;
    this.bot = state.bot;
    this.people = state.people;
    this.commands = state.commands;
    this.skew = state.skew ?? 0;
    this.#public = new Map(state.messages.map((message) => [message.id, message]));
    this.#private = new Map();
    for (const [user, messages] of Object.entries(state.ephemerals ?? {})) {
      this.#private.set(user, new Map(messages.map((message) => [message.id, message])));
    }
  }

  /** Returns whether the message was not there before. An edit that arrives behind a newer one is dropped. */
  putPublic(message) {
    const fresh = put(this.#public, message);
    const here = this.inChannel(message.channel_id);
    for (const old of here.slice(0, Math.max(0, here.length - KEPT_PER_CHANNEL))) this.#public.delete(old.id);
    return fresh;
  }

  dropPublic(id) {
    this.#public.delete(id);
  }

  putPrivate(user, message) {
    if (!this.#private.has(user)) this.#private.set(user, new Map());
    return put(this.#private.get(user), message);
  }

  dropPrivate(user, id) {
    this.#private.get(user)?.delete(id);
  }

  inChannel(channel) {
    return [...this.#public.values()].filter((m) => m.channel_id === channel).sort((a, b) => compareIds(a.id, b.id));
  }

  /** What one person sees in a channel, oldest first. */
  seenBy(user, channel) {
    const own = [...(this.#private.get(user)?.values() ?? [])].filter((m) => m.channel_id === channel);
    return [...this.inChannel(channel), ...own].sort((a, b) => compareIds(a.id, b.id));
  }

  person(id) {
    return this.people.find((person) => person.id === id);
  }

  nameOf(id) {
    return id === this.bot.id ? this.bot.name : this.person(id)?.name;
  }
}

function put(messages, message) {
  const known = messages.get(message.id);
  if (!known || (message.rev ?? 0) >= (known.rev ?? 0)) messages.set(message.id, message);
  return !known;
}
