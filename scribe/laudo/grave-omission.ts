import { memoize } from "../language/memoize.ts";
import { type BestMatch, bestMatch, organState, relation } from "./claim-features.ts";
import type { Claim, Part, Parts } from "./claims.ts";
import { findingKindOf } from "./lexicon.ts";
import type { Observed } from "./observations.ts";
import { findCategories } from "./rads-category.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Findings that no conclusion leaves out, by their group in the table. */
const GRAVE = wordList("grave");

/**
 * Whether a grave finding has nothing in the conclusion that may mean it: no statement is like it,
 * or all statements of the conclusion belong to other findings. A model is not asked, because this
 * holds for authors whose words it never saw.
 */
export function isGraveOmission(
  observed: Observed,
  claim: Claim,
  { findings, conclusion }: Parts,
): boolean {
  if (!isGrave(observed, claim)) return false;
  if (RELATED.has(relation(claim.observation!, conclusion, findings))) return false;
  const match = bestMatch(claim, conclusion);
  if (match.exclusive >= LIKE || match.near > 0) return false;
  return match.best < CLOSE || isAccounted(match, claim, conclusion);
}

/** A statement with this score may be about the finding. */
const LIKE = 0.4;
const CLOSE = 2;
/** Ways to name a finding that leave no doubt, or measure it. */
const RELATED: ReadonlySet<string> = new Set(["id organ", "id", "measured"]);

const isAccounted = ({ free }: BestMatch, claim: Claim, conclusion: Part): boolean =>
  free === 0 && organState(claim, conclusion) !== "open";

function isGrave({ laudo }: Observed, { statement, observation }: Claim): boolean {
  if (observation === null || observation.isHedged) return false;
  const { sentence, from, to } = statement;
  const has = (id: string): boolean =>
    cuesIn(laudo, id, sentence).some((cue) => cue.from >= from && cue.from < to);
  if (has("stable") || isBenignCategory(laudo, sentence)) return false;
  const { groups } = findingKindOf(observation.finding);
  const isNamed = GRAVE.has(observation.finding) || groups.some((group) => GRAVE.has(group));
  const isMinor = cuesIn(laudo, "minor", sentence).some(
    (cue) => cue.from >= observation.from - NEAR && cue.from < observation.to + NEAR,
  );
  // "Hiperdensidade, compatível com trombo" is in the conclusion by its sign.
  const isMeaning = cuesIn(laudo, "is", sentence).some(
    (cue) => cue.to <= observation.from && cue.to > observation.from - NEAR && cue.from > from,
  );
  return (isNamed || has("suspicious")) && !isMinor && !isMeaning;
}
const NEAR = 4;

/** "Nódulos típicos (PI-RADS 1)": the category itself says that it is of no importance. */
function isBenignCategory(laudo: Observed["laudo"], { index }: { index: number }): boolean {
  const own = categoriesOf(laudo).filter(({ sentence }) => sentence === index);
  return own.length > 0 && own.every(({ rank }) => rank > 0 && rank <= BENIGN);
}
const BENIGN = 2;
/** Each grave finding asks for them. */
const categoriesOf = memoize((laudo: Observed["laudo"]) => findCategories(laudo));
