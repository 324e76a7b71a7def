import type {
  LiveClientMessage,
  LiveQuery,
  LiveServerMessage,
} from "@relato/shared/events/live.ts";

/** A third of LIVE_SILENCE_MS. */
const PING_MS = 15_000;
/** Beyond, the network is slower than speech: new audio is dropped. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** Chunks that wait for the connection: eight seconds. */
const MAX_QUEUED = 32;
const MAX_PAUSE_MS = 30_000;

const base64 = (pcm: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(pcm), (byte) => String.fromCharCode(byte)).join(""));

/** Follows which sound was sent. */
interface SentSound {
  /** A connection begins: the server's times count from here. */
  restart: () => void;
  add: (pcm: ArrayBuffer) => void;
}

/** The live WebSocket. Reconnects with backoff until `close` or the message `unavailable`. */
export class LiveSocket {
  readonly #query: LiveQuery;
  readonly #onMessage: (message: LiveServerMessage) => void;
  readonly #sent: SentSound | null;
  readonly #ping = setInterval(() => this.#post({ type: "ping" }), PING_MS);
  #socket: WebSocket | null = null;
  #queue: ArrayBuffer[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(
    query: LiveQuery,
    onMessage: (message: LiveServerMessage) => void,
    sent: SentSound | null = null,
  ) {
    this.#query = query;
    this.#onMessage = onMessage;
    this.#sent = sent;
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
      this.#sent?.restart();
      for (const pcm of this.#queue.splice(0)) this.#postAudio(pcm);
    });
    socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveServerMessage;
      if (message.type === "unavailable") this.close();
      this.#onMessage(message);
    });
    socket.addEventListener("close", () => {
      if (this.#isClosed) return;
      this.#failures += 1;
      const pause = Math.min(MAX_PAUSE_MS, 1000 * 2 ** this.#failures);
      this.#retry = setTimeout(() => this.#open(), pause);
    });
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #post(message: LiveClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #postAudio(pcm: ArrayBuffer): void {
    this.#post({ type: "audio", data: base64(pcm) });
    this.#sent?.add(pcm);
  }

  sendAudio(pcm: ArrayBuffer): void {
    if (!this.#isOpen) this.#queue = [...this.#queue, pcm].slice(-MAX_QUEUED);
    else if ((this.#socket?.bufferedAmount ?? 0) < MAX_BUFFERED_BYTES) this.#postAudio(pcm);
  }

  /** The audio pauses: the current utterance ends. */
  endAudio(): void {
    this.#post({ type: "audioStreamEnd" });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }
}
