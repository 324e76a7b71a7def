import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";

let server: TestApp;
let ana: TestClient;
let id: string;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  ({ id } = await createConsulta(server.deps.db, { medico_id: ana.id }));
});
afterAll(() => server.close());

const say = (payload: object) =>
  ana.call({ method: "PUT", url: `/api/consultas/${id}/feedback`, payload });
const all = async () => (await ana.call({ url: `/api/consultas/${id}/feedback` })).json();

it("keeps one row per section, which a later request changes", async () => {
  expect(await all()).toEqual({ items: [] });
  const liked = { section_type: "analysis", feedback_type: "positive" };
  expect((await say(liked)).json()).toEqual({ ...liked, comment: null });
  await Promise.all([say(liked), say(liked), say(liked)]);
  await say({
    section_type: "transcription",
    feedback_type: "negative",
    comment: " Trocou vozes ",
  });
  await say({ section_type: "analysis", feedback_type: "negative", comment: "Faltou a alergia" });
  // An omitted comment is kept; an empty one is deleted.
  expect((await say(liked)).json()).toEqual({ ...liked, comment: "Faltou a alergia" });
  expect(await all()).toEqual({
    items: [
      { ...liked, comment: "Faltou a alergia" },
      { section_type: "transcription", feedback_type: "negative", comment: "Trocou vozes" },
    ],
  });
  expect((await say({ ...liked, comment: "" })).json()).toEqual({ ...liked, comment: null });
});

it("refuses an unknown section, an unknown rating and a comment that is too long", async () => {
  const bad = [
    { section_type: "receita", feedback_type: "positive" },
    { section_type: "analysis", feedback_type: "maybe" },
    { section_type: "analysis", feedback_type: "positive", comment: "a".repeat(1001) },
  ];
  for (const payload of bad) expect((await say(payload)).statusCode).toBe(400);
});
