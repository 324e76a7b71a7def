import { WebSocket } from "ws";
import { SPEECH_RATE } from "../samples.ts";
import { type Listener, type ListenOptions, SpeechError } from "../speech.ts";
import { audioMessage, readMessage, setupMessage, STREAM_END } from "./messages.ts";
import { Utterance } from "./utterance.ts";

export interface RelayOptions {
  /** A BidiGenerateContent endpoint, wss or ws. */
  url: string;
  model: string;
  /** Sent to the provider, never to a page. */
  key: string | undefined;
  /** The first pause before a reconnection, in milliseconds. Each next pause is twice as long. */
  backoffMs?: number;
}

/** Quarter-second chunks that wait for a connection (8 s). Older chunks are dropped. */
const MAX_WAITING = 32;
/** Bytes. With a fuller buffer the network is too slow, and sound is dropped. */
const MAX_BUFFERED = 256 * 1024;
/** Bytes of a message. Conversation models also send audio. */
const MAX_MESSAGE = 1024 * 1024;
const HANDSHAKE_MS = 10_000;
const MAX_FAILURES = 4;

const durationMs = (base64: string): number =>
  (Math.floor((base64.length * 3) / 4 / 2) * 1000) / SPEECH_RATE;

/** Listens by Google's Live API. Reconnects, and gives up after MAX_FAILURES attempts. */
class Relay implements Listener {
  readonly #options: RelayOptions;
  readonly #listen: ListenOptions;
  readonly #utterance: Utterance;
  #socket: WebSocket | null = null;
  #isReady = false;
  #waiting: object[] = [];
  #sent_ms = 0;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: RelayOptions, listen: ListenOptions) {
    this.#options = options;
    this.#listen = listen;
    this.#utterance = new Utterance(listen.onPartial, listen.onUtterance);
    if (listen.signal.aborted) this.#abort();
    else {
      listen.signal.addEventListener("abort", this.#abort, { once: true });
      this.#open();
    }
  }

  #open(): void {
    const { url, key, model } = this.#options;
    const address = new URL(url);
    if (key !== undefined) address.searchParams.set("key", key);
    const socket = new WebSocket(address, {
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: MAX_MESSAGE,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on("open", () =>
      socket.send(JSON.stringify(setupMessage(model, this.#listen.language))),
    );
    // Google sends its JSON in binary frames.
    socket.on("message", (data: Buffer) => {
      if (this.#socket === socket) this.#read(data.toString("utf8"));
    });
    // A "close" event follows.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#socket === socket) this.#reconnect();
    });
  }

  #read(frame: string): void {
    const message = readMessage(frame);
    if (message?.setupComplete !== undefined) {
      this.#isReady = true;
      for (const waiting of this.#waiting.splice(0)) this.#socket?.send(JSON.stringify(waiting));
    }
    if (message?.serverContent !== undefined) {
      this.#failures = 0;
      this.#utterance.add(message.serverContent, Math.round(this.#sent_ms));
    }
    if (message?.goAway !== undefined) {
      const closing = this.#socket;
      this.#reconnect(0);
      closing?.close();
    }
  }

  /** Handles a closed connection: reconnects or gives up. */
  #reconnect(failures = 1): void {
    if (this.#isClosed) return;
    this.#utterance.end(Math.round(this.#sent_ms));
    this.#socket = null;
    this.#isReady = false;
    this.#failures += failures;
    if (this.#failures >= MAX_FAILURES) {
      // The provider's message could contain the key or the patient's words.
      this.#end(new SpeechError("SPEECH_FAILED", "the live provider cannot be reached", true));
      return;
    }
    const pause = failures === 0 ? 0 : (this.#options.backoffMs ?? 500) * 2 ** this.#failures;
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  readonly #abort = (): void => this.#end(new SpeechError("ABORTED", "the listener was closed"));

  #end(error: SpeechError): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#waiting = [];
    this.#listen.signal.removeEventListener("abort", this.#abort);
    this.#socket?.terminate();
    this.#listen.onEnd(error);
  }

  #send(message: object): void {
    if (this.#isClosed) return;
    if (!this.#isReady) this.#waiting = [...this.#waiting, message].slice(-MAX_WAITING);
    else if ((this.#socket?.bufferedAmount ?? 0) < MAX_BUFFERED)
      this.#socket?.send(JSON.stringify(message));
  }

  push(base64: string): void {
    this.#sent_ms += durationMs(base64);
    this.#send(audioMessage(base64));
  }

  pause(): void {
    this.#send(STREAM_END);
  }
}

/** Relays sound to the live provider and its words back. */
export const listenThroughRelay = (options: RelayOptions, listen: ListenOptions): Listener =>
  new Relay(options, listen);
