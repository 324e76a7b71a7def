import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { Warning } from "../recorder-state.ts";
import type { Source } from "./source.ts";

/** The silence that causes a warning, and its highest level (0 to 1). */
const SILENCE_MS = 5000;
const SILENT = 0.08;
/** Once the call was heard, the patient may listen this long. */
const CALL_SILENCE_MS = 60_000;

const WARNINGS = [
  ["microphone", "silence"],
  ["tab", "tab_silence"],
] as const satisfies [Track, Warning][];

/** Warns of a microphone without sound, and of a tab that is silent or the wrong one. */
export class SilenceWatch {
  readonly #soundAt = new Map<Track, number>();
  /** Tracks with sound since they were attached. */
  readonly #heard = new Set<Track>();
  readonly #warn: (warning: Warning, isOn: boolean) => void;

  constructor(warn: (warning: Warning, isOn: boolean) => void) {
    this.#warn = warn;
  }

  /** Counts the silence of a new source. */
  restart(track: Track): void {
    this.#heard.delete(track);
    this.#soundAt.set(track, Date.now());
  }

  /** Counts no silence before now, e.g. that of a pause. */
  resume(): void {
    for (const track of this.#soundAt.keys()) this.#soundAt.set(track, Date.now());
  }

  /** A lost source has its own warning. */
  check(sources: ReadonlyMap<Track, Pick<Source, "level">>, now: number): void {
    for (const [track, warning] of WARNINGS) {
      const source = sources.get(track);
      if (source !== undefined && source.level() > SILENT) this.#heard.add(track);
      else if (source !== undefined) {
        const silence = now - (this.#soundAt.get(track) ?? now);
        const limit = track === "tab" && this.#heard.has(track) ? CALL_SILENCE_MS : SILENCE_MS;
        this.#warn(warning, silence > limit);
        continue;
      }
      this.#soundAt.set(track, now);
      this.#warn(warning, false);
    }
  }

  clear(): void {
    for (const [, warning] of WARNINGS) this.#warn(warning, false);
  }
}
