import type { Language } from "@relato/shared/domain/language.ts";
import { notToleratedAt, refusedAt, stoppedAt } from "./asked-status.ts";
import type { ReadStatus } from "./occurrences.ts";
import { cuesWith } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";

/**
 * Whether a question asks for what was stopped: "quando suspendi", "who stopped a statin", "who
 * switched from lisinopril"; not for what came instead: "quem trocou para losartana".
 */
export const asksStop = ({ read, language }: Pick<QuestionReading, "read" | "language">): boolean =>
  read.cues.has("stopped") ||
  cuesWith(read, language, "stops").length > 0 ||
  cuesWith(read, language, "switched from").some(
    ({ to }) => !TO[language].has(read.tokens[to]?.t ?? ""),
  );

const TO: Record<Language, ReadonlySet<string>> = {
  "pt-BR": new Set(["para", "pra"]),
  es: new Set(["a", "por", "para"]),
  "en-US": new Set(["to"]),
};

/** "Who switched to losartan": who takes it may never have taken another drug. */
export const asksSwap = (asked: Asked & Pick<QuestionReading, "read" | "language">): boolean =>
  asksOfDrug(asked) &&
  !asksStop(asked) &&
  cuesWith(asked.read, asked.language, "swapped").length > 0;

type Asked = Pick<QuestionReading, "cues" | "units">;

const asksOfDrug = ({ units }: Asked): boolean => units.some(({ type }) => type === "drug");

/** Whether a question asks who refused a thing, or did not tolerate a drug. */
export const asksRefusal = (asked: Asked): boolean =>
  asked.cues.has("refusal") || (asked.cues.has("tolerance") && asksOfDrug(asked));

/** How the records are read for a question of what was refused, not tolerated or stopped. */
export const statusAsked = (
  asked: Asked & Pick<QuestionReading, "read" | "language">,
): ReadStatus | undefined => {
  if (asksRefusal(asked)) return asked.cues.has("refusal") ? refusedAt : notToleratedAt;
  return asksStop(asked) && asksOfDrug(asked) ? stoppedAt : undefined;
};
