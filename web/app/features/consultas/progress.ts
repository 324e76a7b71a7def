import type { Progress } from "@relato/shared/contract/consultas.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";

/** How much of the sound is transcribed, 0 to 1; null where that is not known (not begun, or a length nobody can tell). */
export const shareOf = (progress: Progress | null): number | null => {
  if (progress?.step !== "transcribing" || progress.waiting_for !== undefined) return null;
  const { done_ms, total_ms } = progress;
  return done_ms === undefined || total_ms === undefined || total_ms === null || total_ms === 0
    ? null
    : Math.min(1, done_ms / total_ms);
};

/** What is being done now, in words. */
export const describeProgress = (text: Messages, progress: Progress | null): string => {
  if (progress === null) return text.consultas.step.received;
  if (progress.waiting_for === "speech_model") return text.consultas.waitingForModel;
  const step = text.consultas.step[progress.step];
  const { done_ms, total_ms } = progress;
  return shareOf(progress) === null ||
    done_ms === undefined ||
    total_ms === undefined ||
    total_ms === null
    ? step
    : `${step}: ${text.consultas.transcribed(formatClock(done_ms), formatClock(total_ms))}`;
};
