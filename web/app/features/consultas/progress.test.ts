import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { expect, test } from "vitest";
import { describeProgress, shareOf } from "./progress.ts";

test("describes the transcribed share, or the step if no share is known", () => {
  const heard = { step: "transcribing" as const, done_ms: 125_000, total_ms: 600_000 };
  expect(describeProgress(ptBr, heard)).toBe("Transcrevendo: 02:05 de 10:00 transcritos");
  expect(shareOf(heard)).toBeCloseTo(125 / 600);
  expect(shareOf({ ...heard, done_ms: 700_000 })).toBe(1);
  for (const total_ms of [null, 0]) {
    expect(describeProgress(ptBr, { ...heard, total_ms })).toBe(ptBr.consultas.step.transcribing);
    expect(shareOf({ ...heard, total_ms })).toBeNull();
  }
  for (const step of ["received", "writing", "checking"] as const) {
    expect(describeProgress(ptBr, { step })).toBe(ptBr.consultas.step[step]);
    expect(shareOf({ step })).toBeNull();
  }
  expect(describeProgress(ptBr, null)).toBe(ptBr.consultas.step.received);
  const waiting = { step: "transcribing" as const, waiting_for: "speech_model" as const };
  expect(describeProgress(ptBr, waiting)).toBe(ptBr.consultas.waitingForModel);
});
