import type { Language } from "@relato/shared/domain/language.ts";

/** What names the parts of a further document and of the summary. */
export interface Labels {
  strength: string;
  form: string;
  dose: string;
  route: string;
  frequency: string;
  duration: string;
  /** Before a medicine that goes on, and before one that is stopped. */
  continued: string;
  stopped: string;
  /** `length` is a time ("15 dias"), `start` a day. */
  leave(length: string, start: string): string;
  reason: string;
  findings: string;
  assessment: string;
  plan: string;
}

/** Where something has to be filled in by hand. */
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
