import type { AnswerTable } from "@relato/shared/domain/chatzello/answer.ts";
import type { PassagePlace, RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import type { Language } from "@relato/shared/domain/language.ts";

/** A question as typed, with the day on which it is asked. */
export interface AskedQuestion {
  text: string;
  language: Language;
  /** In the doctor's time zone. */
  today: string;
}

/**
 * A thing that the question asks about. Each alternative names it: plain words that must all occur
 * in a record. A word that ends with `*` matches as a prefix.
 */
export interface TermGroup {
  alternatives: readonly (readonly string[])[];
}

/** Days, inclusive; null: open. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** The kinds of structured questions: a closed set. */
export type StructuredKind = "values" | "first" | "last" | "who_has" | "who_lacks" | "count";

/** What must be fetched to answer a question. */
export interface QuestionPlan {
  /** To find records in the index, most telling first. Empty: no record is named by its words. */
  groups: readonly TermGroup[];
  /**
   * Words that may be a patient's name, folded: first those with a capital letter or after a title,
   * then words that the lexicon does not know, which are also in `groups`.
   */
  names: readonly string[];
  /**
   * The period of what is asked, not of the records to fetch: who lacks a test in 2026 may have the
   * diagnosis of 2020.
   */
  period: Period;
  /** Null: a free question. */
  structured: StructuredKind | null;
  /** Whether the answer needs every patient of the scope, with their visits. */
  needs_roster: boolean;
}

/** A text of a record that can be a source. */
export interface Passage {
  text: string;
  place: PassagePlace;
  /** Text of a file that its readers do not see. */
  hidden?: true;
}

/** A record of the doctor with its passages, in order. */
export interface AssistantRecord {
  kind: RecordKind;
  /** As `Source.record_id`. */
  id: string;
  paciente_id: string | null;
  date: string;
  titulo: string;
  language: Language;
  passages: readonly Passage[];
}

/** A patient of the scope. Dates are days in the doctor's time zone, oldest first. */
export interface RosterPatient {
  id: string;
  nome: string;
  sexo: "Feminino" | "Masculino" | "Outro" | null;
  data_nascimento: string | null;
  /** Consultations that took place. */
  visits: readonly string[];
  /** Appointments that are not cancelled, past and future. */
  appointments: readonly string[];
}

export interface AnswerInput {
  question: AskedQuestion;
  /** The records that were found, and, for one patient, all of theirs. */
  records: readonly AssistantRecord[];
  /** The patients of `records`; with `needs_roster`, all of the scope. */
  patients: readonly RosterPatient[];
  /** The patients whom the question or the scope names. Empty: all. */
  about: readonly string[];
  /** Whether more records match than were read. */
  is_partial: boolean;
}

/** A passage that was chosen, with its record by index in `AnswerInput.records`. */
export interface ChosenPassage {
  record: number;
  passage: number;
  /** Whether it sounds like an instruction to a machine. */
  suspicious: boolean;
}

/** The engine's answer. Source numbers of `table` are 1 + indices of `sources`. */
export interface EngineAnswer {
  sources: readonly ChosenPassage[];
  table: AnswerTable | null;
  /** Sources to show as passages, most relevant first: numbers as in `table`. */
  passages: readonly number[];
}
