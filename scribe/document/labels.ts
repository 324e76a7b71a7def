import type { Language } from "@relato/shared/domain/language.ts";

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
    strength: "concentração",
    form: "forma",
    dose: "dose",
    route: "via",
    frequency: "posologia",
    duration: "duração",
    continued: "Manter",
    stopped: "Suspender",
    leave: (length, start) => `Afastamento: ${length}; início: ${start}`,
    reason: "Motivo",
    findings: "Achados",
    assessment: "Avaliação",
    plan: "Conduta",
  },
  es: {
    strength: "concentración",
    form: "forma",
    dose: "dosis",
    route: "vía",
    frequency: "posología",
    duration: "duración",
    continued: "Continuar",
    stopped: "Suspender",
    leave: (length, start) => `Reposo: ${length}; inicio: ${start}`,
    reason: "Motivo",
    findings: "Hallazgos",
    assessment: "Evaluación",
    plan: "Conducta",
  },
  "en-US": {
    strength: "strength",
    form: "form",
    dose: "dose",
    route: "route",
    frequency: "frequency",
    duration: "duration",
    continued: "Continue",
    stopped: "Stop",
    leave: (length, start) => `Leave: ${length}; start: ${start}`,
    reason: "Reason",
    findings: "Findings",
    assessment: "Assessment",
    plan: "Plan",
  },
};

export const labelsOf = (language: Language): Labels => LABELS[language];
