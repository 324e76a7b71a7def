import type { Document } from "@relato/shared/domain/document.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createDoctor, createDocumento } from "../../../testing/factories.ts";
import type { WriteOptions } from "../../../providers/writer/writer.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../../testing/poppler.ts";
import { type ModelNotes, startModelNotes } from "./model-note.fixture.ts";
import { writeDocumento } from "./rewrite.ts";
import { sealOf } from "../seal.ts";
import { listStyleNotes } from "../writer-queries.ts";

let test: ModelNotes;
beforeAll(async () => {
  test = await startModelNotes();
});
afterAll(() => test.close());

const CONTENT: Document = {
  markdown: "## Queixa\n\n- Dor de cabeça há três dias.\n- Tenho alergia a penicilina.\n",
  sections: [
    {
      heading: "Queixa",
      level: 2,
      statements: [
        { text: "Dor de cabeça há três dias", status: "review", evidence: [] },
        { text: "Tenho alergia a penicilina", status: "review", evidence: [], added: true },
      ],
    },
  ],
  removed: [
    {
      heading: "Queixa",
      text: "Nega alergias",
      reasons: [{ kind: "negation", detail: "alergia" }],
      evidence: [],
      replaced_by: "Tenho alergia a penicilina",
    },
  ],
};

it.skipIf(!HAS_POPPLER)(`what was removed is in no PDF${NEEDS_POPPLER}`, async () => {
  const { id } = await createDocumento(test.server.deps.db, {
    medico_id: test.ana.id,
    version: { content: CONTENT },
  });
  const { rawPayload } = await test.ana.call({ url: `/api/documentos/${id}/pdf` });
  const text = pdfText(rawPayload);
  expect(text).toContain("Tenho alergia a penicilina");
  expect(text).not.toContain("Nega alergias");
});

it("keeps removed statements in all versions and marks unchanged additions", async () => {
  const { id } = await createDocumento(test.server.deps.db, {
    medico_id: test.ana.id,
    version: { content: CONTENT },
  });
  const change = (payload: object) =>
    test.send({ method: "POST", url: `/api/documentos/${id}/versions`, payload });
  const markdown = CONTENT.markdown.replace("três", "quatro");
  const edited = (await change({ change: "edited", base: 1, markdown })).body.current?.content;
  expect(edited?.removed).toEqual(CONTENT.removed);
  expect(edited?.sections[0]?.statements).toMatchObject([
    { text: "Dor de cabeça há quatro dias" },
    { added: true },
  ]);
  const place = { section: 0, statement: 1 };
  const corrected = (
    await change({ change: "corrected", base: 2, place, text: "Alergia a dipirona" })
  ).body.current;
  expect(corrected?.content.removed).toEqual(CONTENT.removed);
  expect(corrected?.content.sections[0]?.statements[1]).not.toHaveProperty("added");
  await test.send({ method: "POST", url: `/api/documentos/${id}/sign`, payload: { base: 3 } });
  const addendum = (await change({ change: "addendum", base: 3, markdown: "Mais." })).body.current;
  expect(addendum?.content.removed).toEqual(CONTENT.removed);
  // The seal covers the list.
  const sealed = { documento_id: id, number: 1, titulo: "Anamnese", content: CONTENT };
  const { removed: _, ...without } = CONTENT;
  expect(sealOf(sealed)).not.toBe(sealOf({ ...sealed, content: without }));
});

it("sends two short signed notes to a local model if the doctor allows it", async () => {
  const { deps } = test.server;
  const { ana, modelo: modelo_id } = test;
  const createSigned = async (text: string, medico_id = ana.id): Promise<void> => {
    const content = { markdown: text, sections: [] };
    const version = { content, ...(medico_id === ana.id ? { modelo_id } : {}) };
    const { id } = await createDocumento(deps.db, { medico_id, version });
    if (medico_id === ana.id)
      await test.send({ method: "POST", url: `/api/documentos/${id}/sign`, payload: { base: 1 } });
  };
  for (const text of ["Primeira.", "Segunda.", "Terceira.", "longa ".repeat(400)])
    await createSigned(text);
  await createSigned("De outra médica.", (await createDoctor(deps.db)).id);
  await createDocumento(deps.db, {
    medico_id: ana.id,
    version: { modelo_id, content: { markdown: "Sem assinatura.", sections: [] } },
  });
  const style = () => withUser(deps.db, ana.id, (tx) => listStyleNotes(tx, modelo_id));
  expect(await style()).toEqual([]);
  const preferences = { method: "PATCH", url: "/api/configuracoes/preferences" } as const;
  await test.send({ ...preferences, payload: { style_examples: true } });
  expect(await style()).toEqual(["Terceira.", "Segunda."]);

  const given = async (is_local: boolean): Promise<WriteOptions> => {
    const model = await deps.findModelWriter();
    if (model === null) throw new Error("no model is configured");
    let options: WriteOptions = {};
    const watched = {
      ...model,
      is_local,
      write: (...asked: Parameters<typeof model.write>) => {
        options = asked[1];
        return model.write(...asked);
      },
    };
    const { id: documento_id } = await test.note(await test.newVisit());
    await writeDocumento(
      { ...deps, findModelWriter: async () => watched },
      { documento_id, medico_id: ana.id },
      { signal: new AbortController().signal, last: true },
    );
    return options;
  };
  expect(await given(true)).toMatchObject({ style: ["Terceira.", "Segunda."] });
  expect(await given(false)).not.toHaveProperty("style");
});
