import type {
  Analysis,
  Document,
  Evidence,
  FurtherDocuments,
  Reason,
  Verdict,
} from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";

/**
 * A consultation as the engine reads it. `locale` is the language spoken; a turn's speaker may be
 * wrong or missing.
 */
export interface Consultation {
  locale: Language;
  consultation_type: "presencial" | "telemedicina";
  patient_context: string;
  template: { titulo: string; markdown: string };
  turns: Turn[];
}

/** What the engine makes of it. */
export interface WrittenConsultation {
  /** The turns as read, with the speakers that the engine worked out where they were missing. */
  turns: Turn[];
  document: Document;
  analysis: Analysis;
  documents: FurtherDocuments;
}

/** What a note is held against. */
export interface Testimony {
  locale: Language;
  turns: readonly Turn[];
  /** What the doctor typed of the patient before the visit. */
  patient_context?: string;
}

/** One sentence of a note, held against a transcript. */
export interface VerifiedSentence {
  text: string;
  verdict: Verdict;
  reasons: Reason[];
  evidence: Evidence[];
}
