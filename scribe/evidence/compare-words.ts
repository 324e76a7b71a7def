import {
  type Compared,
  type Comparison,
  scaleFeatures,
  type Objection,
  wordsOf,
} from "./comparison.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Claim } from "./claim.ts";
import { coverIn, COVERED } from "./witnesses.ts";
import type { Term } from "./types.ts";

const SHARES = [0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97];
/** Steps for the weight of a single term. */
const HEAVY = [0.5, 0.9, 1.3, 1.8, 2.4];
const WEIGHTS = [0.3, 0.6, 1, 1.5, 2, 2.5, 3, 4, 5, 7];

/** Whether a word is a person's name: capitalised within a sentence, no abbreviation, no eponym. */
function isName(claim: Claim, { concept, from }: Term, language: Language): boolean {
  const { text, tokens } = claim.read;
  const before = tokens[from - 1];
  if (concept !== undefined || before === undefined || before.kind === "mark") return false;
  if (lexiconOf(language).words("eponym").has(tokens[from]!.t)) return false;
  return /^\p{Lu}\p{Ll}{2}/u.test(text.slice(tokens[from]!.start));
}

/**
 * Compares the claim's terms with the first witness, with all witnesses and with the whole talk.
 */
export function compareWords({ claim, talk, witnesses, core }: Compared): Comparison {
  const { terms } = claim;
  const features = scaleFeatures("terms", terms.length, [1, 2, 3, 4, 6, 8, 11]);
  const objections: Objection[] = [];
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const first = witnesses.found[0]?.scope ?? new Set<number>();
  let byFirst = 0;
  let byCore = 0;
  let byAll = 0;
  let anywhere = 0;
  let missing = 0;
  let unheard = 0;
  let most = 0;
  for (const [at, term] of terms.entries()) {
    const hits = witnesses.hits[at]!;
    byCore += term.weight * coverIn(hits, core);
    byFirst += term.weight * coverIn(hits, first);
    const all = coverIn(hits, witnesses.scope);
    byAll += term.weight * all;
    const heard = Math.max(0, ...[...hits.values()].map(({ cover }) => cover));
    anywhere += term.weight * heard;
    missing += term.weight * (1 - all);
    unheard += term.weight * (1 - heard);
    most = Math.max(most, term.weight * (1 - all));
    const type = term.concept?.type ?? "word";
    if (heard < COVERED) {
      features.push(`unheard ${type}`, ...scaleFeatures(`unheard ${type}`, term.weight, HEAVY));
      if (isName(claim, term, talk.language)) features.push("unheard name");
      const kind = type === "drug" ? "drug" : "foreign";
      if (term.weight >= 1) objections.push({ kind, detail: wordsOf(claim, term), opposes: false });
    } else if (all < COVERED)
      features.push(`elsewhere ${type}`, ...scaleFeatures(`elsewhere ${type}`, term.weight, HEAVY));
    else if (coverIn(hits, first) < COVERED) features.push(`scattered ${type}`);
  }
  const drugs = terms.filter((term) => term.concept?.type === "drug");
  if (drugs.length > 0) features.push("drug");
  features.push(
    `witnesses ${witnesses.found.length}`,
    ...scaleFeatures("core share", byCore / total, SHARES),
    ...scaleFeatures("first share", byFirst / total, SHARES),
    ...scaleFeatures("all share", byAll / total, SHARES),
    ...scaleFeatures("heard share", anywhere / total, SHARES),
    ...scaleFeatures("missing", missing, WEIGHTS),
    ...scaleFeatures("unheard", unheard, WEIGHTS),
    ...scaleFeatures("most missing", most, WEIGHTS),
    ...scaleFeatures("first missing", total - byFirst, WEIGHTS),
    ...scaleFeatures("verbatim", verbatim({ claim, talk, witnesses, core }), SHARES),
  );
  return { features, objections };
}

/** The share of the claim's word pairs that its witnesses say literally. */
function verbatim({ claim, talk, witnesses }: Compared): number {
  const pairs = pairsOf(claim.read.stems);
  if (pairs.length === 0) return 0;
  const said = new Set(
    [...witnesses.scope].flatMap((index) => pairsOf(talk.utterances[index]!.sentence.stems)),
  );
  return pairs.filter((pair) => said.has(pair)).length / pairs.length;
}

const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
