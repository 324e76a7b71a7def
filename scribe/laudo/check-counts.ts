import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { gradesIn } from "./grades.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import { measuredTokens } from "./measures.ts";
import type { Observation } from "./observations.ts";
import { quoteOf } from "./read.ts";

/** So many are compared, which bounds the work. */
const MOST = 100;

/** Compares counts and grades of the conclusion with the findings. */
export const checkCounts: Check = (context) => [
  ...compareCounts(context),
  ...compareGrades(context),
];

/** "Condropatia grau III" in the conclusion, grade II in the findings. */
function compareGrades(context: Context): LintFinding[] {
  const { laudo, input } = context;
  const graded = context.observations
    .filter(({ isDenied, isHistory }) => !isDenied && !isHistory)
    .slice(0, MOST * 2)
    .map((one) => ({ one, grades: gradesIn(laudo, one.sentence) }))
    .filter(({ grades }) => grades.length === 1);
  const described = graded.filter(({ one }) => one.sentence.section === "findings");
  const reported = new Set<number>();
  return graded.flatMap(({ one, grades }) => {
    const [grade] = grades;
    if (one.sentence.section !== "conclusion" || !grade || reported.has(grade.from)) return [];
    const same = described.filter(
      ({ one: other, grades: [known] }) =>
        other.finding === one.finding && other.organ === one.organ && known?.scale === grade.scale,
    );
    if (same.length === 0 || same.some(({ grades: [known] }) => known?.value === grade.value))
      return [];
    reported.add(grade.from);
    const place = placeOf(context, grade.from, grade.to);
    const number = quoteOf(laudo, grade.from, grade.to);
    return [report(input, "number_mismatch", place, "NUMBER_NOT_IN_FINDINGS", { number })];
  });
}

const placeOf = ({ laudo }: Context, from: number, to: number): { start: number; end: number } => ({
  start: laudo.tokens[from]!.start,
  end: laudo.tokens[to - 1]!.end,
});

const COUNTS: Readonly<Record<string, number>> = {
  dois: 2,
  duas: 2,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  quatro: 4,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  sete: 7,
  siete: 7,
  seven: 7,
  oito: 8,
  ocho: 8,
  eight: 8,
};
const COUNT_REACH = 4;

interface Count {
  value: number;
  from: number;
  finding: Observation;
}

/** "Três nódulos": a number of two or more before a finding. */
function countsOf(context: Context, section: string): Count[] {
  const measured = measuredTokens(context.measures);
  return context.observations
    .filter(({ sentence, isDenied }) => sentence.section === section && !isDenied)
    .flatMap((finding) => countBefore(context, measured, finding))
    .slice(0, MOST);
}

function countBefore(
  { laudo }: Context,
  measured: ReadonlySet<number>,
  finding: Observation,
): Count[] {
  const first = Math.max(finding.sentence.from, finding.from - COUNT_REACH);
  for (let at = finding.from - 1; at >= first; at -= 1) {
    const { t, kind } = laudo.tokens[at]!;
    if (kind === "mark") return [];
    const value = COUNTS[t] ?? (/^[2-9]$/.test(t) ? Number(t) : 0);
    if (value >= 2 && !measured.has(at)) return [{ value, from: at, finding }];
  }
  return [];
}

/** Further lesions that the findings describe one by one. */
const hasMore = ({ observations }: Context, { finding, organ, sentence }: Observation): boolean =>
  observations.some(
    (other) =>
      other.finding === finding &&
      other.sentence.section === "findings" &&
      other.sentence.index !== sentence.index &&
      !other.isDenied &&
      isSameRegion(other.organ, organ),
  );

function compareCounts(context: Context): LintFinding[] {
  const { laudo, input } = context;
  const described = countsOf(context, "findings");
  return countsOf(context, "conclusion").flatMap(({ value, from, finding }) => {
    const same = described.filter(
      (other) =>
        isSameFinding(other.finding.finding, finding.finding) &&
        isSameRegion(other.finding.organ, finding.organ),
    );
    if (same.length === 0 || same.some((other) => other.value === value)) return [];
    const sum = same.reduce((total, other) => total + other.value, 0);
    if (sum === value || same.length > 1 || hasMore(context, same[0]!.finding)) return [];
    const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[finding.to - 1]!.end };
    return [
      report(input, "number_mismatch", place, "COUNT_AGAINST_FINDINGS", {
        count: quoteOf(laudo, from, finding.to),
      }),
    ];
  });
}
