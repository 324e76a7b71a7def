import { cueNames, cuesOf } from "./cues.ts";
import type { Compared } from "./comparison.ts";
import type { Hits } from "./coverage.ts";
import { scaleFeatures } from "./comparison.ts";
import { polarityAt } from "./polarity.ts";
import { COVERED } from "./witnesses.ts";
import type { Talk, Term } from "./types.ts";

/** Types of things that a note affirms or denies. */
const DENIABLE = new Set([
  "symptom",
  "disease",
  "drug",
  "procedure",
  "exam",
  "habit",
  "allergen",
  "mood",
  "obgyn",
  "function",
  "vital",
  "device",
  "vaccine",
]);
/** The number of words that are read around a term, and at the start of an answer. */
const AROUND = 2;
const MOST_PLACES = 3;

/** Cues of a note that say that something ends or is left out. */
const NOTE_CUES = ["withholds", "stopped", "plan", "hypothetical", "warning", "history", "normal"];

/**
 * Features of the named turns around a term, without the claim's own polarity. A model reads from
 * them whether the turns deny the term. Undefined for a term that cannot be denied or that the
 * turns do not name.
 */
export function polarityContext(compared: Compared, at: number): string[] | undefined {
  const { claim, talk, witnesses, core } = compared;
  const term = claim.terms[at]!;
  const type = term.concept?.type ?? "word";
  if ((type !== "word" && !DENIABLE.has(type)) || term.weight < 0.5) return undefined;
  const places = namedPlaces(witnesses.hits[at]!, core).slice(0, MOST_PLACES);
  if (places.length === 0) return undefined;
  const features = new Set([`type ${type}`, `places ${places.length}`]);
  for (const cue of NOTE_CUES)
    if (claim.cues.has(cue)) features.add(`note ${cue}`).add(`note ${cue} ${type}`);
  const read = places.map(([index, hit]) => polarityAt(talk, index, hit.term));
  features.add(`read ${[...new Set(read)].toSorted().join(" ")}`);
  features.add(`first read ${read[0]} ${type}`);
  for (const [index, hit] of places)
    for (const one of placeContext(talk, index, hit.term)) features.add(one);
  return [...features];
}

/** The hits of a term in the named turns, best first. */
export const namedPlaces = (
  hits: Hits,
  core: ReadonlySet<number>,
): (readonly [number, { cover: number; term: Term }])[] =>
  [...hits]
    .filter(([index, { cover }]) => cover >= COVERED && core.has(index))
    .toSorted(([a, one], [b, other]) => other.cover - one.cover || a - b);

function placeContext(talk: Talk, index: number, term: Term): string[] {
  const { sentence, negated, terms } = talk.utterances[index]!;
  const { tokens } = sentence;
  const features = [`speaker ${sentence.speaker}`, negated[term.from] ? "negated" : "not negated"];
  if (sentence.asks) features.push("asks", ...answerContext(talk, index, term));
  features.push(...scaleFeatures("terms", terms.length, [2, 3, 5, 8]));
  for (const cue of cueNames(sentence, talk.language)) features.push(`cue ${cue}`);
  for (const { concept, from, to } of cuesOf(sentence, talk.language)) {
    if (!["negation", "postnegation", "absence", "normal", "termination"].includes(concept.id))
      continue;
    const gap = to <= term.from ? term.from - to : from >= term.to ? -1 - (from - term.to) : 0;
    if (Math.abs(gap) > 8) continue;
    const low = Math.min(to, term.to);
    const high = Math.max(from, term.from);
    const parted = tokens.slice(low, high).some(({ kind }) => kind === "mark");
    features.push(
      `${concept.id} ${gap < 0 ? "after" : "before"} ${parted ? "parted" : "same clause"}`,
      `${concept.id} at ${Math.max(-4, Math.min(4, gap))} ${parted ? "parted" : "same clause"}`,
    );
  }
  for (let step = 1; step <= AROUND; step += 1)
    features.push(
      `before ${step} ${tokens[term.from - step]?.t ?? "start"}`,
      `after ${step} ${tokens[term.to - 1 + step]?.t ?? "end"}`,
    );
  return features;
}

function answerContext(talk: Talk, index: number, term: Term): string[] {
  const features = [`answered ${talk.exchanges.answered.get(index) ?? "not"}`];
  const answers = talk.exchanges.answers.get(index) ?? [];
  const first = answers[0] === undefined ? undefined : talk.utterances[answers[0]];
  if (!first) return [...features, "no answer"];
  const { sentence, negated, terms } = first;
  const words = sentence.tokens.filter(({ kind }) => kind !== "mark").map(({ t }) => t);
  features.push(
    `answer begins ${words[0]}`,
    `answer begins ${words[0]} ${words[1] ?? "end"}`,
    `answer ends ${words.at(-1)}`,
    negated.includes(true) ? "answer negated" : "answer not negated",
    ...scaleFeatures("answer words", words.length, [2, 3, 5, 9]),
  );
  for (const cue of cueNames(sentence, talk.language)) features.push(`answer cue ${cue}`);
  const repeats = terms.some((other) => other.stems.some((stem) => term.stems.includes(stem)));
  if (repeats) features.push("answer repeats");
  return features;
}
