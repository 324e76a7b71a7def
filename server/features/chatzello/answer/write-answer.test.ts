import { randomUUID } from "node:crypto";
import type { AnswerPart, AnswerTable, Proposal } from "@relato/shared/domain/chatzello/answer.ts";
import { expect, test } from "vitest";
import { chatOfDoctor, scripted, writing } from "../chatzello.fixture.ts";
import type { RunDeps } from "../runs/answer-job.ts";

const { askAboutPatient, ask, create, run, server, paciente } = chatOfDoctor();

const PRESSURE = { text: "A pressão foi 150/90 mmHg.", sources: [1] };

const partsOf = async (
  deps: Partial<RunDeps> = {},
  content = "O que foi dito da pressão?",
): Promise<AnswerPart[]> => {
  const { answer } = await askAboutPatient({ content });
  return (await run(answer.id, { deps })).parts.map(({ part }) => part);
};
const typesOf = (parts: readonly AnswerPart[]) => parts.map(({ type }) => type);

test("without a model, the sources come first and the passages follow", async () => {
  const { answer } = await askAboutPatient();
  const done = await run(answer.id);
  expect(done).toMatchObject({ state: "done", model: null, content: "", attempt: 1 });
  expect(done.parts.map(({ number }) => number)).toEqual([0, 1]);
  const patient = { id: paciente(), nome: "Maria Lima" };
  const source = { number: 1, kind: "consulta", text: "Pressão 150/90 mmHg.", paciente: patient };
  expect(done.parts.map(({ part }) => part)).toMatchObject([
    { type: "sources", writer: "no_model", sources: [source], patients: [patient] },
    { type: "passages", numbers: [1] },
  ]);
});

test("nothing found is an answer, too", async () => {
  const { body } = await ask(await create(), { content: "Quem usa varfarina?" });
  const done = await run(body.answer.id);
  expect(done).toMatchObject({ state: "done", content: "" });
  expect(done.parts.map(({ part }) => part)).toMatchObject([
    { type: "sources", sources: [] },
    { type: "passages", numbers: [] },
  ]);
});

test("a model's sentences are checked against the sources that they name", async () => {
  const { answer } = await askAboutPatient();
  const wrong = { text: "A pressão foi 210/120 mmHg.", sources: [1, 9] };
  const model = writing(PRESSURE, wrong, { text: " ", sources: [] });
  const done = await run(answer.id, { deps: model });
  expect(done).toMatchObject({
    ...{ state: "done", model: "scripted" },
    content: "A pressão foi 150/90 mmHg. A pressão foi 210/120 mmHg.",
  });
  const [sources, first, second, ...more] = done.parts.map(({ part }) => part);
  expect(more).toEqual([]);
  expect(sources).toMatchObject({ type: "sources", writer: "model" });
  expect(first).toMatchObject({ sentence: { status: "supported", sources: [1] } });
  expect(second).toMatchObject({ sentence: { sources: [1] } });
  expect(second).not.toMatchObject({ sentence: { status: "supported" } });
  // The sources and the question are all that it reads.
  expect(model.asked).toHaveLength(1);
  const question = { role: "user", content: "O que foi dito da pressão da Maria?" };
  const fixed = sources?.type === "sources" ? sources.sources : null;
  expect(model.asked).toMatchObject([
    { language: "pt-BR", sources: fixed, messages: [question], attachments: [] },
  ]);
});

test("an empty reply of a model is Ok.", async () => {
  const { answer } = await askAboutPatient();
  const done = await run(answer.id, { deps: writing() });
  expect(done).toMatchObject({ state: "done", content: "Ok.", model: "scripted" });
});

test("the passages follow when a model fails", async () => {
  const failing = scripted(async (_, { onSentence }) => {
    await onSentence(PRESSURE);
    throw new Error("refused");
  });
  const parts = await partsOf(failing);
  expect(typesOf(parts)).toEqual(["sources", "sentence", "model_failed", "passages"]);
  const silent = scripted(async () => {
    throw new Error("refused");
  });
  const { answer } = await askAboutPatient();
  expect(await run(answer.id, { deps: silent })).toMatchObject({ state: "done", model: null });
  expect(server().logged.join("")).not.toContain("150/90");
});

test("a model that cannot be found is a failed one", async () => {
  const findAssistant = async () => {
    throw new Error("no database");
  };
  const parts = await partsOf({ findAssistant });
  expect(typesOf(parts)).toEqual(["sources", "passages"]);
  expect(parts[0]).toMatchObject({ writer: "model_failed" });
});

test("the table of a structured question comes before a model's sentences", async () => {
  const row = { date: "2026-01-02", value: "150/90", numbers: [150, 90], source: 1 };
  const table: AnswerTable = { type: "values", measure: "PA", unit: "mmHg", rows: [row] };
  const { engine } = server().deps;
  const structured = {
    ...engine,
    answerQuestion: async (...args: Parameters<typeof engine.answerQuestion>) => ({
      ...(await engine.answerQuestion(...args)),
      ...{ table, passages: [] },
    }),
  };
  const model = writing(PRESSURE);
  expect(typesOf(await partsOf({ engine: structured, ...model }))).toEqual([
    ...["sources", "table", "sentence"],
  ]);
  expect(JSON.stringify(model.asked)).not.toContain("numbers");
  expect(typesOf(await partsOf({ engine: structured }))).toEqual(["sources", "table"]);
});

test("a model's proposals are bounded, and of patients of the sources", async () => {
  const proposal = (paciente_id: string | null): Proposal => ({
    ...{ kind: "documento", titulo: "Atestado", text: "a".repeat(9000), paciente_id, data: null },
  });
  const { assistant } = writing();
  const proposals = [
    proposal(paciente()),
    proposal(randomUUID()),
    { ...proposal(null), kind: "erase" } as unknown as Proposal,
    ...[1, 2, 3].map(() => proposal(null)),
  ];
  const proposing = { ...assistant, answer: async () => ({ proposals }) };
  const parts = await partsOf({ findAssistant: async () => proposing });
  const made = parts.flatMap((part) => (part.type === "proposal" ? part.proposal : []));
  expect(made.map(({ paciente_id }) => paciente_id)).toEqual([paciente(), null, null]);
  expect(made.every(({ text }) => text.length === 8000)).toBe(true);
});

test("a model's endless answer is cut", async () => {
  const endless = scripted(async (_, { onSentence }) => {
    for (let at = 0; at < 100; at += 1)
      await onSentence({ text: `${"a ".repeat(2000)}${at}`, sources: [] });
  });
  const parts = await partsOf(endless);
  const written = parts.flatMap((part) => (part.type === "sentence" ? part.sentence.text : []));
  expect(written).toHaveLength(80);
  expect(Math.max(...written.map(({ length }) => length))).toBe(2000);
});

test("a model reads the branch of the question, bounded", async () => {
  const { answer, thread } = await askAboutPatient();
  const model = writing(PRESSURE);
  await run(answer.id, { deps: model });
  await ask(thread, { parent_id: answer.id, content: "Outro ramo" });
  let parent_id = answer.id;
  for (let at = 0; at < 12; at += 1) {
    const { body } = await ask(thread, { parent_id, content: `Pergunta ${at}` });
    await run(body.answer.id, { deps: model });
    parent_id = body.answer.id;
  }
  const messages = model.asked.at(-1)?.messages ?? [];
  expect(messages).toHaveLength(21);
  expect(messages.slice(-3)).toEqual([
    { role: "user", content: "Pergunta 10" },
    { role: "assistant", content: PRESSURE.text },
    { role: "user", content: "Pergunta 11" },
  ]);
  expect(JSON.stringify(model.asked)).not.toContain("Outro ramo");
});
