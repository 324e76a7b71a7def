import { WebSocket } from "ws";
import { SPEECH_RATE } from "../decode/resample.ts";
import { type Listener, type ListenOptions, SpeechError } from "../speech.ts";
import { audioMessage, readMessage, setupMessage, STREAM_END } from "./messages.ts";
import { Utterance } from "./utterance.ts";

export interface RelayOptions {
  /** A BidiGenerateContent endpoint, wss or ws. */
  url: string;
  model: string;
  /** Goes to the provider only, never to a page. */
  key: string | undefined;
  /** The first pause before another try, milliseconds; each is twice the one before. */
  backoffMs?: number;
}

/** Chunks of a quarter of a second that wait for a connection: eight seconds. Older ones are dropped. */
const MOST_WAITING = 32;
/** Beyond this the network is slower than speech, and sound is left out. */
const MOST_BUFFERED = 256 * 1024;
/** The longest message that is read; a conversing model also sends its voice. */
const MAX_MESSAGE = 1024 * 1024;
const HANDSHAKE_MS = 10_000;
const MOST_FAILURES = 4;

const msOf = (base64: string): number =>
  (Math.floor((base64.length * 3) / 4 / 2) * 1000) / SPEECH_RATE;

/** Listens through a provider of Google's Live API; takes a new connection when one ends, and gives up when none stands. */
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
  #over = false;

  constructor(options: RelayOptions, listen: ListenOptions) {
    this.#options = options;
    this.#listen = listen;
    this.#utterance = new Utterance(listen.onPartial, listen.onTurn);
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
    // Followed by "close".
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#socket === socket) this.#lose();
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
      this.#utterance.take(message.serverContent, Math.round(this.#sent_ms));
    }
    if (message?.goAway !== undefined) {
      const leaving = this.#socket;
      this.#lose(0);
      leaving?.close();
    }
  }

  /** The connection ended; the next one hears on. */
  #lose(failures = 1): void {
    if (this.#over) return;
    this.#utterance.end(Math.round(this.#sent_ms));
    this.#socket = null;
    this.#isReady = false;
    this.#failures += failures;
    if (this.#failures >= MOST_FAILURES) {
      // The provider's own words may hold the key or the patient's: only ours are told.
      this.#end(new SpeechError("SPEECH_FAILED", "the live provider cannot be reached", true));
      return;
    }
    const pause = failures === 0 ? 0 : (this.#options.backoffMs ?? 500) * 2 ** this.#failures;
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  readonly #abort = (): void => this.#end(new SpeechError("ABORTED", "nobody listens any more"));

  #end(error: SpeechError): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#retry);
    this.#waiting = [];
    this.#listen.signal.removeEventListener("abort", this.#abort);
    this.#socket?.terminate();
    this.#listen.onEnd(error);
  }

  #say(message: object): void {
    if (this.#over) return;
    if (!this.#isReady) this.#waiting = [...this.#waiting, message].slice(-MOST_WAITING);
    else if ((this.#socket?.bufferedAmount ?? 0) < MOST_BUFFERED)
      this.#socket?.send(JSON.stringify(message));
  }

  push(base64: string): void {
    this.#sent_ms += msOf(base64);
    this.#say(audioMessage(base64));
  }

  pause(): void {
    this.#say(STREAM_END);
  }
}

/** Relays sound to a configured provider, and its words back; the page never learns who it is. */
export const listenThroughRelay = (options: RelayOptions, listen: ListenOptions): Listener =>
  new Relay(options, listen);
