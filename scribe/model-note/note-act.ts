import type { DialogueAct } from "../talk/dialogue-acts.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import type { Kind } from "../template/kinds.ts";

/** Kinds of headings under which a note says what is to be done. */
const PLAN: readonly Kind[] = [
  ...["plan", "prescription", "orders", "referral", "followup", "warning", "advice"],
  ...["certificate", "activity", "crisisPlan"],
] as Kind[];
const DIAGNOSIS: readonly Kind[] = ["diagnosis"];
/** A heading asks for a kind at least so surely. */
const ASKS = 0.6;

const asksFor = ({ kinds }: HeadingReading, wanted: readonly Kind[]): boolean =>
  wanted.some((kind) => (kinds.get(kind) ?? 0) >= ASKS);

/** What a statement of the note does, where its heading says so. */
export function actOf(heading: HeadingReading | undefined): DialogueAct | undefined {
  if (heading === undefined) return undefined;
  if (asksFor(heading, PLAN)) return "plan";
  return asksFor(heading, DIAGNOSIS) ? "assessment" : undefined;
}
