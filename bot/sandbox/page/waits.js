// What one person waits for: which click, command or form has been sent and is not answered yet, and which one failed.

// The server's own deadline is 3 s and a delayed line adds a second; beyond this the wait is forgotten.
const FORGET_AFTER = 9000;

/**
 * One thing sent: {kind: "control", message, customId}, {kind: "slash", label} or {kind: "modal", modal}.
 * The server names it by an interaction id a moment later (`thinking`).
 */
export class Waits {
  #open = new Set();
  #byInteraction = new Map();

  /** `changed(sent, outcome)` with outcome "begun", "answered", "failed" or "refused". */
  constructor(changed) {
    this.changed = changed;
    this.failedMessages = new Set();
  }

  begin(sent) {
    if (sent.message) this.failedMessages.delete(sent.message);
    this.#open.add(sent);
    sent.timer = setTimeout(() => this.#end(sent, "answered"), FORGET_AFTER);
    this.changed(sent, "begun");
    return sent;
  }

  /** The custom_id that a message waits for: "" when another window of this person sent it, null when it is free. */
  customIdOf(message) {
    const sent = [...this.#open].find((one) => one.message === message);
    return sent ? (sent.customId ?? "") : null;
  }

  get slash() {
    return [...this.#open].findLast((one) => one.kind === "slash") ?? null;
  }

  /** Names what was sent by its interaction. */
  thinking({ interaction, message }) {
    const unnamed = [...this.#open].filter((one) => !one.interaction);
    const sent =
      unnamed.find((one) => (one.message ?? null) === message) ??
      unnamed.find((one) => one.kind === "modal") ??
      this.begin({ kind: message ? "control" : "slash", message: message ?? undefined, label: "" });
    sent.interaction = interaction;
    this.#byInteraction.set(interaction, sent);
  }

  answered(frame) {
    this.#end(this.#named(frame), "answered");
  }

  failed(frame) {
    const sent = this.#named(frame) ?? { kind: frame.message ? "control" : "slash", message: frame.message };
    if (sent.message) this.failedMessages.add(sent.message);
    this.#end(sent, "failed");
  }

  refused(sent) {
    this.#end(sent, "refused");
  }

  /** Nothing is waited for any more: the person reloaded, or the line dropped. */
  clear() {
    for (const sent of this.#open) clearTimeout(sent.timer);
    this.#open.clear();
    this.#byInteraction.clear();
    this.failedMessages.clear();
  }

  #named({ interaction, message }) {
    return this.#byInteraction.get(interaction) ?? [...this.#open].find((one) => message && one.message === message);
  }

  #end(sent, outcome) {
    if (!sent) return;
    clearTimeout(sent.timer);
    this.#open.delete(sent);
    if (sent.interaction) this.#byInteraction.delete(sent.interaction);
    this.changed(sent, outcome);
  }
}
