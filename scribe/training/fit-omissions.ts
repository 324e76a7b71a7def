import { readdirSync, readFileSync } from "node:fs";
import type { GoldCase, GoldFact } from "../fixtures/cases.ts";
import { containsVariant } from "../fixtures/measure.ts";
import { omissionFeatures, type PossibleOmission } from "../model-note/coverage.ts";
import { possibleOmissions, withEvidence } from "../model-note/omissions.ts";
import { readNote } from "../model-note/read-note.ts";
import type { ModelNote, ModelStatement } from "../model-note/types.ts";
import { type BoostedModelData, boostedScore, loadBoosted } from "../models/boosted.ts";
import { fitBoosted } from "./boosting.ts";

/** A visit with a model's note. */
interface NotedVisit {
  visit: GoldCase;
  note: ModelNote;
}

/**
 * A sentence of a talk with the features of a note. `fact` is set if the statement of that fact was
 * removed from the note.
 */
interface OmissionExample {
  features: string[];
  fact: GoldFact | undefined;
}

/** The weight of an omission; any other sentence has weight 1. */
const OMISSION_WEIGHT = 5;
/**
 * The number of sentences per visit that may be asked for or added although the note is complete.
 */
const NEEDLESS = { ask: 5, add: 2 };

/** Sets that are reserved for measuring. */
const MEASURED = new Set(["heldout16", "heldout17"]);

/** The visits of the fixtures with a model's note, without the reserved sets. */
export function readNotedVisits(): NotedVisit[] {
  const folder = new URL("../fixtures/model-notes/", import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .filter((file) => !MEASURED.has(file.split("__")[0]!))
    .toSorted()
    .map((file) => {
      const [set = "", name = ""] = file.split("__");
      return {
        visit: readJson<GoldCase>(new URL(`../${set}/${name}`, folder)),
        note: readJson<ModelNote>(new URL(file, folder)),
      };
    })
    .filter(({ visit }) => visit.facts?.length > 0);
}

const readJson = <T>(url: URL): T => JSON.parse(readFileSync(url, "utf8")) as T;

/**
 * Negative examples: each sentence with the complete note. Positive examples: the sentences of a
 * critical fact, with the note without the only statement that has it.
 */
function omissionExamples({ visit, note }: NotedVisit): OmissionExample[] {
  const { locale } = visit;
  const read = readNote(visit, note);
  const statements = read.statements.map((one) => withEvidence(one, one.proved.evidence));
  const sentences = possibleOmissions(read);
  const features = (of: readonly PossibleOmission[], among: readonly ModelStatement[]) =>
    omissionFeatures(of, among, locale);
  const complete = features(sentences, statements).map((one) => ({
    features: one,
    fact: undefined,
  }));
  const missing = visit.facts.flatMap((fact) => {
    const carriers = statements.filter(({ headingName, text }) =>
      carries(`${headingName}: ${text}`, fact),
    );
    if (!fact.critical || carriers.length !== 1) return [];
    const rest = statements.filter((one) => one !== carriers[0]);
    return features(sentencesOf(fact, sentences), rest).map((one) => ({ features: one, fact }));
  });
  return [...complete, ...missing];
}

const groupsIn = (text: string, { match }: GoldFact): number =>
  match.filter((group) => group.some((variant) => containsVariant(text, variant))).length;

const carries = (text: string, fact: GoldFact): boolean =>
  groupsIn(text, fact) === fact.match.length;

/** The sentences of a fact's turns that state the largest part of it. */
function sentencesOf(fact: GoldFact, sentences: readonly PossibleOmission[]): PossibleOmission[] {
  const own = sentences.filter(({ candidate }) =>
    fact.turns.includes(candidate.read.sentence.turn.i),
  );
  const most = Math.max(1, ...own.map(({ text }) => groupsIn(text, fact)));
  return own.filter(({ text }) => groupsIn(text, fact) === most);
}

interface FittedOmissions {
  trees: BoostedModelData;
  /** Log odds; see `omissionThresholds`. */
  thresholds: { ask: number; add: number };
}

/** Fits the omissions. The thresholds ask for and add `NEEDLESS` sentences per held-out visit. */
export function fitOmissions(visits: readonly NotedVisit[]): FittedOmissions {
  const examples = visits.map(omissionExamples);
  const scores = Array.from({ length: PARTS }, (_, part) => {
    const trees = loadBoosted(treesFrom(examples.filter((_, at) => at % PARTS !== part)));
    return examples
      .filter((_, at) => at % PARTS === part)
      .flatMap((list) => list.filter(({ fact }) => fact === undefined))
      .map(({ features }) => boostedScore(trees, features));
  }).flat();
  const ranked = scores.toSorted((a, b) => b - a);
  const threshold = (needless: number): number =>
    Math.round(100 * ranked[Math.round(needless * visits.length)]!) / 100;
  return {
    trees: treesFrom(examples),
    thresholds: { ask: threshold(NEEDLESS.ask), add: threshold(NEEDLESS.add) },
  };
}
const PARTS = 4;

const treesFrom = (examples: readonly OmissionExample[][]): BoostedModelData =>
  fitBoosted(
    examples.flat().map(({ features, fact }) => ({
      features,
      positive: fact !== undefined,
      weight: fact === undefined ? 1 : OMISSION_WEIGHT,
    })),
    { trees: 150, depth: 3, rate: 0.1, least: 15, ridge: 5, sample: 0.7 },
  );
