import { randomUUID } from "node:crypto";
import type { AnswerInput, QuestionPlan } from "@relato/scribe/assistant/types.ts";
import { type Scope, WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { createDoctor, createPaciente } from "../../../testing/factories.ts";
import { createLaudo } from "../../../testing/laudo-factories.ts";
import { findAnswerInput } from "./find-input.ts";
import { indexRecords } from "./index-records.ts";

let database: TestDatabase;
let ana: string;
let maria: string;

/** More appointments than the records of one patient that are read, after the laudo. */
const APPOINTMENTS = 450;
/** More occurrences of a word than a search reads, in fewer records than it returns. */
const OCCURRENCES = 1600;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  ana = (await createDoctor(db)).id;
  maria = (await createPaciente(db, { medico_id: ana, nome: "Maria Souza" })).id;
  await createLaudo(db, {
    ...{ medico_id: ana, paciente_id: maria, titulo: "US de abdome", exam_date: "2024-06-01" },
    content: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "Fígado normal." }] }],
    },
  });
  await indexRecords({ db }, new AbortController().signal);
  await withUser(db, ana, async (tx) => {
    await tx.query(
      `insert into agendamentos (medico_id, paciente_id, data)
       select $1, $2, '2025-01-01'::timestamptz + n * interval '1 day'
         from generate_series(1, $3::int) n`,
      [ana, maria, APPOINTMENTS],
    );
    await tx.query(
      `insert into record_words (record_id, kind, medico_id, word, count, data)
       select gen_random_uuid(), 'laudo', $1, 'comum', 1, now() - n * interval '1 hour'
         from generate_series(1, $2::int) n`,
      [ana, OCCURRENCES],
    );
  });
});
afterAll(() => database.drop());

const find = (plan: Partial<QuestionPlan>, scope: Partial<Scope> = {}): Promise<AnswerInput> =>
  findAnswerInput(database.db, ana, {
    question: { text: "?", language: "pt-BR", today: "2026-11-20" },
    plan: {
      ...{ groups: [], names: [], period: { from: null, to: null } },
      ...{ structured: null, needs_roster: false },
      ...plan,
    },
    scope: { ...WHOLE_SCOPE, ...scope },
    ...{ attachment_ids: [], thread_id: randomUUID() },
  });

const kindsOf = ({ records }: AnswerInput) => records.map(({ kind }) => kind);

describe("the limits of what is read", () => {
  it("apply to the records in the period, not to newer ones", async () => {
    const input = await find({}, { paciente_id: maria, from: "2024-06-01", to: "2024-06-01" });
    expect(kindsOf(input)).toEqual(["laudo"]);
    expect(input.is_partial).toBe(false);
  });

  it("leave a laudo of a period's first day", async () => {
    const groups = [{ alternatives: [["figado"]] }];
    expect(kindsOf(await find({ groups }, { from: "2024-06-01" }))).toEqual(["laudo"]);
    expect(kindsOf(await find({ groups }, { from: "2024-06-02" }))).toEqual([]);
  });

  it.each([
    ["a word", ["comum"], true],
    ["a prefix", ["comu*"], true],
    ["words that are in no record together", ["comum", "figado"], true],
    ["a rare word", ["figado"], false],
  ])("make a count partial: %s", async (_, words, is_partial) => {
    const groups = [{ alternatives: [words] }];
    const input = await find({ groups, structured: "count", needs_roster: true });
    expect(input.is_partial).toBe(is_partial);
  });
});
