import type { Language } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../../deps.ts";
import type { SpeechSegment } from "../../../providers/speech/speech.ts";
import { segmentsToTurns } from "../../../providers/speech/turns.ts";

export type ReadAheadDeps = Pick<Deps, "findModelWriter" | "log">;

/** Milliseconds of talk between two readings. */
const READ_EVERY_MS = 30_000;

/**
 * Lets a model on this machine read a visit while it runs, so that after the end it reads only the
 * last minutes. One reading runs at a time. A failed reading is logged and has no other effect.
 */
export class ReadAhead {
  readonly #deps: ReadAheadDeps;
  readonly #language: Language;
  readonly #signal: AbortSignal;
  #segments: SpeechSegment[];
  #readMs = 0;
  #isReading = false;

  /** `heard`: an earlier process's segments of the recording. */
  constructor(
    deps: ReadAheadDeps,
    { language, heard }: { language: Language; heard: readonly SpeechSegment[] },
    signal: AbortSignal,
  ) {
    this.#deps = deps;
    this.#language = language;
    this.#segments = [...heard];
    this.#signal = signal;
  }

  /** Adds the segments up to `done_ms` of the recording. */
  add(segments: readonly SpeechSegment[], done_ms: number): void {
    this.#segments.push(...segments);
    if (this.#isReading || done_ms - this.#readMs < READ_EVERY_MS) return;
    this.#isReading = true;
    this.#readMs = done_ms;
    void this.#read().finally(() => {
      this.#isReading = false;
    });
  }

  async #read(): Promise<void> {
    try {
      const writer = await this.#deps.findModelWriter();
      // The last turn may still grow.
      const turns = segmentsToTurns({ segments: this.#segments }).slice(0, -1);
      if (turns.length === 0) return;
      await writer?.readAhead?.({ locale: this.#language, turns }, this.#signal);
    } catch (error) {
      if (!this.#signal.aborted) this.#deps.log.debug({ err: error }, "read-ahead failed");
    }
  }
}
