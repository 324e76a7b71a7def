import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isConclusion } from "./compared.ts";
import { findConflicts } from "./conclusion-conflicts.ts";
import { findMissing, findUnconcluded } from "./conclusion-missing.ts";
import { findOrphans } from "./conclusion-orphans.ts";
import type { Check, Context } from "./finding.ts";
import { findIntactConflicts } from "./intact-conflicts.ts";
import { findWordConflicts } from "./word-conflicts.ts";

/** So many observations of each part are compared, which bounds the work. */
const MOST = 150;

/** Compares what the findings describe with what the conclusion says, in both directions. */
export const checkConclusion: Check = (context) => {
  const all = context.observations.filter(({ sentence }) => !sentence.isHeading);
  const compared = {
    described: all.filter(({ sentence }) => sentence.section === "findings").slice(0, MOST),
    concluded: all.filter(({ sentence }) => isConclusion(sentence.section)).slice(0, MOST),
  };
  if (!concludes(context)) return findUnconcluded(context);
  const named = [...findConflicts(context, compared), ...findIntactConflicts(context)];
  const isNamed = (one: LintFinding): boolean =>
    named.some(({ start, end }) => one.start < end && start < one.end);
  const conflicts = [...named, ...findWordConflicts(context).filter((one) => !isNamed(one))];
  return [...conflicts, ...findMissing(context), ...findOrphans(context, conflicts)];
};

const concludes = ({ laudo }: Context): boolean =>
  laudo.sentences.some(({ section, isHeading }) => section === "conclusion" && !isHeading);
