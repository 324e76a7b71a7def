import type { Language } from "@relato/shared/domain/language.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import type { BoostedModelData } from "../models/boosted.ts";
import { instructionFeatures, windowsOf } from "../talk/instructions.ts";
import { type BoostExample, fitBoosted } from "./boosting.ts";
import type { LabelledVisit } from "./visits.ts";

/**
 * The weight of a line of `instructions.tsv`. An utterance of a visit is no instruction and has
 * weight 1.
 */
const LINE_WEIGHT = 3;

/** Fits instructions to the record on `instructions.tsv`, with the visits as negative examples. */
export const fitInstructions = (visits: readonly LabelledVisit[]): BoostedModelData =>
  fitBoosted([...lineExamples(), ...visits.flatMap(turnExamples)], {
    ...{ trees: 200, depth: 3, rate: 0.15 },
    ...{ least: 8, ridge: 3, sample: 0.7 },
  });

const lineExamples = (): BoostExample[] =>
  readTsv(new URL("./instructions.tsv", import.meta.url)).map(([language, , label, text = ""]) => ({
    features: instructionFeatures(text, language as Language),
    positive: label === "1",
    weight: LINE_WEIGHT,
  }));

const turnExamples = ({ visit, sentences }: LabelledVisit): BoostExample[] =>
  visit.turns
    .flatMap((turn) => windowsOf(sentences.filter((sentence) => sentence.turn.i === turn.i)))
    .map((window) => ({
      features: instructionFeatures(window.map(({ text }) => text).join(" "), visit.locale),
      positive: false,
      weight: 1,
    }));
