import type { SpeechSegment } from "../speech.ts";
import type { ServerMessage } from "./messages.ts";

/** Characters. A longer utterance ends even if the provider does not end it. */
const MAX_LENGTH = 2000;

/** Collects the provider's words. Times are positions of the sent sound when the words arrive. */
export class Utterance {
  readonly #onPartial: (text: string) => void;
  readonly #onUtterance: (utterance: SpeechSegment) => void;
  #final = "";
  #preview = "";
  #start_ms: number | null = null;
  /** Whether this provider sends previews. Then final words are a whole utterance. */
  #hasPreviews = false;

  constructor(onPartial: (text: string) => void, onUtterance: (utterance: SpeechSegment) => void) {
    this.#onPartial = onPartial;
    this.#onUtterance = onUtterance;
  }

  /** @param now_ms duration of the sound sent so far */
  add(content: NonNullable<ServerMessage["serverContent"]>, now_ms: number): void {
    const preview = content.interimInputTranscription?.text;
    const final = content.inputTranscription?.text;
    if (preview !== undefined) {
      this.#hasPreviews = true;
      this.#preview = preview.slice(0, MAX_LENGTH);
    }
    if (final !== undefined) {
      this.#preview = "";
      this.#final += final;
    }
    if (preview || final) {
      this.#start_ms ??= now_ms;
      this.#onPartial(`${this.#final}${this.#preview}`.trim());
    }
    const isFinished =
      content.turnComplete === true ||
      content.interrupted === true ||
      content.inputTranscription?.finished === true ||
      (this.#hasPreviews && final !== undefined && final.trim() !== "") ||
      this.#final.length > MAX_LENGTH;
    if (isFinished) this.end(now_ms);
  }

  /** Ends the open utterance. */
  end(now_ms: number): void {
    const text = `${this.#final}${this.#preview}`.trim();
    const start_ms = this.#start_ms ?? now_ms;
    this.#final = "";
    this.#preview = "";
    this.#start_ms = null;
    if (text !== "") this.#onUtterance({ text, start_ms, end_ms: Math.max(start_ms, now_ms) });
  }
}
