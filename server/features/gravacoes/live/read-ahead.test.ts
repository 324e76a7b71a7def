import { expect, it } from "vitest";
import { createLog } from "../../../platform/audit/log.ts";
import type { LanguageModel } from "../../../providers/writer/language-model.ts";
import { createModelWriter } from "../../../providers/writer/model.ts";
import { notePrompt } from "../../../providers/writer/prompt.ts";
import { segmentsToTurns } from "../../../providers/speech/turns.ts";
import { ReadAhead } from "./read-ahead.ts";

const segments = Array.from({ length: 12 }, (_, i) => ({
  start_ms: i * 12_000,
  end_ms: i * 12_000 + 9000,
  text: `Frase número ${i}, com dor de cabeça.`,
}));

/** Reads the parts of a recording as a local model does. */
const readParts = async (readAhead: LanguageModel["readAhead"]): Promise<ReadAhead> => {
  const model = {
    provider: "local",
    name: "m",
    is_local: true,
    reachable: async () => true,
    contextTokens: async () => 8192,
    ask: () => Promise.reject(new Error("not asked")),
    close: async () => {},
    ...(readAhead && { readAhead }),
  } satisfies LanguageModel;
  const never = () => Promise.reject(new Error("not asked"));
  const writer = createModelWriter(
    model,
    { readHeadings: never, checkNote: never, settleNote: never },
    { timeout_ms: 1000 },
  );
  const deps = { findModelWriter: async () => writer, log: createLog("silent") };
  const heard = { language: "pt-BR" as const, heard: segments.slice(0, 2) };
  const reading = new ReadAhead(deps, heard, new AbortController().signal);
  for (const [at, segment] of segments.slice(2).entries()) {
    reading.add([segment], (at + 3) * 12_000);
    await new Promise(setImmediate);
  }
  return reading;
};

it("reads a running visit, each time as the beginning of the note's question", async () => {
  const read: string[] = [];
  await readParts(async ({ prompt }) => void read.push(prompt));
  const turns = segmentsToTurns({ segments });
  const consultation = {
    locale: "pt-BR" as const,
    consultation_type: "presencial" as const,
    patient_context: "",
    template: { titulo: "", markdown: "## Queixa" },
    turns,
  };
  const question = notePrompt(consultation, { turns, number: 1, of: 1 });
  expect(read.length).toBeGreaterThan(1);
  for (const prompt of read) expect(question.startsWith(prompt)).toBe(true);
  expect(read.at(-1)?.length).toBeGreaterThan(read[0]?.length ?? 0);
});

it("continues with the next part after a failed reading", async () => {
  let tries = 0;
  await readParts(async () => {
    tries += 1;
    throw new Error("no memory");
  });
  expect(tries).toBeGreaterThan(1);
});
