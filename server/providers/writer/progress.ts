import type { VisitPart } from "./prompt.ts";
import { estimateTurns } from "./split.ts";
import type { WriteOptions } from "./writer.ts";

/** The share of the whole work that writing the note takes. */
export const NOTE_SHARE = 0.7;
/** Expected characters of a note: its JSON frame, and per token of the transcript. */
const FRAME_CHARACTERS = 800;
const CHARACTERS_PER_TOKEN = 1;
/** A part that is longer than expected stays at this share until it is done. */
const LONGEST = 0.95;
const STEP = 0.01;

/** Reports progress by the characters of the answers. */
export interface ReportShare {
  /** `characters`: received so far of the part's answer. */
  write(part: VisitPart, characters: number): void;
  finishPart(part: VisitPart): void;
}

/** Reports shares from 0 to NOTE_SHARE. They never fall; at most one is reported per hundredth. */
export const createShareReporter = (
  parts: readonly VisitPart[],
  onProgress: WriteOptions["onProgress"],
): ReportShare => {
  const sizes = parts.map(({ turns }) => Math.max(1, estimateTurns(turns)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let last = 0;
  const report = (part: VisitPart, share: number): void => {
    const at = parts.indexOf(part);
    const before = sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
    const size = sizes[at] ?? 0;
    const whole = (NOTE_SHARE * (before + share * size)) / total;
    if (whole < last + STEP) return;
    last = whole;
    onProgress?.({ step: "writing", share: whole });
  };
  onProgress?.({ step: "reading", share: 0 });
  return {
    write: (part, characters) => {
      const expected = FRAME_CHARACTERS + CHARACTERS_PER_TOKEN * (sizes[parts.indexOf(part)] ?? 0);
      report(part, Math.min(LONGEST, characters / expected));
    },
    finishPart: (part) => report(part, 1),
  };
};
