import type { ReadStatus } from "./occurrences.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import { refusedAt } from "./refusal-status.ts";

/** Whether a question asks for what was stopped: "quando suspendi", "who stopped a statin". */
export const asksStop = ({ read, language }: Pick<QuestionReading, "read" | "language">): boolean =>
  read.cues.has("stopped") || cuesWith(read, language, "stops").length > 0;

/** How the records are read for a question of who refused something; undefined for the others. */
export const statusAsked = ({ cues }: Pick<QuestionReading, "cues">): ReadStatus | undefined =>
  cues.has("refusal") ? refusedAt : undefined;
