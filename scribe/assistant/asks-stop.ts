import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";

/** Whether a question asks for what was stopped: "quando suspendi", "who stopped a statin". */
export const asksStop = ({ read, language }: Pick<QuestionReading, "read" | "language">): boolean =>
  read.cues.has("stopped") || cuesWith(read, language, "stops").length > 0;
