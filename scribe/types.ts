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
 * A consultation as input of the engine. `locale` is the spoken language; speakers may be wrong or
 * missing.
 */
export interface Consultation {
  locale: Language;
  consultation_type: "presencial" | "telemedicina";
  patient_context: string;
  template: { titulo: string; markdown: string };
  turns: Turn[];
}

/** The result of `writeConsultation`. */
export interface WrittenConsultation {
  /** The turns, with missing speakers filled in. */
  turns: Turn[];
  document: Document;
  analysis: Analysis;
  documents: FurtherDocuments;
}

/** What a note is verified against. */
export interface Testimony {
  locale: Language;
  turns: readonly Turn[];
  /** What the doctor typed about the patient before the visit. */
  patient_context?: string;
}

/** The verdict on one sentence of a note. */
export interface VerifiedSentence {
  text: string;
  verdict: Verdict;
  reasons: Reason[];
  evidence: Evidence[];
}
