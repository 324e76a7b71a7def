import type { NoteCounts, Reason } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { ProvedSentence } from "../evidence/verify.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Template } from "../template/parse.ts";
import type { Consultation, WrittenConsultation } from "../types.ts";

/**
 * A statement as a model writes it. `turns`: the numbers `i` of the turns that it names as its
 * source.
 */
export interface ModelStatement {
  text: string;
  turns: number[];
}

/** A note as a model writes it. Its headings may differ from the template's. */
export interface ModelNote {
  sections: { heading: string; statements: ModelStatement[] }[];
}

/** A statement of the note with its verdict. */
export interface CheckedStatement extends ModelStatement {
  /** Its id in a repair request: "s1", "s2", … in the order of the note. */
  id: string;
  /** Index into the template's headings that hold statements; -1 for none. */
  heading: number;
  /** The heading as the model wrote it. */
  headingName: string;
  proved: ProvedSentence;
}

/** A consultation with a model's note, as the engine reads both. */
export interface ReadNote {
  consultation: Consultation;
  turns: Turn[];
  visit: readonly ReadSentence[];
  template: Template;
  headings: readonly HeadingReading[];
  statements: CheckedStatement[];
}

/** A statement of the note without support in the talk. */
export interface Doubt {
  /** Identifies the statement in the answer to a repair request. */
  id: string;
  heading: string;
  text: string;
  verdict: "review" | "contradicted";
  reasons: Reason[];
  /** The turns about the same thing, in order; empty if there are none. */
  witnesses: Turn[];
}

/** A critical fact of the talk that the note lacks. */
export interface Omission {
  /** Identifies the fact in the answer to a repair request. */
  id: string;
  /** The template's heading where the engine places it. */
  heading: string;
  /** The engine's statement: a quotation. */
  text: string;
  turns: number[];
}

/** A supported statement that the model reads again. */
export type Check = Pick<Doubt, "id" | "heading" | "text" | "witnesses">;

/** What a model is asked to repair, once. */
export interface NoteFindings {
  doubts: Doubt[];
  omissions: Omission[];
  checks: Check[];
}

/**
 * A model's answer to a repair request: a new text for a doubt or a check, a statement for an
 * omission. An empty text withdraws a doubted statement. Statements without an answer stay as they
 * are.
 */
export interface Repair {
  statements: { id: string; text: string; turns: number[] }[];
}

export interface SettledNote {
  written: WrittenConsultation;
  counts: NoteCounts;
}
