import type { ModelNote, NoteFindings } from "../../scribe/model-note/types.ts";
import type { Document, WriterStamp } from "../../shared/domain/document.ts";
import { type Counts, ratesOf } from "../../scribe/fixtures/measure.ts";
import { round } from "./figures.ts";

/** The result of one visit, besides the counts of its document. */
export interface VisitResult {
  stamp: WriterStamp;
  seconds: number;
  document: Document;
  /** The model's note before repair, with its findings; null if the engine wrote. */
  note: { note: ModelNote; findings: NoteFindings } | null;
}

/** A share with three decimals; null if there are no statements. */
const share = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part / of) * 1000) / 1000;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const statementsOf = ({ sections }: Document) => sections.flatMap(({ statements }) => statements);
const lengthOf = ({ sections }: ModelNote): number =>
  sum(sections.map(({ statements }) => statements.length));

/** Shares of doubtful statements, in the models' notes and in the final documents. */
export const doubtShares = (
  results: readonly VisitResult[],
): Record<"flagged_before" | "contradicted_before" | "flagged" | "contradicted", number | null> => {
  const notes = results.flatMap(({ note }) => note ?? []);
  const written = sum(notes.map(({ note }) => lengthOf(note)));
  const doubts = notes.flatMap(({ findings }) => findings.doubts);
  const statements = results.flatMap(({ document }) => statementsOf(document));
  const contradicted = statements.filter(({ status }) => status === "contradicted").length;
  return {
    flagged_before: share(doubts.length, written),
    contradicted_before: share(
      doubts.filter(({ verdict }) => verdict === "contradicted").length,
      written,
    ),
    flagged: share(
      statements.filter(({ status }) => status !== "supported").length,
      statements.length,
    ),
    contradicted: share(contradicted, statements.length),
  };
};

const PROOF = ["repaired", "replaced", "removed", "added"] as const;

/** How many statements were repaired, replaced, removed and added over all visits. */
const proofCounts = (results: readonly VisitResult[]): Record<string, number> =>
  Object.fromEntries(
    PROOF.map((name) => [name, sum(results.map(({ stamp }) => stamp.proof?.[name] ?? 0))]),
  );

/** Mean tokens per visit; null if the model reports none. */
const tokens = (results: readonly VisitResult[], of: "input_tokens" | "output_tokens") => {
  const counted = results.flatMap(({ stamp }) => stamp.usage?.[of] ?? []);
  const all = sum(counted);
  return all === 0 ? null : Math.round(all / counted.length);
};

/** How often each fault made the engine the writer. */
const faultsOf = (results: readonly VisitResult[]): Record<string, number> => {
  const faults: Record<string, number> = {};
  for (const { stamp } of results)
    if (stamp.fallback_reason !== undefined)
      faults[stamp.fallback_reason] = (faults[stamp.fallback_reason] ?? 0) + 1;
  return faults;
};

/**
 * The figures of a writer over all visits. Shares are of facts or statements; `seconds` and tokens
 * are per visit; repairs are counted in statements.
 */
export const figuresOfWriter = (
  counts: Counts,
  results: readonly VisitResult[],
): Record<string, unknown> => {
  const { critical_recall, recall, placed, trapped, verbosity } = ratesOf(counts);
  const seconds = results.map((result) => result.seconds).toSorted((a, b) => a - b);
  const faults = faultsOf(results);
  return {
    visits: results.length,
    failed: sum(Object.values(faults)),
    ...(Object.keys(faults).length === 0 ? {} : { faults }),
    critical_recall,
    recall,
    placed,
    trapped,
    length: verbosity,
    ...proofCounts(results),
    ...doubtShares(results),
    seconds: round(seconds[Math.floor(seconds.length / 2)] ?? 0),
    seconds_longest: round(seconds.at(-1) ?? 0),
    input_tokens: tokens(results, "input_tokens"),
    output_tokens: tokens(results, "output_tokens"),
  };
};
