import { afterAll, beforeAll, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { transcript_corrections } from "../../platform/database/schema/consulta-page.ts";
import { document_versions } from "../../platform/database/schema/documentos.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const URL = "/api/configuracoes/improvement-file";
const allow = (doctor: TestClient) =>
  doctor.call({
    method: "PATCH",
    url: "/api/configuracoes/preferences",
    payload: { share_for_improvement: true },
  });

const contentOf = (texts: string[]) => ({
  markdown: "",
  sections: [
    {
      heading: "Queixa principal",
      level: 2,
      statements: texts.map((text) => ({ text, status: "review" as const, evidence: [] })),
    },
  ],
});

/** A consultation of Maria with a changed statement and a corrected turn. */
const correct = async (medico_id: string): Promise<void> => {
  const { db } = server.deps;
  const paciente = await createPaciente(db, { medico_id, nome: "Maria Quitéria Dantas" });
  const { id: consulta_id } = await createConsulta(db, { medico_id, paciente_id: paciente.id });
  const { id: documento_id } = await createDocumento(db, {
    medico_id,
    consulta_id,
    version: { content: contentOf(["Nega febre.", "Tosse há três dias."]) },
  });
  const edited = ["Nega febre.", "Quitéria tem tosse há cinco dias, telefone 11 98765-4321."];
  await withUser(db, medico_id, async ({ drizzle }) => {
    await drizzle.insert(document_versions).values({
      documento_id,
      medico_id,
      number: 2,
      titulo: "Anamnese",
      content: contentOf(edited),
      made_by: "doctor",
      change: "edited",
      author: medico_id,
      author_name: "Dra. Ana",
    });
    await drizzle.insert(transcript_corrections).values({
      consulta_id,
      medico_id,
      number: 1,
      change: { kind: "text", turn: 0, before: "toma lozartana", text: "toma losartana, Dantas" },
    });
  });
};

test("the file has the doctor's corrections without names and numbers of persons", async () => {
  const ana = await signUp(server.app);
  const rui = await signUp(server.app);
  await correct(ana.id);
  await allow(ana);
  await allow(rui);
  const { body, headers } = await ana.call({ url: URL });
  expect(headers["content-disposition"]).toContain("attachment");
  expect(
    body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    {
      kind: "anamnesis",
      language: "pt-BR",
      made_by: "engine",
      heading: "Queixa principal",
      before: ["Tosse há três dias."],
      after: ["[…] tem tosse há cinco dias, telefone […]."],
    },
    {
      kind: "transcript",
      language: "pt-BR",
      before: ["toma lozartana"],
      after: ["toma losartana, […]"],
    },
  ]);
  expect((await rui.call({ url: URL })).body).toBe("");
});

test("a doctor who does not allow it gets no file", async () => {
  const eva = await signUp(server.app);
  const answer = await eva.call({ url: URL });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ error: "FORBIDDEN" });
});
