import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isAsserted, isEqual, type Match, SAME_THING } from "./alignment.ts";
import { type Check, type Context, report } from "./finding.ts";
import { type Measure, measuredTokens, readNumber } from "./measures.ts";
import { isDerived } from "./derived-numbers.ts";
import { placeOf } from "./observation-place.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";
import type { Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** So many measures of each part are compared, which bounds the work. */
const [MOST, MOST_DESCRIBED] = [100, 300];

/** Compares the measures of the conclusion with those of the findings. */
export const checkNumbers: Check = (context) => {
  const described = context.measures
    .filter(({ from }) => DESCRIBED.has(sectionOf(context, from)))
    .slice(0, MOST_DESCRIBED);
  if (described.length === 0) return [];
  const bare = bareNumbers(context);
  return context.alignment.concluded
    .flatMap((statement) => statement.measures.map((measure) => ({ statement, measure })))
    .slice(0, MOST)
    .flatMap(({ statement, measure }) => {
      if (isAside(context, statement.sentence, measure)) return [];
      const isAway = isDistance(context, measure);
      const same = described.filter(
        (one) => one.quantity === measure.quantity && (isAway || !isOnlyDistance(context, one)),
      );
      if (same.length === 0) return [];
      const isKnownBare = isBare(context, measure, bare);
      const isWritten = isKnown(measure, same) || isKnownBare;
      const [only, second] = same;
      const own = second ? measureOfSame(context, statement, measure) : only!;
      const isClass =
        isRange(context, measure) &&
        !same.some((one) => isRange(context, one) && mayBeOfSide(context, one, statement.side));
      // A number without a unit may be of anything.
      if (isWritten ? isKnownBare || !isElsewhere(context, statement, measure) : isClass) return [];
      return [
        isUndescribed(context, statement, measure)
          ? toOrphan(context, statement)
          : toFinding(context, measure, own),
      ];
    });
};
const DESCRIBED: ReadonlySet<string> = new Set(["findings", "title"]);

const sectionOf = ({ laudo }: Context, at: number): string =>
  laudo.sentences[laudo.sentenceOf[at] ?? -1]?.section ?? "";

function toFinding(
  { laudo, input }: Context,
  { from, to }: Measure,
  own: Measure | null,
): LintFinding {
  const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
  const mend = own && quoteOf(laudo, own.from, own.to);
  return report(
    input,
    "number_mismatch",
    place,
    "NUMBER_NOT_IN_FINDINGS",
    { number: quoteOf(laudo, from, to) },
    mend,
  );
}

/** Sizes of a thing: a score or a percentage may be of the whole examination. */
const SIZES: ReadonlySet<string> = new Set(["mm", "ml", "mm2"]);

/** Whether the conclusion measures what no finding is like: it is new, not only its number. */
const isUndescribed = (context: Context, statement: Statement, { quantity }: Measure): boolean =>
  SIZES.has(quantity) &&
  statement.observations.some((one) => isAsserted(one) && one.level > 0) &&
  (context.alignment.matches.get(statement) ?? []).every(({ base }) => base < SAME_THING);

const toOrphan = ({ laudo, input }: Context, statement: Statement): LintFinding => {
  const place = placeOf({ laudo }, statement.observations.find(isAsserted) ?? statement);
  const finding = input.text.slice(place.start, place.end);
  return report(input, "orphan_conclusion", place, "NOT_IN_FINDINGS", { finding });
};

const isKnown = (measure: Measure, same: readonly Measure[]): boolean =>
  measure.values.every(
    (value) =>
      same.some((other) => other.values.some((known) => isEqual(value, known, measure, other))) ||
      isDerived(value, same),
  );

/** The numbers of the findings that have no unit. */
function bareNumbers(context: Context): ReadonlySet<number> {
  const { laudo } = context;
  const measured = measuredTokens(context.measures);
  const found = new Set<number>();
  laudo.tokens.forEach(({ t, kind }, at) => {
    if (kind === "number" && !measured.has(at) && sectionOf(context, at) === "findings")
      found.add(readNumber(t));
  });
  return found;
}

/** Written without its unit, which a table names once: "Diâmetros (mm): raiz 43" and "4,3 cm". */
const isBare = (
  { laudo }: Context,
  { from, to, values, quantity }: Measure,
  bare: ReadonlySet<number>,
): boolean =>
  laudo.tokens
    .slice(from, to)
    .every(({ t, kind }) => kind !== "number" || bare.has(readNumber(t))) ||
  (quantity === "mm" && values.every((value) => bare.has(value) || bare.has(value / 10)));

/** "Distância de 4,1 cm da papila, 3,2 cm do peitoral": no sizes of a thing. */
function isDistance({ laudo }: Context, { from, to, quantity, values }: Measure): boolean {
  if (quantity !== "mm" || values.length > 1) return false;
  const sentence = laudo.sentences[laudo.sentenceOf[from] ?? -1];
  const before = laudo.tokens.slice(sentence?.from ?? from, from);
  const isNamed = before.some(({ t }) => DISTANT.test(t));
  return isNamed && FROM.has(laudo.tokens[to]?.t ?? "");
}
/** A distance in a sentence that measures the thing itself too. */
const isOnlyDistance = (context: Context, one: Measure): boolean => {
  const { sentences, sentenceOf } = context.laudo;
  const line = (at: number): number | undefined => sentences[sentenceOf[at] ?? -1]?.line;
  return (
    isDistance(context, one) &&
    context.measures.some(
      (other) =>
        other.quantity === "mm" &&
        line(other.from) === line(one.from) &&
        !isDistance(context, other),
    )
  );
};
const DISTANT = /^dista[nd]/;
const FROM: ReadonlySet<string> = new Set("da do das dos de del from".split(" "));

/** Thresholds, earlier sizes and advice are no sizes of this examination. */
export const isAside = (
  { laudo, polarity }: Context,
  sentence: Sentence,
  { from, to }: { from: number; to: number },
): boolean =>
  polarity.past[from]! ||
  isChange(laudo, from) ||
  isThreshold(laudo, sentence, from) ||
  ["prior", "recommend", "followup"].some((id) =>
    cuesIn(laudo, id, sentence).some(
      (cue) =>
        (Math.abs(cue.from - from) < 8 || Math.abs(cue.from - to) < 3) &&
        // "17 mm (previously 7 mm)": the first one is of this examination.
        !laudo.tokens.slice(to, cue.from).some(({ t }) => t === "("),
    ),
  );

/** "Variação de 1 mm" is computed, from numbers that need no unit. */
export const isChange = ({ tokens }: Context["laudo"], at: number): boolean =>
  tokens.slice(Math.max(0, at - CHANGE_REACH), at).some(({ t }) => CHANGE.has(t));
const CHANGE = wordList("change");
const CHANGE_REACH = 3;

/** "Menor que 5 mm", "> 2 s". */
const isThreshold = (laudo: Context["laudo"], sentence: Sentence, at: number): boolean =>
  "<>≤≥~+".includes(laudo.tokens[at - 1]?.t ?? "#") ||
  // "T-score ≤ -2,5".
  (MINUS.has(laudo.tokens[at - 1]?.t ?? "") && "<>≤≥".includes(laudo.tokens[at - 2]?.t ?? "#")) ||
  cuesIn(laudo, "threshold", sentence).some(
    ({ to }) =>
      to <= at && at - to < 4 && !laudo.tokens.slice(to, at).some(({ t }) => "(,:".includes(t)),
  );

const MINUS = new Set(["-", "–", "−"]);

/** "50-69 %" is a class that other numbers conclude. */
const DASHES = wordList("dash");
const isRange = ({ laudo }: Context, { from }: Measure): boolean =>
  DASHES.has(laudo.tokens[from - 1]?.t ?? "") && laudo.tokens[from - 2]?.kind === "number";

/** Whether a measure of the findings is not one of the other side. */
const mayBeOfSide = (
  { alignment }: Context,
  { from }: Measure,
  side: Statement["side"],
): boolean => {
  const own = alignment.described.find((one) => from >= one.from && from < one.to)?.side ?? null;
  return own === null || side === null || own === side || own === "B" || side === "B";
};

const sameQuantity = ({ measures }: Statement, { quantity, values }: Measure): Measure[] =>
  measures.filter((other) => other.quantity === quantity && other.values.length >= values.length);

/** What the conclusion is about has a statement that is so much closer than the others. */
const [MARGIN, RELATED] = [2, 1];

const candidates = (context: Context, statement: Statement): readonly Match[] =>
  (context.alignment.matches.get(statement) ?? [])
    .filter(
      ({ statement: { side } }) =>
        side === null || statement.side === null || side === "B" || side === statement.side,
    )
    .toSorted((a, b) => b.base - a.base);

/** The only measure of the statement that the conclusion repeats; null if that is not certain. */
function measureOfSame(context: Context, statement: Statement, measure: Measure): Measure | null {
  const [best, next] = candidates(context, statement).filter(
    (match) => sameQuantity(match.statement, measure).length > 0,
  );
  if (!best || best.base < SAME_THING || (next && next.base > best.base - 0.5)) return null;
  const own = sameQuantity(best.statement, measure);
  return own.length === 1 && own[0]!.values.length === measure.values.length ? own[0]! : null;
}

/** Whether the number is written, but only of another thing than the conclusion is about. */
function isElsewhere(context: Context, statement: Statement, measure: Measure): boolean {
  // A gestational age is of the whole examination.
  if (measure.quantity === "weeks") return false;
  if (measure.values.length > 1 || sameQuantity(statement, measure).length > 1) return false;
  const all = candidates(context, statement);
  const [best] = all.filter((match) => sameQuantity(match.statement, measure).length > 0);
  if (!best || best.base < SAME_THING + 1) return false;
  const hasNumber = ({ statement: other }: Match): boolean =>
    other.measures.some((known) =>
      isKnown(measure, known.quantity === measure.quantity ? [known] : []),
    );
  return !all.some(
    (match) => hasNumber(match) && (match.base > best.base - MARGIN || match.base >= RELATED),
  );
}
