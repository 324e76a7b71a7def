import type { Language } from "../../language.ts";
import { plainWords } from "../../plain.ts";

/** The usual sections of a report. */
export const HEADING_KEYS = [
  "clinical",
  "technique",
  "comparison",
  "findings",
  "conclusion",
] as const;
export type HeadingKey = (typeof HEADING_KEYS)[number];

/** What doctors call them. The first name is the one that the list of commands shows. */
export const HEADING_NAMES: Readonly<
  Record<Language, Readonly<Record<HeadingKey, readonly [string, ...string[]]>>>
> = {
  "pt-BR": {
    clinical: [
      "informações clínicas",
      "indicação",
      "indicação clínica",
      "dados clínicos",
      "história clínica",
      "motivo do exame",
    ],
    technique: ["técnica", "método", "técnica do exame", "metodologia"],
    comparison: ["comparação", "exames anteriores", "estudo comparativo"],
    findings: ["achados", "análise", "relatório", "descrição", "exame", "aspectos observados"],
    conclusion: [
      "conclusão",
      "impressão",
      "impressão diagnóstica",
      "opinião",
      "hipótese diagnóstica",
      "diagnóstico",
    ],
  },
  "en-US": {
    clinical: ["clinical information", "indication", "history", "clinical history"],
    technique: ["technique", "procedure", "method"],
    comparison: ["comparison", "prior studies"],
    findings: ["findings", "description", "report"],
    conclusion: ["impression", "conclusion", "opinion", "diagnosis"],
  },
  es: {
    clinical: ["información clínica", "indicación", "datos clínicos", "historia clínica"],
    technique: ["técnica", "método"],
    comparison: ["comparación", "estudios previos"],
    findings: ["hallazgos", "informe", "descripción", "análisis"],
    conclusion: ["conclusión", "impresión", "impresión diagnóstica", "diagnóstico", "opinión"],
  },
};

const ARTICLES = new Set(["a", "o", "as", "os", "la", "el", "las", "los", "the"]);

/**
 * The section that a heading or a spoken name means; null if it is not one of the usual ones.
 * Articles and marks do not count.
 */
export const headingKey = (text: string, language: Language): HeadingKey | null => {
  const words = plainWords(text);
  const name = (ARTICLES.has(words[0] ?? "") ? words.slice(1) : words).join(" ");
  const names = HEADING_NAMES[language];
  return (
    HEADING_KEYS.find((one) => names[one].some((form) => plainWords(form).join(" ") === name)) ??
    null
  );
};
