import type { SpeechSegment } from "../speech.ts";
import type { ServerMessage } from "./messages.ts";

/** Characters after which an utterance ends even if the provider never says so. */
const LONGEST = 2000;

/** Makes partials and turns of what the provider understood. Times are those of the sound sent when its words came. */
export class Utterance {
  readonly #onPartial: (text: string) => void;
  readonly #onTurn: (turn: SpeechSegment) => void;
  #settled = "";
  #preview = "";
  #start_ms: number | null = null;
  /** Whether this provider previews: then settled words are a whole utterance. */
  #previews = false;

  constructor(onPartial: (text: string) => void, onTurn: (turn: SpeechSegment) => void) {
    this.#onPartial = onPartial;
    this.#onTurn = onTurn;
  }

  /** @param now_ms milliseconds of sound that had been sent when this came */
  take(content: NonNullable<ServerMessage["serverContent"]>, now_ms: number): void {
    const preview = content.interimInputTranscription?.text;
    const settled = content.inputTranscription?.text;
    if (preview !== undefined) {
      this.#previews = true;
      this.#preview = preview.slice(0, LONGEST);
    }
    if (settled !== undefined) {
      this.#preview = "";
      this.#settled += settled;
    }
    if (preview || settled) {
      this.#start_ms ??= now_ms;
      this.#onPartial(`${this.#settled}${this.#preview}`.trim());
    }
    const over =
      content.turnComplete === true ||
      content.interrupted === true ||
      content.inputTranscription?.finished === true ||
      (this.#previews && settled !== undefined && settled.trim() !== "") ||
      this.#settled.length > LONGEST;
    if (over) this.end(now_ms);
  }

  /** Whatever is open is over. */
  end(now_ms: number): void {
    const text = `${this.#settled}${this.#preview}`.trim();
    const start_ms = this.#start_ms ?? now_ms;
    this.#settled = "";
    this.#preview = "";
    this.#start_ms = null;
    if (text !== "") this.#onTurn({ text, start_ms, end_ms: Math.max(start_ms, now_ms) });
  }
}
