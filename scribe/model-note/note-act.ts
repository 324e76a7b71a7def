import type { DialogueAct } from "../talk/dialogue-acts.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Kind } from "../template/kinds.ts";

/** Kinds of headings under which a note states the plan. */
const PLAN: readonly Kind[] = [
  ...["plan", "prescription", "orders", "referral", "followup", "warning", "advice"],
  ...["certificate", "activity", "crisisPlan"],
] as Kind[];
const DIAGNOSIS: readonly Kind[] = ["diagnosis"];
/** How surely a heading must ask for a kind. */
const ASKS = 0.6;

const asksFor = ({ kinds }: HeadingReading, wanted: readonly Kind[]): boolean =>
  wanted.some((kind) => (kinds.get(kind) ?? 0) >= ASKS);

/**
 * The dialogue act of a note's statements under a heading; undefined if the heading does not say.
 */
export function actOf(heading: HeadingReading | undefined): DialogueAct | undefined {
  if (heading === undefined) return undefined;
  if (asksFor(heading, PLAN)) return "plan";
  return asksFor(heading, DIAGNOSIS) ? "assessment" : undefined;
}
