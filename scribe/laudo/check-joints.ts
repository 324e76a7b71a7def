import { type Check, type Context, report } from "./finding.ts";
import { regionOf } from "./lexicon.ts";
import { placeOf } from "./observation-place.ts";
import type { Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** The joints that an examination is of, each with its own ligaments and tendons. */
const JOINTS: ReadonlySet<string> = new Set("shoulder elbow wrist hip knee ankle".split(" "));
/** Parts of joints whose names mean nothing else. */
const CERTAIN = wordList("certain joint");

/**
 * Finds a sentence about another joint than the one that is examined, such as the menisci in an
 * examination of the shoulder: it was pasted from another laudo.
 */
export const checkJoints: Check = (context) => {
  const { input, laudo, alignment } = context;
  const titled = regionsOf([...alignment.context, ...alignment.concluded]);
  const examined = [...titled].filter((region) => JOINTS.has(region));
  if (examined.length !== 1 || examined.length !== titled.size) return [];
  const foreign = alignment.described.filter((one) => isOfOther(context, one, examined[0]!));
  // Several sentences are an examination of two joints.
  if (foreign.length === 0 || foreign.length > MOST) return [];
  return [report(input, "wrong_patient", placeOf({ laudo }, foreign[0]!), "OTHER_EXAMINATION")];
};
const MOST = 2;

const regionsOf = (statements: readonly Statement[]): ReadonlySet<string> =>
  new Set(statements.flatMap(({ organs }) => [...organs].map(regionOf)));

const isOfOther = ({ laudo }: Context, one: Statement, joint: string): boolean => {
  if (one.isHistory) return false;
  const named = laudo.organs.filter(({ from }) => from >= one.from && from < one.to);
  return (
    named.length > 0 &&
    named[0]!.from < one.from + LEAD &&
    CERTAIN.has(named[0]!.concept.id) &&
    named.every(({ concept }) => JOINTS.has(regionOf(concept.id)) && regionOf(concept.id) !== joint)
  );
};
/** What a sentence is about is among its first words. */
const LEAD = 4;
