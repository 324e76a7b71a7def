import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import type { Mention } from "../language/lexicon.ts";
import type { Token } from "../language/text.ts";

/** What a statement can be about. A template's headings are mapped to the same kinds. */
export const KINDS = [
  "complaint",
  "hpi",
  "symptoms",
  "mechanism",
  "functional",
  "mental",
  "sleep",
  "pmh",
  "surgeries",
  "perinatal",
  "development",
  "obgyn",
  "sexual",
  "contraception",
  "meds",
  "pastmeds",
  "adherence",
  "allergy",
  "family",
  "social",
  "habits",
  "diet",
  "exercise",
  "vaccines",
  "exposure",
  "falls",
  "caregiver",
  "exam",
  "vitals",
  "mentalExam",
  "results",
  "imaging",
  "diagnosis",
  "plan",
  "prescription",
  "orders",
  "referral",
  "followup",
  "warning",
  "advice",
  "certificate",
  "activity",
  /** Since when, as far as it is told by itself. */
  "onset",
  /** Values that the patient took at home. */
  "measured",
  /** What the patient wants done, and not, when very ill. */
  "preferences",
  /** What was done during the visit. */
  "procedure",
  /** What was done against the illness before and is no drug: "dez sessões de fisioterapia". */
  "treated",
  /** What is to be taken when an attack comes. */
  "crisisPlan",
] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (value: string): value is Kind =>
  (KINDS as readonly string[]).includes(value);

/** The part of the visit a statement stems from; a section takes statements of its own part. */
export type Part = "history" | "exam" | "assessment" | "plan";

/** One sentence of one turn. Offsets are of the turn's text. */
export interface Sentence {
  turn: Turn;
  speaker: Speaker;
  start: number;
  end: number;
  text: string;
  folded: string;
  tokens: Token[];
  mentions: Mention[];
  asks: boolean;
}

/** Where in the transcript a fact was said. */
export interface Source {
  turn: Turn;
  start: number;
  end: number;
}

/** Something that was said, ready to stand in a document. */
export interface Fact {
  text: string;
  part: Part;
  kinds: Map<Kind, number>;
  concepts: Set<string>;
  stems: Set<string>;
  /** The question that it answers, folded; empty for what was told unasked. */
  asked: string;
  /** How many clinical terms the fact itself names, the question apart. */
  named: number;
  sources: Source[];
  /** Of whom it speaks. A relative's illness is history of the family; a stranger's is no fact. */
  subject: "patient" | "relative";
  /** Told, or asked about and denied or affirmed in a word. */
  reply: "told" | "denied" | "affirmed";
  /** Answers the visit's opening question. */
  opening: boolean;
}
