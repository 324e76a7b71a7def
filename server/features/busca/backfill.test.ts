import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createConsulta, createDocumento } from "../../testing/factories.ts";
import { saveWords } from "../documentos/words.ts";

const MIGRATIONS = new URL("../../migrations/", import.meta.url);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it("indexes the words of older consultations once", async () => {
  const done = { status: "Concluído" as const, concluida_em: new Date().toISOString() };
  const contexto_paciente = "Mulher, 54 anos; niño\ncom HAS, ação É 2º";
  const documento_gerado = {
    tipo_consulta: "presencial" as const,
    contexto_paciente,
    language: "pt-BR" as const,
  };
  const old = await createConsulta(test.db, { ...done, documento_gerado });
  const statements = [
    {
      text: 'Refere "cefaleia" há três dias: usa Losartana 50 mg',
      status: "review" as const,
      evidence: [],
    },
  ];
  await createDocumento(test.db, {
    medico_id: old.medico_id,
    consulta_id: old.id,
    version: { content: { markdown: "", sections: [{ heading: "Queixa", level: 2, statements }] } },
  });
  const unfinished = await createConsulta(test.db, { documento_gerado });

  const name = (await readdir(MIGRATIONS)).find((file) => file.endsWith("_words_backfilled.sql"));
  const text = await readFile(new URL(name ?? "", MIGRATIONS), "utf8");
  const backfill = async (): Promise<void> => {
    const client = await test.db.pool.connect();
    for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
    client.release();
  };
  const wordsOf = (medico_id: string): Promise<{ word: string }[]> =>
    withUser(test.db, medico_id, (tx) =>
      tx.query<{ word: string }>("select word from consulta_words order by word"),
    );
  expect(await wordsOf(old.medico_id)).toEqual([]);
  await backfill();
  const found = await wordsOf(old.medico_id);
  await backfill();
  expect(await wordsOf(old.medico_id)).toEqual(found);
  expect(await wordsOf(unfinished.medico_id)).toEqual([]);

  await withUser(test.db, old.medico_id, (tx) => saveWords(tx, old.id));
  expect(found).toEqual(await wordsOf(old.medico_id));
  expect(found.map(({ word }) => word)).toEqual(
    expect.arrayContaining(["cefaleia", "losartana", "acao"]),
  );
});
