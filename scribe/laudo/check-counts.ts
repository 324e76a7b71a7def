import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isAsserted } from "./alignment.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import { measuredTokens } from "./measures.ts";
import type { Observation } from "./observations.ts";
import { quoteOf } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** The most that is compared: a hostile text must not take quadratic time. */
const MOST = 100;

/** The words for a number, by the number. */
const COUNTS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 9 }, (_, index) => index + 2).flatMap((value) =>
    [...wordList(`count ${value}`)].map((word) => [word, value] as const),
  ),
);
const countOf = (word: string): number =>
  COUNTS.get(word) ?? (/^(?:[2-9]|1\d)$/.test(word) ? Number(word) : 0);

/** In tokens; of a numeral in digits fewer: "TR2 and TR1 nodules". */
const [COUNT_REACH, DIGIT_REACH] = [5, 4];

interface Count {
  value: number;
  from: number;
  to: number;
  finding: Observation;
}

/** "Três nódulos": a number of two or more before a finding. */
function countsOf(context: Context, section: string): Count[] {
  const measured = measuredTokens(context.measures);
  return (
    context.observations
      // The 4 of "TR4 nodule" and "grade 4 lesion" counts nothing: what is counted is plural.
      .filter((one) => one.sentence.section === section && !one.isDenied && isPlural(context, one))
      .flatMap((finding) => countBefore(context, measured, finding))
      .slice(0, MOST)
  );
}

function countBefore(
  { laudo }: Context,
  measured: ReadonlySet<number>,
  finding: Observation,
): Count[] {
  const first = Math.max(finding.sentence.from, finding.from - COUNT_REACH);
  for (let at = finding.from - 1; at >= first; at -= 1) {
    const { t, kind } = laudo.tokens[at]!;
    if (kind === "mark") break;
    const value = countOf(t);
    if (kind === "number" && finding.from - at > DIGIT_REACH) break;
    if (value > 0 && !measured.has(at)) return [{ value, from: at, to: finding.to, finding }];
  }
  // "Pólipos colônicos (cinco)"
  for (let at = finding.to; at < Math.min(finding.to + COUNT_REACH, finding.sentence.to); at += 1) {
    if (laudo.tokens[at]!.t !== "(") continue;
    const value = countOf(laudo.tokens[at + 1]?.t ?? "");
    const isCount = value > 0 && laudo.tokens[at + 2]?.t === ")";
    return isCount ? [{ value, from: finding.from, to: at + 3, finding }] : [];
  }
  return [];
}

/** Lesions of one kind that the findings describe one by one, each with its size. */
function countDescribed({ observations, alignment }: Context, one: Observation): number {
  const measured = new Set(
    alignment.described.flatMap(({ sentence, measures }) =>
      measures.some(({ quantity }) => quantity === "mm") ? sentence.index : [],
    ),
  );
  const same = observations.filter(
    (other) =>
      other.finding === one.finding &&
      other.sentence.section === "findings" &&
      isAsserted(other) &&
      isSameRegion(other.organ, one.organ),
  );
  return same.every(({ sentence }) => measured.has(sentence.index))
    ? new Set(same.map(({ sentence }) => sentence.index)).size
    : 0;
}

const isPlural = ({ laudo }: Context, { from, to }: Observation): boolean =>
  laudo.tokens.slice(from, to).some(({ t }) => t.length > SHORT && t.endsWith("s"));
/** The "Is" of "0-Is" is no plural. */
const SHORT = 3;

/** Compares counts of the conclusion with the findings: "três nódulos". */
export const checkCounts: Check = (context): LintFinding[] => {
  const { laudo, input } = context;
  const described = countsOf(context, "findings");
  return countsOf(context, "conclusion").flatMap(({ value, from, to, finding }) => {
    const same = described.filter(
      (other) =>
        isSameFinding(other.finding.finding, finding.finding) &&
        isSameRegion(other.finding.organ, finding.organ),
    );
    const known = same.length > 0 ? knownCount(context, same) : listedCount(context, finding);
    if (known === null || known === value || same.some((other) => other.value === value)) return [];
    const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
    return [
      report(input, "number_mismatch", place, "COUNT_AGAINST_FINDINGS", {
        count: quoteOf(laudo, from, to),
      }),
    ];
  });
};

/** The only count of the findings; null if they describe further lesions. */
const knownCount = (context: Context, same: readonly Count[]): number | null => {
  const [only, second] = same;
  return second || hasMore(context, only!.finding) ? null : only!.value;
};

const hasMore = ({ observations }: Context, { finding, organ, sentence }: Observation): boolean =>
  observations.some(
    (other) =>
      other.finding === finding &&
      other.sentence.section === "findings" &&
      other.sentence.index !== sentence.index &&
      !other.isDenied &&
      isSameRegion(other.organ, organ),
  );

const listedCount = (context: Context, finding: Observation): number | null => {
  const count = countDescribed(context, finding);
  const isListed = context.observations.every(
    (other) =>
      other.finding !== finding.finding ||
      other.sentence.section !== "findings" ||
      other.isDenied ||
      !isPlural(context, other),
  );
  return count >= 2 && isListed ? count : null;
};
