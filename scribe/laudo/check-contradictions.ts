import { isAsserted } from "./alignment.ts";
import { isQualified, isSameName, QUALIFIERS, sharesWord } from "./conclusion-conflicts.ts";
import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { findingKindOf, isPartOf, isSameFinding, isSameRegion, organOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import type { Observation } from "./observations.ts";
import { findPositions } from "./positions.ts";
import { cuesIn } from "./read.ts";
import { keysIn } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** The most that is compared: a hostile text must not take quadratic time. */
const [MOST, FEW] = [120, 40];

/** Finds what the findings assert in one sentence and deny in another, of one organ and side. */
export const checkContradictions: Check = (context) => {
  const all = context.observations.filter(
    ({ sentence, level, isHedged, isHistory }) =>
      sentence.section === "findings" &&
      !sentence.isHeading &&
      level >= 1 &&
      !isHedged &&
      !isHistory,
  );
  const asserted = all.filter(isAsserted).slice(0, MOST);
  const concluded = context.observations
    .filter(
      ({ sentence, level, isHedged }) =>
        sentence.section === "conclusion" && level >= 1 && !isHedged,
    )
    .filter(isAsserted)
    .slice(0, FEW);
  return all
    .filter(({ isDenied }) => isDenied)
    .slice(0, MOST)
    .flatMap((denied) => {
      const other =
        asserted.find((one) => contradicts(context, one, denied)) ??
        asserted.slice(0, FEW).find((one) => isConcludedAgainst(context, one, denied)) ??
        concluded.find(
          (one) => isConcludedAgainst(context, one, denied) && isOfSameKind(context, one, denied),
        );
      if (!other) return [];
      return [toFinding(context, denied), toFinding(context, other)];
    });
};

/** "Hérnia femoral" is denied, an inguinal one concluded: each denied word must be there. */
const isOfSameKind = ({ laudo }: Context, one: Observation, denied: Observation): boolean => {
  const own = new Set(keysIn(laudo, one.sentence.from, one.sentence.to));
  return (
    one.finding !== denied.finding ||
    keysIn(laudo, denied.from, denied.to).every((key) => own.has(key))
  );
};

/** Both places are reported: either may be the wrong one. */
const toFinding = (context: Context, one: Observation): LintFinding =>
  report(
    context.input,
    "negation_conflict",
    placeOf(context, one),
    "DENIED_ELSEWHERE",
    words(context, one),
  );

function contradicts(context: Context, one: Observation, denied: Observation): boolean {
  if (one.finding !== denied.finding || one.organ === null || one.organ !== denied.organ)
    return false;
  if (one.sentence.index === denied.sentence.index) return false;
  if (!sharesWord(context, one, denied)) return false;
  const isPaired = organOf(one.organ)?.isPaired === true;
  if (isPaired && denied.side === null && isOfBoth(context, one, denied)) return true;
  if (isPaired && (one.side === null || one.side !== denied.side)) return false;
  if (isQualified(context, denied)) return false;
  const isNamed =
    namesOrgan(context, one) && namesOrgan(context, denied) && isSamePart(context, one, denied);
  return (isNamed || (!isPaired && isImplied(context, one, denied))) && isWhole(context, denied);
}

/** "Não há derrame pleural" denies it of both sides: neither sentence nor name limits it. */
const isOfBoth = (context: Context, one: Observation, denied: Observation): boolean =>
  one.level >= 2 &&
  findingKindOf(one.finding).organ === one.organ &&
  !context.sides.has(denied.sentence.index) &&
  !isQualified(context, denied) &&
  // "Herniação uncal" is not the subfalcine one.
  keysIn(context.laudo, denied.from, denied.to).every((key) =>
    keysIn(context.laudo, one.from, one.to).includes(key),
  ) &&
  context.observations.some(
    (other) =>
      other.sentence.section === "conclusion" &&
      isAsserted(other) &&
      isSameFinding(other.finding, one.finding) &&
      isSameRegion(other.organ, one.organ),
  );

/** A finding of importance of one organ only, such as free fluid, without a side or level. */
const isImplied = (context: Context, one: Observation, denied: Observation): boolean =>
  one.level >= 2 &&
  findingKindOf(one.finding).organ === one.organ &&
  !isMinor(context, one) &&
  [one, denied].every(({ sentence }) => !context.sides.has(sentence.index)) &&
  !context.alignment.described.some(
    ({ sentence, levels }) => sentence.index === one.sentence.index && levels.length > 0,
  );

/** "Lâmina de líquido" is often denied too. */
const isMinor = ({ laudo }: Context, { sentence }: Observation): boolean =>
  ["minor", "benign"].some((id) => cuesIn(laudo, id, sentence).length > 0);

/** The organ must be named: what a heading says may have changed. */
const namesOrgan = ({ laudo }: Context, { sentence, organ }: Observation): boolean =>
  laudo.organs.some(
    ({ concept, from }) => concept.id === organ && laudo.sentenceOf[from] === sentence.index,
  );

/** "Reto" is no other part of the colon: both sentences must name the organ by a common word. */
function isSamePart({ laudo }: Context, one: Observation, denied: Observation): boolean {
  const wordsOf = ({ sentence, organ }: Observation): string[] =>
    laudo.organs
      .filter(
        ({ concept, from }) => concept.id === organ && laudo.sentenceOf[from] === sentence.index,
      )
      .flatMap(({ from, to }) => laudo.stems.slice(from, to).map((word) => word.slice(0, PART)));
  const own = new Set(wordsOf(one));
  return wordsOf(denied).some((word) => own.has(word));
}
/** Letters that "pericárdio" and "pericárdico" share. */
const PART = 5;

/** "Colo sem nódulos" denies of a part: the organ's name must be the only one of the sentence. */
const isWhole = ({ laudo }: Context, { sentence, organ }: Observation): boolean =>
  laudo.organs.every(
    ({ concept, from }) =>
      laudo.sentenceOf[from] !== sentence.index || isSameRegion(concept.id, organ),
  );

/** The conclusion asserts it too, and the denial is of the whole organ on both sides. */
function isConcludedAgainst(context: Context, one: Observation, denied: Observation): boolean {
  if (one.organ === null || !isSameRegion(one.organ, denied.organ)) return false;
  // "Não há lesões isquêmicas" denies no other lesion.
  if (VAGUE.has(denied.finding)) return false;
  if (one.sentence.index === denied.sentence.index) return false;
  if (!isSameName(context, one, denied)) return false;
  if (denied.side !== null || context.sides.has(denied.sentence.index)) return false;
  return (
    !isLimited(context, one, denied) &&
    context.observations.some(
      (other) =>
        other.sentence.section === "conclusion" &&
        isAsserted(other) &&
        !other.isHedged &&
        isSameFinding(other.finding, one.finding) &&
        isSameRegion(other.organ, one.organ),
    )
  );
}

/** Whether a denial is of a part or of one kind: "sem rotura desviada", "istmo sem nódulos". */
function isLimited(context: Context, one: Observation, denied: Observation): boolean {
  const { laudo, polarity } = context;
  const { sentence } = denied;
  const near = laudo.sentences.filter(
    ({ line, index }) => line === sentence.line && index <= sentence.index,
  );
  const named = laudo.organs.filter(
    ({ from }) => laudo.sentenceOf[from]! >= near[0]!.index && from < sentence.to,
  );
  const own = named.filter(({ from }) => from >= sentence.from);
  const asserted = new Set(keysIn(laudo, one.sentence.from, one.sentence.to));
  const isOfWhole = own.every(
    ({ concept, from, to }) =>
      (one.organ !== null && concept.id !== one.organ && isPartOf(one.organ, concept.id)) ||
      (concept.id === denied.organ && keysIn(laudo, from, to).every((key) => asserted.has(key))),
  );
  // "Do ceco ao reto" in the sentence before.
  const inherited = named.filter(({ from }) => from < sentence.from);
  if (findPositions(laudo, sentence.from, sentence.to).length > 0) return true;
  if (levelsOf(context, sentence) > 0) return true;
  if (!isOfWhole || (own.length === 0 && !isRange(context, inherited))) return true;
  const isKnown = (at: number): boolean =>
    [...context.observationsBySentence.get(sentence.index)!, ...own].some(
      ({ from, to }) => from <= at && at < to,
    );
  const item = itemOf(context, denied);
  return tokensOf(own.length === 0 ? sentence : item).some(
    (at) =>
      !isKnown(at) &&
      (!polarity.denied[at]! || (at >= item.from && at < item.to)) &&
      (keysIn(laudo, at, at + 1).length > 0 || QUALIFIERS.has(laudo.stems[at]!)) &&
      !["neg", "post"].some((id) =>
        cuesIn(laudo, id, sentence).some(({ from, to }) => from <= at && at < to),
      ),
  );
}

const levelsOf = ({ alignment }: Context, { index }: Observation["sentence"]): number =>
  alignment.described.filter(
    ({ sentence, levels }) => sentence.index === index && levels.length > 0,
  ).length;

/** Nothing, or all of an organ: "do ceco ao reto". */
const isRange = ({ laudo }: Context, named: Context["laudo"]["organs"]): boolean =>
  named.length === 0 ||
  (named.length === 2 &&
    named[1]!.from > named[0]!.to &&
    laudo.tokens.slice(named[0]!.to, named[1]!.from).every(({ t }) => TO.has(t)));
const TO = wordList("away");
const VAGUE = wordList("vague");

const tokensOf = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: to - from }, (_, step) => from + step);

/** What a denial lists between two commas or "or", without the word that denies. */
function itemOf({ laudo }: Context, { from, to, sentence }: Observation): Item {
  const ends = new Set(
    ["neg", "post"].flatMap((id) => cuesIn(laudo, id, sentence).flatMap(tokensOf)),
  );
  const isEnd = (at: number): boolean =>
    ends.has(at) || laudo.tokens[at]!.kind === "mark" || OR.has(laudo.tokens[at]!.t);
  let [start, end] = [from, to];
  while (start > sentence.from && !isEnd(start - 1)) start -= 1;
  while (end < sentence.to && !isEnd(end)) end += 1;
  return { from: start, to: end };
}
const OR: ReadonlySet<string> = new Set("ou o u or nor nem ni e y and".split(" "));

interface Item {
  from: number;
  to: number;
}
