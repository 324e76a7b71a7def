import type { LaudoToLint, LintFinding, LintKind } from "@relato/shared/domain/laudo/lint.ts";
import { lintLaudo } from "./lint.ts";

const WOMAN = { nome: "Ana Souza Prado", sexo: "F", data_nascimento: "1980-03-01" } as const;
export const MAN = { nome: "Juan Torres Gil", sexo: "M", data_nascimento: "1960-03-01" } as const;

/** What a test says of a laudo; the rest is a woman's, in Portuguese. */
export type GivenLaudo = Partial<LaudoToLint> & { text: string };

export const laudoOf = (given: GivenLaudo): LaudoToLint => ({
  locale: "pt-BR",
  patient: WOMAN,
  date: "2026-02-01",
  order: "",
  ...given,
});
export const findingsOf = (given: GivenLaudo): LintFinding[] => lintLaudo(laudoOf(given));
export const kindsOf = (given: GivenLaudo): LintKind[] => findingsOf(given).map(({ kind }) => kind);

export const pt = (findings: string, conclusion: string, title = "Exame"): string =>
  `# ${title}\n\n## Achados\n${findings}\n\n## Conclusão\n${conclusion}\n`;
export const es = (findings: string, conclusion: string, title = "Estudio"): string =>
  `# ${title}\n\n## Hallazgos\n${findings}\n\n## Conclusión\n${conclusion}\n`;
export const en = (findings: string, conclusion: string, title = "Study"): string =>
  `# ${title}\n\n## Findings\n${findings}\n\n## Impression\n${conclusion}\n`;
