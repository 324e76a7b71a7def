import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyCorrection,
  applyCorrections,
  type CorrectionChange,
  isUpToDate,
  SCOPES,
} from "./correction.ts";
import type { Transcript, Turn } from "./transcript.ts";

const SPEAKERS = ["medico", "paciente", "acompanhante"] as const;
const transcript = (turns: Turn[]): Transcript => ({
  engine: "sherpa-onnx",
  model: null,
  language: "pt-BR",
  duration_ms: 60_000,
  turns,
});
const at = (i: number, speaker: Turn["speaker"], text = "Sim."): Turn => ({
  i,
  ...(speaker ? { speaker } : {}),
  start_ms: i * 1000,
  end_ms: i * 1000 + 900,
  text,
});
const said = transcript([at(0, "medico"), at(1, "paciente"), at(2, "medico"), at(3, undefined)]);
const speakers = ({ turns }: Transcript) => turns.map(({ speaker }) => speaker ?? null);
const change = (
  turn: number,
  before: (typeof SPEAKERS)[number] | null,
  speaker: (typeof SPEAKERS)[number] | null,
  scope: (typeof SCOPES)[number],
): CorrectionChange => ({ kind: "speaker", turn, before, speaker, scope });

describe("a speaker is corrected", () => {
  test("for one turn", () => {
    const next = applyCorrection(said, change(0, "medico", "acompanhante", "turn"));
    expect(speakers(next)).toEqual(["acompanhante", "paciente", "medico", null]);
  });
  test("for all of that voice", () => {
    const next = applyCorrection(said, change(0, "medico", "paciente", "voice"));
    expect(speakers(next)).toEqual(["paciente", "paciente", "paciente", null]);
  });
  test("for two swapped voices", () => {
    const next = applyCorrection(said, change(0, "medico", "paciente", "swap"));
    expect(speakers(next)).toEqual(["paciente", "medico", "paciente", null]);
  });
  test("for a voice without a name, and back to none", () => {
    const next = applyCorrection(said, change(3, null, "paciente", "voice"));
    expect(speakers(next)).toEqual(["medico", "paciente", "medico", "paciente"]);
    expect(next.turns[3]).toEqual(at(3, "paciente"));
    expect(applyCorrection(next, change(3, "paciente", null, "turn")).turns[3]).toEqual(
      at(3, undefined),
    );
  });
});

test("a correction applies only to the value it is based on", () => {
  const text = { kind: "text" as const, turn: 1, before: "Sim.", text: "Não." };
  expect(isUpToDate(said.turns, text)).toBe(true);
  expect(isUpToDate(applyCorrection(said, text).turns, text)).toBe(false);
  expect(isUpToDate(said.turns, { ...text, turn: 9 })).toBe(false);
  expect(isUpToDate(said.turns, change(3, null, "medico", "turn"))).toBe(true);
  expect(isUpToDate(said.turns, change(3, "medico", "medico", "turn"))).toBe(false);
});

const speaker = fc.constantFrom(...SPEAKERS, null);
const changes = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("text" as const),
      turn: fc.nat(12),
      before: fc.string(),
      text: fc.string({ minLength: 1 }),
    }),
    fc.record({
      kind: fc.constant("speaker" as const),
      turn: fc.nat(12),
      before: speaker,
      speaker,
      scope: fc.constantFrom(...SCOPES),
    }),
  ),
  { maxLength: 40 },
);

test("corrections never change numbers, times or the original", () => {
  fc.assert(
    fc.property(fc.array(speaker, { maxLength: 10 }), changes, (who, list) => {
      const heard = transcript(who.map((one, i) => at(i, one ?? undefined)));
      const before = structuredClone(heard);
      const now = applyCorrections(
        heard,
        list.map((one) => ({ change: one })),
      );
      const place = ({ i, start_ms, end_ms }: Turn) => [i, start_ms, end_ms];
      expect(now.turns.map(place)).toEqual(heard.turns.map(place));
      expect(heard).toEqual(before);
      expect(now).toEqual(list.reduce(applyCorrection, heard));
    }),
  );
});
