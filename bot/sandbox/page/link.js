// The push connection to the sandbox server: requests with an answer each, frames from the server, reconnecting.

const FIRST_RETRY = 400;
const LAST_RETRY = 4000;

/** A request that was not done: the server's reason, or that the line is down. */
export class Refused extends Error {}

export class Link {
  #socket = null;
  #next = 1;
  #waiting = new Map();
  #retry = FIRST_RETRY;

  /** `onFrame(frame)` gets every frame but the answers to requests; `onUp(bool)` tells when the line opens and drops. */
  constructor(onFrame, onUp) {
    this.onFrame = onFrame;
    this.onUp = onUp;
  }

  get up() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open() {
    const address = new URL("/live", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#retry = FIRST_RETRY;
      this.onUp(true);
    });
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#dropped());
  }

  /** Sends a request; resolves with the server's answer when it is done, rejects with `Refused`. */
  ask(request) {
    if (!this.up) return Promise.reject(new Refused("offline"));
    const n = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, n }));
    });
  }

  #receive(frame) {
    if (frame.t !== "done") {
      this.onFrame(frame);
      return;
    }
    const waiting = this.#waiting.get(frame.n);
    this.#waiting.delete(frame.n);
    if (frame.error) waiting?.reject(new Refused(frame.error));
    else waiting?.resolve(frame);
  }

  #dropped() {
    for (const { reject } of this.#waiting.values()) reject(new Refused("offline"));
    this.#waiting.clear();
    this.onUp(false);
    setTimeout(() => this.open(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }
}
