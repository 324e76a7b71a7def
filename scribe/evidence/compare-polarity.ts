import { cueNames } from "./cues.ts";
import {
  type Compared,
  type Comparison,
  scaleFeatures,
  type Objection,
  wordsOf,
} from "./comparison.ts";
import { saidAt } from "./said.ts";
import { COVERED } from "./witnesses.ts";
import type { WeighedTerm } from "./claim.ts";
import { type Polarity, polarityAt } from "./polarity.ts";
import type { Talk } from "./types.ts";

/** Cues of verbs that deny: "evitar bicarbonato", "suspender". */
const WITHHOLDS = ["withholds", "stopped"];

/** What the talk says about one term of a claim. */
interface TermReading {
  claimPolarity: Polarity;
  /** In or near the witnesses: agreed, opposed, withheld, or unclear. */
  status: string;
  /** The utterances in or near the witnesses that name it. */
  near: readonly number[];
  /** What each utterance that names it says. */
  everywhere: readonly Polarity[];
}

/**
 * Reads what the talk says about a term; undefined for a light term, or one that no witness names.
 */
function readTerm({ claim, talk, witnesses, core }: Compared, at: number): TermReading | undefined {
  const term = claim.terms[at]!;
  if (term.weight < 0.5) return undefined;
  const places = [...witnesses.hits[at]!].filter(([, hit]) => hit.cover >= COVERED);
  const within = places.filter(([index]) => core.has(index));
  const near = within.length > 0 ? within : places.filter(([index]) => witnesses.scope.has(index));
  if (near.length === 0) return undefined;
  const polarity = ([index, hit]: (typeof places)[number]): Polarity =>
    polarityAt(talk, index, hit.term);
  const claimPolarity: Polarity = term.negated ? "no" : "yes";
  const plain = statusOf(near.map(polarity), claimPolarity);
  const withholds = WITHHOLDS.some((cue) => claim.cues.has(cue));
  return {
    claimPolarity,
    status: plain === "opposed" && claimPolarity === "yes" && withholds ? "withheld" : plain,
    near: near.map(([index]) => index),
    everywhere: places.map(polarity),
  };
}

/** Feature of a claim: the talk opposes all its clinical terms wherever it names them. */
export const OPPOSED_WHEREVER_NAMED = "opposed wherever named";

/** Compares what the claim affirms and denies with what the talk affirms and denies. */
export function comparePolarity({ claim, talk, witnesses, core }: Compared): Comparison {
  const features: string[] = [];
  const objections: Objection[] = [];
  let opposed = 0;
  let agreed = 0;
  let total = 0;
  let clinical = 0;
  let denied = 0;
  for (const [at, term] of claim.terms.entries()) {
    const found = readTerm({ claim, talk, witnesses, core }, at);
    if (!found) continue;
    const { claimPolarity, status, everywhere } = found;
    features.push(...termFeatures(term, found, talk));
    if (CLINICAL.has(term.concept?.type ?? "") || term.concept?.type === "allergen") {
      clinical += 1;
      const nowhere =
        !everywhere.includes(claimPolarity) && everywhere.includes(opposite(claimPolarity));
      if (status === "opposed" && nowhere) denied += 1;
    }
    total += term.weight;
    if (status === "agreed") agreed += term.weight;
    if (status === "opposed") {
      opposed += term.weight;
      objections.push({
        ...{ kind: "negation", detail: wordsOf(claim, term), opposes: true },
        ...saidAgainst({ claim, talk, witnesses, core }, at, found),
        ...(term.concept ? {} : { isWeak: true }),
      });
    }
  }
  if (clinical > 0 && denied === clinical) features.push(OPPOSED_WHEREVER_NAMED);
  features.push(...compareTestimony({ claim, talk, witnesses, core }));
  const denies = claim.terms.some((term) => term.negated);
  if (denies) features.push("denies");
  features.push(
    ...scaleFeatures("opposed", opposed, [0.5, 1, 1.5, 2, 3]),
    ...scaleFeatures("opposed share", opposed / (total || 1), [0.2, 0.4, 0.6, 0.9]),
    ...scaleFeatures("agreed share", agreed / (total || 1), [0.2, 0.4, 0.6, 0.9]),
    ...scaleFeatures(denies ? "denies agreed" : "affirms agreed", agreed, [0.5, 1, 2, 3]),
  );
  const said = [...core].some((index) => talk.utterances[index]!.negated.includes(true));
  features.push(`core ${said ? "denies" : "affirms"} note ${denies ? "denies" : "affirms"}`);
  return { features, objections };
}

/** The first words near the witnesses that say the opposite about a term. */
function saidAgainst(
  { talk, witnesses }: Compared,
  at: number,
  { near, claimPolarity }: TermReading,
): { said?: string } {
  for (const index of near) {
    const { term } = witnesses.hits[at]!.get(index)!;
    if (polarityAt(talk, index, term) === opposite(claimPolarity))
      return saidAt(talk, index, { at: term.from, withQuestion: true });
  }
  return {};
}

function termFeatures(term: WeighedTerm, reading: TermReading, talk: Talk): string[] {
  const { claimPolarity, status, near, everywhere } = reading;
  const features: string[] = [];
  const sort = term.concept ? "concept" : "word";
  features.push(
    `${claimPolarity} ${status} ${sort}`,
    `${claimPolarity} ${status} ${term.concept?.type ?? ""}`,
  );
  if (status === "opposed" && statusOf(everywhere, claimPolarity) === "opposed")
    features.push(`${claimPolarity} opposed everywhere ${sort}`);
  if (status === "asked")
    features.push(
      ...answersTo(near, talk).map((answer) => `${claimPolarity} asked ${answer} ${sort}`),
    );
  if (
    status === "opposed" &&
    near.some((index) => cueNames(talk.utterances[index]!.sentence, talk.language).has("normal"))
  )
    features.push(`${claimPolarity} opposed but normal`);
  const against = everywhere.filter((one) => one === (term.negated ? "yes" : "no")).length;
  const pro = everywhere.filter((one) => one === claimPolarity).length;
  if (against + pro > 0 && term.concept)
    features.push(
      ...scaleFeatures(
        `${claimPolarity} against ${term.concept.type === "symptom" ? "symptom" : "other"}`,
        against / (against + pro),
        [0.3, 0.5, 0.6, 0.9],
      ),
    );
  return features;
}

/** Features of open answers to the questions among these utterances. */
const answersTo = (near: readonly number[], talk: Talk): string[] =>
  near
    .filter((index) => talk.utterances[index]!.sentence.asks)
    .map((index) => openAnswer(talk, index));

const opposite = (polarity: Polarity): Polarity => (polarity === "yes" ? "no" : "yes");

/** Types that a patient has or denies, and a doctor finds or not. */
const CLINICAL = new Set([
  "symptom",
  "disease",
  "mood",
  "obgyn",
  "procedure",
  "habit",
  "function",
  "vital",
]);

/** Features of what questions and the patient's own sentences say about each clinical term. */
function compareTestimony({ claim, talk, witnesses, core }: Compared): string[] {
  const features = new Set<string>();
  for (const [at, term] of claim.terms.entries()) {
    if (!CLINICAL.has(term.concept?.type ?? "") || term.weight < 0.4) continue;
    const places = [...witnesses.hits[at]!].filter(([, hit]) => hit.cover >= COVERED);
    const testimony = places
      .filter(([index]) => {
        const { sentence } = talk.utterances[index]!;
        return sentence.asks || sentence.speaker !== "medico";
      })
      .map(([index, hit]) => polarityAt(talk, index, hit.term));
    const claimPolarity = term.negated ? "no" : "yes";
    const status = testimony.length === 0 ? "silent" : statusOf(testimony, claimPolarity);
    const first = at === claim.terms.findIndex((one) => CLINICAL.has(one.concept?.type ?? ""));
    features.add(`${claimPolarity} testimony ${status}`);
    if (first) features.add(`first ${claimPolarity} testimony ${status}`);
    if (first && places.length > 0 && !places.some(([index]) => core.has(index)))
      features.add(`first ${claimPolarity} outside core ${status}`);
  }
  return [...features];
}

function statusOf(said: readonly Polarity[], claimPolarity: Polarity): string {
  const agrees = said.includes(claimPolarity);
  const opposes = said.includes(claimPolarity === "yes" ? "no" : "yes");
  if (agrees) return opposes ? "both" : "agreed";
  if (opposes) return "opposed";
  return said.includes("asked") ? "asked" : "if";
}

/** Describes an answer that is neither yes nor no. */
function openAnswer(talk: Talk, index: number): string {
  const answers = talk.exchanges.answers.get(index) ?? [];
  if (answers.length === 0) return "unanswered";
  const read = answers.map((answer) => talk.utterances[answer]!);
  if (read.some(({ kin }) => kin.size > 0)) return "of another";
  if (read.some(({ negated }) => negated.includes(true))) return "denies";
  if (read.some(({ quantities }) => quantities.length > 0)) return "counts";
  return read.some(({ terms }) => terms.length > 1) ? "tells" : "short";
}
