import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { stem } from "../language/text.ts";
import { type Compared, isEvidence, isSame } from "./compared.ts";
import { type Context, report } from "./finding.ts";
import type { Level } from "./levels.ts";
import { findingKindOf, isSameFinding, isSameRegion, organOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import type { Observation } from "./observations.ts";
import { keysIn, shareLevel } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** A denial of one kind only: "sem fratura aguda" does not deny an old one. */
export const QUALIFIERS: ReadonlySet<string> = new Set([...wordList("qualifier")].map(stem));
const QUALIFIER_REACH = 4;

export const isQualified = ({ laudo }: Context, { from, to, sentence }: Observation): boolean =>
  laudo.stems
    .slice(
      Math.max(sentence.from, from - QUALIFIER_REACH),
      Math.min(sentence.to, to + QUALIFIER_REACH),
    )
    .some((word) => QUALIFIERS.has(word));

const sidesAgree = (a: Observation, b: Observation): boolean =>
  a.side === null || b.side === null || a.side === b.side || a.side === "B" || b.side === "B";

/** Of discs, what one level lacks another may have. */
function levelsAgree({ alignment }: Context, a: Observation, b: Observation): boolean {
  const levelsOf = ({ sentence, from: at }: Observation): Level[] =>
    [alignment.described, alignment.concluded].flatMap((part) =>
      part
        .filter((one) => one.sentence === sentence && one.from <= at && one.to > at)
        .flatMap(({ levels }) => levels),
    );
  const [first, second] = [levelsOf(a), levelsOf(b)];
  return first.length === 0 || second.length === 0 || shareLevel(first, second);
}

/** What the conclusion asserts and the findings deny, or the reverse. */
export function findConflicts(context: Context, { described, concluded }: Compared): LintFinding[] {
  return concluded.flatMap((one) => {
    if (one.level < 1 || one.isHistory || one.isHedged) return [];
    const opposite = described.filter(
      (other) =>
        other.isDenied !== one.isDenied &&
        !other.isHistory &&
        isSameName(context, one, other) &&
        isSameRegion(one.organ, other.organ) &&
        sidesAgree(one, other) &&
        levelsAgree(context, one, other),
    );
    if (opposite.length === 0) return [];
    const isFalse = one.isDenied
      ? deniesDescribed(context, one, opposite, concluded)
      : assertsDenied(context, one, opposite, described);
    if (!isFalse) return [];
    const code = one.isDenied ? "DENIED_IN_CONCLUSION" : "DENIED_IN_FINDINGS";
    // Either of the two places may be the wrong one.
    return [one, opposite[0]!].map((each) =>
      report(
        context.input,
        "negation_conflict",
        placeOf(context, each),
        code,
        words(context, each),
      ),
    );
  });
}

export const isSameName = (context: Context, a: Observation, b: Observation): boolean =>
  a.finding === b.finding
    ? !findingKindOf(a.finding).isInterpreted || sharesWord(context, a, b)
    : isCloseName(a.finding, b.finding) &&
      ((isSamePlace(a.organ, b.organ) && !isOfPart(a, b)) || sharesWord(context, a, b));

/** A tear of the labrum is none of the tendon before it, whose organ it seems to have. */
const isOfPart = (...both: readonly Observation[]): boolean =>
  both.some(({ finding }) => PARTS.has(finding));
const PARTS = wordList("part finding");

/** The same organ, or a part of it. */
const isSamePlace = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && (a === b || organOf(a)?.parent === b || organOf(b)?.parent === a);

/** A diagnosis's row has the names of its signs too: "paralabral cyst" is no labral tear. */
export function sharesWord({ laudo }: Context, a: Observation, b: Observation): boolean {
  const words = new Set(keysIn(laudo, a.from, a.to));
  return words.size === 0 || keysIn(laudo, b.from, b.to).some((key) => words.has(key));
}

/** "Rins sem cálculos", and the findings describe one. */
const deniesDescribed = (
  context: Context,
  one: Observation,
  opposite: readonly Observation[],
  concluded: readonly Observation[],
): boolean =>
  !isQualified(context, one) &&
  opposite.some(
    ({ level, isHedged, finding }) =>
      level >= 1 &&
      !isHedged &&
      !concluded.some(
        (other) =>
          !other.isDenied &&
          (finding === one.finding ? isNamed(other.finding, finding) : isSame(one, other)),
      ),
  );

/** Whether the conclusion names a finding that it denies, by the same name or a general one. */
const isNamed = (name: string, finding: string): boolean =>
  name === finding ||
  (findingKindOf(name).organ === null &&
    findingKindOf(name).groups[0] === findingKindOf(finding).groups[0] &&
    isSameFinding(name, finding));

/** The conclusion asserts what the findings deny and nowhere describe. */
const assertsDenied = (
  context: Context,
  one: Observation,
  opposite: readonly Observation[],
  described: readonly Observation[],
): boolean =>
  !opposite.every((other) => isQualified(context, other) && !isQualified(context, one)) &&
  !described.some((other) => isEvidence(context, one, other) && sidesAgree(one, other));

/** "Colelitíase" and "cálculo" are names of one finding in one organ. */
const isCloseName = (a: string, b: string): boolean => {
  const [first] = findingKindOf(a).groups;
  // Of two kinds, one must be the general name: a subdural hematoma is no cerebral hemorrhage.
  const isGeneral = [a, b].some((id) => findingKindOf(id).organ === null);
  return (
    isGeneral && first !== undefined && first === findingKindOf(b).groups[0] && CLOSE.has(first)
  );
};
const CLOSE = wordList("close");
