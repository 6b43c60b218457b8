// One person's eyes: language, names and channels as this person sees them.

import { localName } from "./commands.js";
import { words } from "./words.js";

export class Reader {
  constructor(person, world, openCommand) {
    this.user = person.id;
    this.locale = person.locale;
    this.world = world;
    this.openCommand = openCommand;
    this.say = words(person.locale);
  }

  /** Changes when the same message would look different to this person. */
  get key() {
    const names = this.world.people.map((person) => `${person.id}${person.name}`).join();
    return [this.locale, names, this.world.channels.length, this.world.bot.name].join();
  }

  get guild() {
    return this.world.guild.id;
  }

  knownName(id) {
    return this.world.nameOf(id);
  }

  nameOf(id) {
    return this.world.nameOf(id) ?? this.say("unknown");
  }

  channelName(id) {
    return this.world.channels.find((channel) => channel.id === id)?.name ?? this.say("unknown");
  }

  channels() {
    return this.world.channels;
  }

  everybody() {
    return [...this.world.people, { id: this.world.bot.id, name: this.world.bot.name }];
  }

  isBot(author) {
    return author.bot === true || author.id === this.world.bot.id;
  }

  /** The name of a command ("play", "settings show") in this person's language. */
  commandName(path) {
    const [first, ...rest] = path.split(" ");
    let level = this.world.commands.find((command) => command.name === first);
    const names = [level ? localName(level, this.locale) : first];
    for (const part of rest) {
      level = level?.options?.find((option) => option.name === part);
      names.push(level ? localName(level, this.locale) : part);
    }
    return names.join(" ");
  }
}
