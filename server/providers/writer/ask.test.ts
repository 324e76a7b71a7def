import type { Consultation } from "@relato/scribe/types.ts";
import { afterEach, describe, expect, it } from "vitest";
import { askNote } from "./ask.ts";
import type { LanguageModel } from "./language-model.ts";
import { NOTE_SHARE } from "./progress.ts";
import type { Reply } from "./testing/scripted-model.ts";
import {
  closeService,
  consultation,
  dataOf,
  good,
  noteOf,
  serve,
  turnsOf,
} from "./testing/scripted-visit.ts";
import type { WriterProgress } from "./writer.ts";

afterEach(closeService);

const ask = (
  model: LanguageModel,
  options: Partial<Parameters<typeof askNote>[2]> = {},
  visit = consultation,
) => askNote(model, visit, { signal: AbortSignal.timeout(20_000), ...options });
describe.each([
  ["whole", false],
  ["streamed", true],
])("asking for a note, %s:", (_way, stream) => {
  it("the schema is sent if the server accepts it", async () => {
    const { model, requests } = await serve([good], { stream });
    await ask(model);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.response_format).toMatchObject({
      type: "json_schema",
      json_schema: { schema: { properties: { sections: { type: "array" } } } },
    });
  });

  it.each([
    [["json_schema"], ["json_schema", "json_object", "json_object"]],
    [
      ["json_schema", "json_object"],
      ["json_schema", "json_object", undefined, undefined],
    ],
  ])(
    "a server that refuses %j is asked in another format, which is remembered",
    async (refuses, sent) => {
      const { model, requests } = await serve([good], { stream, refuses });
      await ask(model);
      await ask(model);
      expect(requests.map(({ response_format }) => response_format?.type)).toEqual(sent);
    },
  );

  it("an endless answer is aborted", async () => {
    const { model } = await serve([{ kind: "endless", text: "a".repeat(50_000) }], { stream });
    await expect(ask(model)).rejects.toMatchObject({ fault: "MODEL_ANSWER_TOO_LONG" });
  });
});

describe("an unusable answer", () => {
  const english = noteOf(
    "The patient reports a headache for the last three days and no fever.",
    "She denies pain in the chest and is on no drugs of her own, with no history of asthma.",
  );
  it.each<[string, Reply, string, RegExp]>([
    ["without JSON", { kind: "text", text: "Olá" }, "MODEL_ANSWER_INVALID", /no JSON object/],
    [
      "of another shape",
      { kind: "text", text: '{"sections":[{"heading":1}]}' },
      "MODEL_ANSWER_INVALID",
      /schema at sections/,
    ],
    ["without a statement", noteOf(), "MODEL_ANSWER_EMPTY", /no statement/],
    ["in another language", english, "MODEL_WRONG_LANGUAGE", /pt-BR/],
  ])(
    "%s is requested once more with the problem, then given up",
    async (_what, bad, fault, said) => {
      const { model, requests } = await serve([bad, good]);
      const { note, usage } = await ask(model);
      expect(note.sections[0]?.statements).toHaveLength(1);
      expect(usage).toEqual({ input_tokens: 240, output_tokens: 90 });
      expect(dataOf(requests[0]).task).not.toMatch(/last answer/);
      expect(dataOf(requests[1]).task).toMatch(said);

      await closeService();
      const hopeless = await serve([bad]);
      await expect(ask(hopeless.model)).rejects.toMatchObject({ fault, usage });
      expect(hopeless.requests).toHaveLength(2);
    },
  );

  it("that stalls is given up without a retry", async () => {
    const { model, requests } = await serve([{ kind: "stall", text: "{".repeat(20) }]);
    await expect(ask(model)).rejects.toMatchObject({ fault: "MODEL_STALLED" });
    expect(requests).toHaveLength(1);
  });

  it("is accepted if its shape is close to the schema", async () => {
    const text = `<think>{perhaps}</think>Here {it} is: ${JSON.stringify({
      sections: { Queixa: ["Cefaleia.", { text: "Há três dias.", turns: "turno 1" }] },
    })}`;
    const { note } = await ask((await serve([{ kind: "text", text }])).model);
    expect(note.sections).toEqual([
      {
        heading: "Queixa",
        statements: [
          { text: "Cefaleia.", turns: [] },
          { text: "Há três dias.", turns: [1] },
        ],
      },
    ]);
  });
});

describe("what a model is sent:", () => {
  it("the transcript first and the task last; typed context is labelled", async () => {
    const { model, requests } = await serve([good]);
    await ask(model);
    const data = dataOf(requests[0]);
    expect(Object.keys(data)[0]).toBe("transcript");
    expect(Object.keys(data).at(-1)).toBe("task");
    expect(data).toMatchObject({ typed_before_visit: "Maria, 54 anos." });
  });

  it("at most two shortened signed notes as style, only to a local model", async () => {
    const { model, requests } = await serve([good]);
    const style = ["a".repeat(9000), "b", "c"];
    await ask(model, { style });
    expect(dataOf(requests[0])).toMatchObject({ style_examples: ["a".repeat(2000), "b"] });
    await ask({ ...model, is_local: false }, { style });
    expect(requests[1]?.messages[1]?.content).not.toContain("aaaa");
  });
});

describe("a visit that does not fit the model's context", () => {
  const long: Consultation = {
    ...consultation,
    turns: turnsOf(
      ...Array.from({ length: 60 }, (_, i) => [
        `Pergunta ${i}: ${"como foi isso ".repeat(6)}?`,
        `Resposta ${i}: ${"foi assim mesmo ".repeat(6)}.`,
      ]).flat(),
    ),
  };
  const small = (model: LanguageModel): LanguageModel => ({
    ...model,
    contextTokens: async () => 4096,
  });

  it("is requested in parts that keep questions with answers, and merged", async () => {
    const { model, requests } = await serve([
      noteOf("Cefaleia há três dias.", "Parte um."),
      noteOf(),
      noteOf("Cefaleia há três dias.", "Parte três."),
    ]);
    const shares: WriterProgress[] = [];
    const onProgress = (progress: WriterProgress) => void shares.push(progress);
    const { note } = await ask(small(model), { onProgress }, long);
    const parts = requests.map((request) => dataOf(request).transcript.map(({ i }) => i));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.flat()).toEqual(long.turns.map(({ i }) => i));
    expect(parts.map(([first = 1]) => first % 2)).toEqual(parts.map(() => 0));
    expect(note.sections).toHaveLength(1);
    expect(note.sections[0]?.statements.map(({ text }) => text)).toEqual([
      "Cefaleia há três dias.",
      "Parte um.",
      "Parte três.",
    ]);
    expect(shares[0]).toEqual({ step: "reading", share: 0 });
    expect(shares.at(-1)?.share).toBeCloseTo(NOTE_SHARE);
    const values = shares.map(({ share }) => share);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it("is requested in more parts if its answer is cut off", async () => {
    const cut: Reply = { kind: "text", text: '{"sections":[{"heading":"Que', finish: "length" };
    const { model, requests } = await serve([cut, noteOf("Parte um."), noteOf("Parte dois.")]);
    const { note } = await ask(model, {}, long);
    const parts = requests.map((request) => dataOf(request).transcript.length);
    const all = long.turns.length;
    expect(parts).toEqual([all, expect.any(Number), all - (parts[1] ?? 0)]);
    expect(parts[1]).toBeGreaterThan(all / 3);
    expect(parts[1]).toBeLessThan((all * 2) / 3);
    expect(note.sections[0]?.statements).toHaveLength(2);
  });

  it("is refused if a single turn does not fit", async () => {
    const { model, requests } = await serve([good]);
    const endless = { ...consultation, turns: turnsOf("palavra ".repeat(3000)) };
    const refused = ask(small(model), {}, endless);
    await expect(refused).rejects.toMatchObject({ fault: "MODEL_VISIT_TOO_LONG" });
    expect(requests).toHaveLength(0);
  });
});

it("a small model is asked heading by heading, over the same beginning", async () => {
  const named = noteOf("Cefaleia há três dias.");
  const { model, requests } = await serve([named, noteOf()]);
  const headings = ["Queixa", "Exame"];
  const { note } = await ask({ ...model, by_heading: true }, { headings });
  expect(requests).toHaveLength(2);
  expect(note.sections).toEqual([
    { heading: "Queixa", statements: [{ text: "Cefaleia há três dias.", turns: [1] }] },
    { heading: "Exame", statements: [] },
  ]);
  const [first = "", second = ""] = requests.map(({ messages }) => messages[1]?.content);
  const beginning = first.slice(0, first.indexOf('"task"'));
  expect(second.startsWith(beginning)).toBe(true);
  expect(dataOf(requests[1]).task).toContain('"Exame"');
});
