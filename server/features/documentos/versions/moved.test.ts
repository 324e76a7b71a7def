import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { createConsulta } from "../../../testing/factories.ts";
import { listDocumentos } from "../queries.ts";

const MIGRATION = new URL("../../../migrations/0013_versions_kept.sql", import.meta.url);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Runs the migration's statements that move rows, in one transaction of the login. */
const moveRows = async (): Promise<void> => {
  const text = await readFile(MIGRATION, "utf8");
  const moving = text.slice(text.indexOf("SET LOCAL ROLE relato_system;"));
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  try {
    await client.query(`begin; ${moving.replaceAll("--> statement-breakpoint", "")}; commit`);
  } finally {
    await client.end();
  }
};

const statement = (text: string) => ({
  text,
  status: "supported" as const,
  evidence: [{ turn: 0, start_ms: 1, end_ms: 2 }],
});
const WRITER = {
  kind: "engine",
  name: "relato-scribe",
  version: "0.1.0",
  at: "2026-01-01T00:00:00Z",
};
const ANALYSIS = {
  summary: [],
  symptoms: [],
  hypotheses: [],
  next_steps: [],
  not_discussed: ["Sono"],
};

it("the migration to versions makes the old text the first version", async () => {
  const document = {
    markdown: "## Queixa\n\n- Dor de cabeça.\n",
    sections: [{ heading: "Queixa", level: 2, statements: [statement("Dor de cabeça")] }],
  };
  const written = {
    writer: WRITER,
    document,
    analysis: ANALYSIS,
    documents: {
      prescription: [statement("Dipirona 500 mg"), statement("Losartana\n50 mg")],
      certificate: null,
      nutritional_plan: null,
      exam_request: null,
      referral: null,
      guidance: null,
    },
  };
  const before = { tipo_consulta: "presencial", contexto_paciente: "", language: "es", written };
  const { id, medico_id } = await createConsulta(test.db, {
    language: "es",
    status: "Concluído",
    concluida_em: new Date().toISOString(),
    documento_gerado: before as never,
  });
  const plain = await createConsulta(test.db, { medico_id });
  await moveRows();

  const [documents, others, rows] = await withUser(test.db, medico_id, async (tx) => [
    await listDocumentos(tx, id),
    await listDocumentos(tx, plain.id),
    await tx.query<{ documento_gerado: unknown }>(
      `select documento_gerado from consultas where id = $1`,
      [id],
    ),
  ]);
  expect(documents).toMatchObject([
    {
      kind: "anamnesis",
      current: { number: 1, titulo: "Anamnese", content: document, writer: WRITER },
    },
    {
      kind: "prescription",
      current: {
        titulo: "Receta",
        made_by: "engine",
        author_name: null,
        modelo_id: null,
        content: {
          markdown: "# Receta\n\n- Dipirona 500 mg.\n- Losartana 50 mg.\n",
          sections: [{ heading: "Receta", level: 1, statements: written.documents.prescription }],
        },
      },
    },
  ]);
  expect(documents).toHaveLength(2);
  expect(others).toEqual([]);
  expect(rows[0]?.documento_gerado).toEqual({
    ...before,
    written: { writer: WRITER, analysis: ANALYSIS },
  });
});
