import type { Language } from "@relato/shared/domain/language.ts";
import type { Sentence } from "../types.ts";
import { decode } from "./decode.ts";
import { featuresOf } from "./features.ts";
import { RECORDS } from "./turns-of-speech.ts";
import weights from "./weights.json" with { type: "json" };

/** What a doctor does with a sentence that is no question; "none" is nothing for a document. */
export const ACTS = ["none", "history", "exam", "results", "assessment", "plan"] as const;
export type Act = (typeof ACTS)[number];

/** What a typed note names outright: "HD: lombalgia", "Conduta: repouso". */
const HEADED: readonly (readonly [RegExp, Act])[] = [
  [
    /^(?:hd|hipotese\w*(?: diagnostica\w*)?|diagnostico\w*|impressao|impresion|dx|assessment|impression|diagnosis)\s*:/,
    "assessment",
  ],
  [
    /^(?:metas?|objetivos?|goals?|conduta|cd|plano|prescricao|tratamento|plan|tratamiento|indicaciones|treatment)\s*:/,
    "plan",
  ],
  [
    /^(?:ao exame|exame(?: fisico)?|ef|al examen|examen(?: fisico)?|exam|physical exam|on exam)\s*:/,
    "exam",
  ],
  [RECORDS, "exam"],
];

/** The doctor's sentences that ask nothing, in order. */
export const toldByDoctor = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter((sentence) => sentence.speaker === "medico" && !sentence.asks);

/** What each of a doctor's sentences does, read in the order of the visit; questions have no part in it. */
export function actsOf(told: readonly Sentence[], language: Language): Map<Sentence, Act> {
  const features = told.map((sentence, i) =>
    featuresOf(sentence, language, told[i - 1]?.turn.i !== sentence.turn.i),
  );
  const acts = decode(features, weights);
  return new Map(
    told.map((sentence, i) => [
      sentence,
      HEADED.find(([pattern]) => pattern.test(sentence.folded))?.[1] ?? ACTS[acts[i]!]!,
    ]),
  );
}
