import type { WebSocket } from "@fastify/websocket";
import {
  LIVE_SILENCE_MS,
  type LiveClientMessage,
  liveClientMessageSchema,
  type LiveServerMessage,
} from "@relato/shared/events/live.ts";
import type { Listener } from "../../../providers/speech/speech.ts";
import type { Pace } from "./pace.ts";

/** Maximum bytes that wait for a slow page. Beyond, the connection is closed. */
const MAX_BUFFERED = 256 * 1024;
/** Close codes of RFC 6455: going away, policy violation. */
const GOING_AWAY = 1001;
const BAD_MESSAGE = 1008;

const parse = (data: Buffer): LiveClientMessage | null => {
  try {
    return liveClientMessageSchema.safeParse(JSON.parse(data.toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
};

/** One page's live connection. Closes when nothing arrives for LIVE_SILENCE_MS. */
export class LiveConnection {
  readonly #socket: WebSocket;
  readonly #closed = new AbortController();
  /** Messages that arrived before the listener was ready. */
  readonly #early: LiveClientMessage[] = [];
  #listener: Listener | null = null;

  constructor(socket: WebSocket, pace: Pace) {
    this.#socket = socket;
    const silence = setTimeout(() => socket.terminate(), LIVE_SILENCE_MS);
    socket.on("message", (data: Buffer, isBinary: boolean) => {
      silence.refresh();
      const message = isBinary ? null : parse(data);
      if (message === null) socket.close(BAD_MESSAGE);
      else if (message.type === "ping") this.send({ type: "pong" });
      else if (message.type === "audio" && !pace.allows()) this.end("too_fast");
      else if (this.#listener === null) this.#early.push(message);
      else this.#pass(message, this.#listener);
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearTimeout(silence);
      this.#closed.abort();
    });
  }

  /** Aborts when the connection is closed. */
  get signal(): AbortSignal {
    return this.#closed.signal;
  }

  send(message: LiveServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  end(reason: Extract<LiveServerMessage, { type: "unavailable" }>["reason"]): void {
    this.send({ type: "unavailable", reason });
    this.#socket.close(GOING_AWAY);
  }

  /** Passes the received audio, and all that follows, to the listener. */
  start(listener: Listener): void {
    this.#listener = listener;
    for (const message of this.#early.splice(0)) this.#pass(message, listener);
  }

  #pass(message: LiveClientMessage, listener: Listener): void {
    if (message.type === "audio") listener.push(message.data);
    else if (message.type === "audioStreamEnd") listener.pause();
  }
}
