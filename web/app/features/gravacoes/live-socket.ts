import type {
  LiveClientMessage,
  LiveQuery,
  LiveServerMessage,
} from "@relato/shared/events/live.ts";

/** A third of the contract's LIVE_SILENCE_MS. */
const PING_MS = 15_000;
/** Beyond this the network is slower than speech: newer sound is left out, for these words are a convenience. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** Chunks kept until the connection stands: some eight seconds. */
const MAX_QUEUED = 32;
const MAX_PAUSE_MS = 30_000;

const base64 = (pcm: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(pcm), (byte) => String.fromCharCode(byte)).join(""));

/** The live connection: opens by itself again after a growing pause, until it is closed or the server says that it cannot. */
export class LiveSocket {
  readonly #query: LiveQuery;
  readonly #onMessage: (message: LiveServerMessage) => void;
  readonly #ping: ReturnType<typeof setInterval>;
  #socket: WebSocket | null = null;
  #queue: LiveClientMessage[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(query: LiveQuery, onMessage: (message: LiveServerMessage) => void) {
    this.#query = query;
    this.#onMessage = onMessage;
    this.#ping = setInterval(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#post({ type: "ping" });
    }, PING_MS);
    this.#open();
  }

  #open(): void {
    const url = new URL("/api/live", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.search = String(new URLSearchParams({ ...this.#query }));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#failures = 0;
      const queued = this.#queue;
      this.#queue = [];
      for (const message of queued) this.#post(message);
    });
    socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveServerMessage;
      if (message.type === "unavailable") this.close();
      this.#onMessage(message);
    });
    socket.addEventListener("close", () => {
      if (this.#closed) return;
      this.#failures += 1;
      const pause = Math.min(MAX_PAUSE_MS, 1000 * 2 ** this.#failures);
      this.#retry = setTimeout(() => this.#open(), pause);
    });
  }

  #post(message: LiveClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  sendAudio(pcm: ArrayBuffer): void {
    const message: LiveClientMessage = { type: "audio", data: base64(pcm) };
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if (this.#socket.bufferedAmount < MAX_BUFFERED_BYTES) this.#post(message);
    } else this.#queue = [...this.#queue, message].slice(-MAX_QUEUED);
  }

  /** No more sound for now: what is open is heard to its end. */
  endAudio(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#post({ type: "audioStreamEnd" });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }
}
