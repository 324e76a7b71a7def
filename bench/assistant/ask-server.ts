import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase, type Database } from "@relato/server/platform/database/database.ts";
import { indexRecords } from "@relato/server/features/chatzello/records/index-records.ts";
import type { Answer } from "@relato/shared/contract/chatzello.ts";
import { type AnswerPart, isFinished } from "@relato/shared/domain/chatzello/answer.ts";
import { type Source, WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import { type Caller, readJson, signUp } from "../parts/caller.ts";
import { startDatabase } from "../parts/database.ts";
import { percentile } from "../parts/figures.ts";
import { createInstallation, type Installation } from "../parts/installation.ts";
import { insertRecords } from "./insert-records.ts";
import { type AuthorData, type Half, isOfHalf, type WrittenQuestion } from "./read-data.ts";

/** Sources whose records count for the recall. */
const FIRST_SOURCES = 5;
/** Milliseconds between two looks at an answer. */
const POLL_MS = 10;

interface Doctor {
  author: AuthorData;
  caller: Caller;
  /** The authors' keys by the ids of rows. */
  keys: ReadonlyMap<string, string>;
}

interface Asked {
  /** The share of the expected sources among the first five; null for a structured question. */
  recall: number | null;
  foreign: number;
  /** Sources whose quotation the author's record does not have. */
  unsupported: number;
  first_part_ms: number;
}

const makeDoctor = async (
  { url }: Installation,
  db: Database,
  author: AuthorData,
): Promise<Doctor> => {
  const caller = await signUp(url);
  const owner = { medico_id: caller.id, language: author.language };
  const ids = await insertRecords(db, owner, author.patients);
  return { author, caller, keys: new Map([...ids].map(([key, id]) => [id, key])) };
};

/** Asks by the API and polls, more often than a browser, until the answer is finished. */
const ask = async (
  { caller }: Doctor,
  content: string,
  paciente_id: string | null,
): Promise<{ parts: AnswerPart[]; first_part_ms: number }> => {
  const id = randomUUID();
  const scope = { ...WHOLE_SCOPE, paciente_id };
  await readJson(await caller.post("/api/chatzello/threads", { id, scope }));
  const answer_id = randomUUID();
  const since = performance.now();
  const question = { id: randomUUID(), answer_id, parent_id: null, content, attachment_ids: [] };
  await readJson(await caller.post(`/api/chatzello/threads/${id}/messages`, question));
  let first_part_ms: number | null = null;
  for (;;) {
    const answer = await readJson<Answer>(
      await caller.call(`/api/chatzello/messages/${answer_id}`),
    );
    if (answer.parts.length > 0) first_part_ms ??= performance.now() - since;
    if (isFinished(answer.state)) {
      const parts = answer.parts.map(({ part }) => part);
      return { parts, first_part_ms: first_part_ms ?? performance.now() - since };
    }
    await pause(POLL_MS);
  }
};

const sourcesOf = (parts: readonly AnswerPart[]): Source[] =>
  parts.flatMap((part) => (part.type === "sources" ? part.sources : []));

/** The keys of the first records that an answer shows. */
const firstKeys = (parts: readonly AnswerPart[], { keys }: Doctor): Set<string | undefined> => {
  const sources = sourcesOf(parts);
  const shown = parts.flatMap((part) => (part.type === "passages" ? part.numbers : []));
  const order = shown.length > 0 ? shown : sources.map(({ number }) => number);
  return new Set(
    order.slice(0, FIRST_SOURCES).flatMap((number) => {
      const { record_id, paciente } = sources[number - 1]!;
      return [keys.get(record_id), keys.get(paciente?.id ?? "")];
    }),
  );
};

/** Authors emphasise words of a laudo by `**`; its stored content has marks instead. */
const withoutMarks = (text: string): string => text.toLowerCase().replaceAll(/[*_#]+/g, "");

const measure = async (
  doctor: Doctor,
  { question, scope_patient, kind, sources: wanted }: WrittenQuestion,
): Promise<Asked> => {
  const byKey = new Map([...doctor.keys].map(([id, key]) => [key, id]));
  const scope = scope_patient === null ? null : (byKey.get(scope_patient) ?? null);
  const { parts, first_part_ms } = await ask(doctor, question, scope);
  const found = firstKeys(parts, doctor);
  const written = withoutMarks(JSON.stringify(doctor.author.patients));
  const sources = sourcesOf(parts);
  const quotes = sources.filter(({ kind: of }) => of !== "paciente" && of !== "agendamento");
  return {
    recall:
      kind === "lookup"
        ? wanted.filter((key) => found.has(key)).length / (wanted.length || 1)
        : null,
    foreign: sources.filter(({ record_id }) => !doctor.keys.has(record_id)).length,
    unsupported: quotes.filter(
      ({ text }) => !written.includes(withoutMarks(JSON.stringify(text).slice(1, -1))),
    ).length,
    first_part_ms,
  };
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000;

/**
 * Asks a half of the questions of all authors, one doctor each in one database, through the API,
 * the queue and the engine, without a model.
 */
export const askServer = async (authors: readonly AuthorData[], half: Half) => {
  const installation = await createInstallation({ QUESTIONS_PER_DAY: "100000" });
  const database = await startDatabase(installation);
  const db = createDatabase(database.url);
  try {
    installation.start("server");
    await installation.ready();
    await database.connect();
    const doctors: Doctor[] = [];
    for (const author of authors) doctors.push(await makeDoctor(installation, db, author));
    await indexRecords({ db }, new AbortController().signal);
    const asked: Asked[] = [];
    for (const doctor of doctors)
      for (const question of doctor.author.questions.filter((one) => isOfHalf(one, half)))
        asked.push(await measure(doctor, question));
    const times = asked.map(({ first_part_ms }) => first_part_ms);
    return {
      asked: asked.length,
      source_recall_at_5: mean(asked.flatMap(({ recall }) => recall ?? [])),
      foreign_rows: asked.reduce((sum, { foreign }) => sum + foreign, 0),
      unsupported_unmarked: asked.reduce((sum, { unsupported }) => sum + unsupported, 0),
      first_part_ms_p50: Math.round(percentile(times, 0.5)),
      first_part_ms_p95: Math.round(percentile(times, 0.95)),
    };
  } finally {
    await db.close();
    await database.close();
    await installation.remove();
  }
};
