import type { Language } from "@relato/shared/domain/language.ts";
import type { Mention } from "../../language/lexicon.ts";
import type { Sentence } from "../types.ts";
import { decode } from "./decode.ts";
import { type Before, featuresOf } from "./features.ts";
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

/** What stands before each of the doctor's sentences that ask nothing. */
export function beforeTold(sentences: readonly Sentence[]): Map<Sentence, Before> {
  const told = new Map<Sentence, Before>();
  let turn = -1;
  let asked = false;
  for (const [i, sentence] of sentences.entries()) {
    if (sentence.speaker !== "medico") asked ||= sentence.asks;
    else if (!sentence.asks) {
      const tested = sentences[i - 1]?.mentions.some(isTest) ?? false;
      told.set(sentence, { begins: sentence.turn.i !== turn, asked, tested });
      turn = sentence.turn.i;
      asked = false;
    }
  }
  return told;
}
const isTest = ({ concept }: Mention): boolean => concept.type === "exam";

/** What each of a doctor's sentences does, read in the order of the visit; questions have no part in it. */
export function actsOf(sentences: readonly Sentence[], language: Language): Map<Sentence, Act> {
  const told = [...beforeTold(sentences)];
  const features = told.map(([sentence, before]) => featuresOf(sentence, language, before));
  const acts = decode(features, weights);
  return new Map(
    told.map(([sentence], i) => [
      sentence,
      HEADED.find(([pattern]) => pattern.test(sentence.folded))?.[1] ?? ACTS[acts[i]!]!,
    ]),
  );
}
