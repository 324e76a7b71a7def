import { notToleratedAt, refusedAt } from "./asked-status.ts";
import type { ReadStatus } from "./occurrences.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";

/** Whether a question asks for what was stopped: "quando suspendi", "who stopped a statin". */
export const asksStop = ({ read, language }: Pick<QuestionReading, "read" | "language">): boolean =>
  read.cues.has("stopped") || cuesWith(read, language, "stops").length > 0;

/**
 * How the records are read for a question of who refused a thing, or did not tolerate a drug;
 * undefined for the others.
 */
export const statusAsked = ({
  cues,
  units,
}: Pick<QuestionReading, "cues" | "units">): ReadStatus | undefined => {
  if (cues.has("refusal")) return refusedAt;
  const isDrug = units.some(({ type }) => type === "drug");
  return cues.has("tolerance") && isDrug ? notToleratedAt : undefined;
};
