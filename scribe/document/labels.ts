import type { Language } from "@relato/shared/domain/language.ts";
import { PRESCRIPTION_LABELS } from "@relato/shared/domain/prescription.ts";

/** Labels of the parts of further documents and of the summary. */
export interface Labels {
  strength: string;
  form: string;
  dose: string;
  route: string;
  frequency: string;
  duration: string;
  /** Before a continued and before a stopped medicine. */
  continued: string;
  stopped: string;
  /** `length`: a duration ("15 dias"); `start`: a date. */
  leave(length: string, start: string): string;
  reason: string;
  findings: string;
  assessment: string;
  plan: string;
}

/** A field to fill in by hand. */
export const BLANK = "___";

const LABELS: Record<Language, Labels> = {
  "pt-BR": {
    ...PRESCRIPTION_LABELS["pt-BR"],
    leave: (length, start) => `Afastamento: ${length}; início: ${start}`,
    reason: "Motivo",
    findings: "Achados",
    assessment: "Avaliação",
    plan: "Conduta",
  },
  es: {
    ...PRESCRIPTION_LABELS.es,
    leave: (length, start) => `Reposo: ${length}; inicio: ${start}`,
    reason: "Motivo",
    findings: "Hallazgos",
    assessment: "Evaluación",
    plan: "Conducta",
  },
  "en-US": {
    ...PRESCRIPTION_LABELS["en-US"],
    leave: (length, start) => `Leave: ${length}; start: ${start}`,
    reason: "Reason",
    findings: "Findings",
    assessment: "Assessment",
    plan: "Plan",
  },
};

export const labelsOf = (language: Language): Labels => LABELS[language];
