import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isAsserted } from "./alignment.ts";
import { isPositive } from "./compared.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isPartOf, isSameFinding, isSameRegion, organOf, possibleLevelOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import type { Observation } from "./observations.ts";
import { excludes, findStates, isStateOf, type StateMention } from "./organ-states.ts";
import { mayBeSamePlace, positionsBetween } from "./positions.ts";
import type { ReadLaudo } from "./read.ts";
import { keysIn, shareLevel, type Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** So many states and conclusions are compared, which bounds the work. */
const MOST = 60;

/** A statement of the findings that gives an organ a state. */
interface Stated {
  statement: Statement;
  mention: StateMention;
}

/** Finds what the conclusion asserts of an organ whose state, in the findings, excludes it. */
export const checkStates: Check = (context): LintFinding[] => {
  const stated = statesOf(context).slice(0, MOST);
  if (stated.length === 0) return [];
  const { input, observations } = context;
  const concluded = observations.filter(
    (one) =>
      one.sentence.section === "conclusion" &&
      isPositive(one) &&
      !one.isHedged &&
      possibleLevelOf(one.finding) >= 1,
  );
  const described = observations.filter(
    (one) => one.sentence.section === "findings" && isAsserted(one),
  );
  return concluded.slice(0, MOST).flatMap((one) => {
    const other = stated.find((each) => contradicts(context, each, one));
    if (!other) return [];
    const same = described.filter((each) => mayMean(each, one));
    if (same.length > 0 && !isOfAll(context, other, same)) return [];
    return [placeOf(context, other.statement), placeOf(context, one)].map((place) =>
      report(input, "negation_conflict", place, "DENIED_IN_FINDINGS", words(context, one)),
    );
  });
};

function statesOf({ laudo, polarity, alignment }: Context): Stated[] {
  return findStates(laudo).flatMap((mention) => {
    const { from, to } = mention;
    const statement = alignment.described.find((one) => from >= one.from && from < one.to);
    if (!statement || polarity.denied[to - 1] !== isNegative(laudo, from)) return [];
    // "Não compressíveis" is the name of a finding too.
    if (isNegative(laudo, from - 1)) return [];
    if (!statement.namesOrgan && to - from < 2) return [];
    if (statement.observations.some((one) => isAsserted(one) && one.level >= 1)) return [];
    if (polarity.past[from]! || polarity.hedged[from]!) return [];
    const isRest = laudo.tokens.slice(statement.from, statement.to).some(({ t }) => REST.has(t));
    return isRest ? [] : [{ statement, mention }];
  });
}
/** "As demais veias" are not those of the finding. */
const REST = wordList("rest");
const NO = wordList("negative state");
const isNegative = ({ tokens }: Context["laudo"], at: number): boolean =>
  NO.has(tokens[at]?.t ?? "");

function contradicts(
  context: Context,
  { statement, mention: { state } }: Stated,
  one: Observation,
): boolean {
  const { laudo, alignment } = context;
  if (one.organ === null || !excludes(state, one.finding)) return false;
  const { organs, from, to } = statement;
  const isSameOrgan = organsOf(laudo, one).every(
    (own) =>
      isStateOf(state, own) &&
      // "Seios frontais aerados" is not of all sinuses.
      ![...organs].some((organ) => isPartOf(organ, own) && !WHOLE.has(organ)) &&
      [...organs].some(
        (organ) =>
          organ === own ||
          (isPartOf(own, organ) && isStateOf(state, organ)) ||
          (WHOLE.has(organ) && isStateOf(state, organ)),
      ),
  );
  if (!isSameOrgan) return false;
  if (!agreeInSide(context, statement, one)) return false;
  const own = alignment.concluded.filter((each) => one.from >= each.from && one.from < each.to);
  const isElsewhere = own.some(
    (each) =>
      !mayBeSamePlace(
        positionsBetween(laudo, from, to),
        positionsBetween(laudo, each.from, each.to),
      ),
  );
  if (isElsewhere) return false;
  const levels = own.flatMap((each) => each.levels);
  return (
    statement.levels.length === 0 || levels.length === 0 || shareLevel(statement.levels, levels)
  );
}

/** Parts whose state is that of the organ. */
const WHOLE = wordList("part of whole");

/** "Rotura do supraespinal" is of the shoulder, and of that tendon. */
function organsOf(laudo: ReadLaudo, { organ, sentence, from, to }: Observation): string[] {
  const parts = laudo.organs
    .filter(
      (each) =>
        each.from >= Math.max(sentence.from, from - NEAR) &&
        each.to <= to + NEAR &&
        laudo.sentenceOf[each.from] === sentence.index &&
        isPartOf(each.concept.id, organ!),
    )
    .map(({ concept }) => concept.id);
  return parts.length > 0 ? parts : [organ!];
}
/** Tokens between a finding and the part that has it. */
const NEAR = 5;

/** One of two organs needs its side, unless the laudo is about one side only or names both. */
function agreeInSide(context: Context, statement: Statement, one: Observation): boolean {
  // "Ambos os ramos" under a heading of one side.
  const subject = context.subjects[statement.sentence.index]!.side;
  const side = statement.side === "B" ? (subject ?? "B") : statement.side;
  if (organOf(one.organ!)?.isPaired !== true || side === "B") return true;
  if (side !== null && one.side !== null) return side === one.side;
  const all = new Set([...context.sides.values()].flatMap((list) => list.map((each) => each.side)));
  return all.size <= 1 || (side === null && isOfBoth(context, statement));
}

/** "Sistemas coletores não dilatados", in a laudo without a heading for each side. */
const isOfBoth = ({ laudo, sides }: Context, { from, to, sentence }: Statement): boolean =>
  !sides.has(sentence.index) &&
  laudo.organs.some(
    (organ) => organ.from >= from && organ.to <= to && laudo.tokens[organ.from]!.t.endsWith("s"),
  ) &&
  laudo.sentences.every(
    ({ index, isHeading, section }) => !isHeading || section === "title" || !sides.has(index),
  );

/** The findings describe it too, but call all of the organ, on both sides, free of it elsewhere. */
const isOfAll = (
  { laudo }: Context,
  { statement, mention }: Stated,
  same: readonly Observation[],
): boolean =>
  namesOnly(laudo, statement, mention) &&
  statement.namesOrgan &&
  !statement.namesSide &&
  (statement.side === null || statement.side === "B") &&
  statement.levels.length === 0 &&
  same.every(({ sentence, level }) => level >= 1 && sentence.index !== statement.sentence.index);

/** Whether a statement has words for one organ and its state only. */
function namesOnly(laudo: ReadLaudo, { from, to }: Statement, mention: StateMention): boolean {
  const [organ, second] = laudo.organs.filter((each) => each.from >= from && each.to <= to);
  if (!organ || second) return false;
  const named = [organ, mention].flatMap((each) => keysIn(laudo, each.from, each.to));
  return keysIn(laudo, from, to).every((key) => named.includes(key));
}

/** Whether the findings describe what the conclusion may mean. */
const mayMean = (other: Observation, one: Observation): boolean =>
  isSameFinding(other.finding, one.finding) && isSameRegion(other.organ, one.organ);
