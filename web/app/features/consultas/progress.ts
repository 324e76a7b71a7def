import type { Progress } from "@relato/shared/contract/consultas.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";

/** The transcribed and the total milliseconds; null before the first or if the total is unknown. */
const transcribedOf = (progress: Progress | null): [number, number] | null => {
  if (progress?.step !== "transcribing" || progress.waiting_for !== undefined) return null;
  const { done_ms, total_ms } = progress;
  return done_ms === undefined || !total_ms ? null : [done_ms, total_ms];
};

/** The transcribed share of the audio, from 0 to 1; null if it is unknown. */
export const shareOf = (progress: Progress | null): number | null => {
  const transcribed = transcribedOf(progress);
  return transcribed && Math.min(1, transcribed[0] / transcribed[1]);
};

/** The current step of the pipeline in words. */
export const describeProgress = (text: Messages, progress: Progress | null): string => {
  const words = text.consultas;
  if (progress === null) return words.step.received;
  if (progress.waiting_for === "speech_model") return words.waitingForModel;
  const step = words.step[progress.step];
  const transcribed = transcribedOf(progress);
  if (transcribed === null) return step;
  const [done, total] = transcribed;
  return `${step}: ${words.transcribed(formatClock(done), formatClock(total))}`;
};
