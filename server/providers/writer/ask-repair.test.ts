import { afterEach, describe, expect, it } from "vitest";
import { askRepair } from "./ask-repair.ts";
import type { LanguageModel } from "./language-model.ts";
import type { Reply } from "./testing/scripted-model.ts";
import {
  closeService,
  consultation,
  dataOf,
  good,
  serve,
  turnsOf,
} from "./testing/scripted-visit.ts";

afterEach(closeService);

describe("a repair", () => {
  const findings = {
    doubts: [
      {
        id: "d1",
        heading: "Queixa",
        text: "Cefaleia há cinco dias.",
        verdict: "contradicted" as const,
        reasons: [{ kind: "number" as const, detail: "cinco dias" }],
        witnesses: [consultation.turns[1]!],
      },
    ],
    omissions: [{ id: "o1", heading: "Queixa", text: "Tenho alergia a penicilina", turns: [3] }],
    checks: [
      { id: "s2", heading: "Queixa", text: "Cefaleia.", witnesses: [consultation.turns[1]!] },
    ],
  };
  const repaired = [
    { id: "d1", text: "Cefaleia há três dias.", turns: [1] },
    { id: "o1", text: "Alergia a penicilina.", turns: [3] },
  ];
  const answer: Reply = {
    kind: "text",
    text: JSON.stringify({ statements: [...repaired, { id: "x", text: "?", turns: [] }] }),
  };
  const mend = (model: LanguageModel, visit = consultation) =>
    askRepair(model, visit, findings, { signal: AbortSignal.timeout(20_000) });

  it("is requested with reasons and quotations, and answered by id", async () => {
    const { model, requests } = await serve([answer]);
    expect(await mend(model)).toEqual({
      repair: { statements: repaired },
      usage: { input_tokens: 120, output_tokens: 45 },
    });
    expect(dataOf(requests[0])).toMatchObject({
      doubts: [{ id: "d1", why: [expect.stringContaining("cinco dias")], said: [{ i: 1 }] }],
      omissions: [{ id: "o1", quotation: "Tenho alergia a penicilina", turns: [3] }],
      checks: [{ id: "s2", text: "Cefaleia.", turns: [1] }],
    });
  });

  it("sends the turns around the findings if the visit does not fit", async () => {
    const turns = [
      ...consultation.turns,
      ...turnsOf(...Array.from({ length: 300 }, () => "e então foi assim ".repeat(5))).map(
        (turn, at) => ({ ...turn, i: at + 4 }),
      ),
    ];
    const { model, requests } = await serve([answer]);
    await mend({ ...model, contextTokens: async () => 4096 }, { ...consultation, turns });
    expect(dataOf(requests[0]).transcript.map(({ i }) => i)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("of another shape is a fault", async () => {
    const { model } = await serve([good]);
    await expect(mend(model)).rejects.toMatchObject({ fault: "MODEL_ANSWER_INVALID" });
  });
});
