import { lintLaudo } from "@relato/scribe/laudo/lint.ts";
import type { LaudoToLint } from "@relato/shared/domain/laudo/lint.ts";
import { figuresOf } from "../parts/figures.ts";

const ROUNDS = 60;
const WARM_UP = 20;
const CHARACTERS = 10_000;

const FINDINGS = [
  "Fígado de dimensões normais, contornos regulares e ecotextura homogênea, sem lesões focais.",
  "Vesícula biliar com cálculo móvel de 12 mm, paredes finas.",
  "Vias biliares sem dilatação. Colédoco de 4 mm.",
  "Pâncreas e baço sem alterações. Baço de 10,2 cm.",
  "Rim direito de 10,8 cm, com cisto simples de 2,3 x 2,1 cm no polo superior.",
  "Rim esquerdo de 11,0 cm, sem hidronefrose ou cálculos.",
  "Bexiga de paredes lisas, volume de 240 mL.",
];

/** A laudo of so many characters, with findings, sides and measures in every line. */
const longLaudo = (): LaudoToLint => {
  const conclusion = "\n\n## Conclusão\n\nColelitíase. Cisto simples no rim direito.";
  const lines: string[] = [];
  let length = conclusion.length;
  for (let at = 0; length < CHARACTERS; at += 1) {
    const line = FINDINGS[at % FINDINGS.length]!;
    lines.push(line);
    length += line.length + 1;
  }
  return {
    locale: "pt-BR",
    patient: { nome: "Maria da Silva", sexo: "F", data_nascimento: "1980-03-02" },
    date: "2026-11-23",
    order: "Dor no hipocôndrio direito.",
    text: `## Achados\n\n${lines.join("\n")}${conclusion}`.slice(-CHARACTERS),
  };
};

/** Milliseconds of a check, in this process. */
export const timeLint = () => {
  const laudo = longLaudo();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const since = performance.now();
    lintLaudo(laudo);
    if (round >= WARM_UP) times.push(performance.now() - since);
  }
  return { lint: { characters: laudo.text.length, ...figuresOf(times) } };
};
