import { DEFAULT_PREFERENCES } from "@relato/shared/domain/preferences.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createConsulta } from "../../testing/factories.ts";
import { announceCompleted, announceFailed } from "../consultas/announce.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";

const URL = "/api/configuracoes/preferences";
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test("preferences have the specification's defaults and change one by one", async () => {
  const ana = await signUp(server.app);
  const turn = (payload: object) => ana.call({ method: "PATCH", url: URL, payload });
  expect((await ana.call({ url: URL })).json()).toEqual(DEFAULT_PREFERENCES);
  // The database's defaults are the same.
  expect((await turn({})).json()).toEqual(DEFAULT_PREFERENCES);
  await turn({ email_marketing: true });
  await turn({ notification_sound: false });
  const turned = { ...DEFAULT_PREFERENCES, email_marketing: true, notification_sound: false };
  expect((await ana.call({ url: URL })).json()).toEqual(turned);
  for (const bad of [{ auto_save: "yes" }, { dark_mode: true }, { user_id: "x" }])
    expect((await turn(bad)).statusCode).toBe(400);
  expect((await ana.call({ url: URL })).json()).toEqual(turned);
  const rui = await signUp(server.app);
  expect((await rui.call({ url: URL })).json()).toEqual(DEFAULT_PREFERENCES);
});

test("a doctor without document notifications gets only failures", async () => {
  const { db, events } = server.deps;
  const eva = await signUp(server.app);
  const { id, documento_gerado } = await createConsulta(db, { medico_id: eva.id });
  const work = {
    id,
    medico_id: eva.id,
    language: "pt-BR" as const,
    is_example: false,
    documento_gerado,
    transcricao: null,
    modelo: { id: "", titulo: "", markdown: "" },
  };
  const told = async (): Promise<string[]> =>
    (await eva.call({ url: "/api/notifications" }))
      .json<{ items: { type: string }[] }>()
      .items.map(({ type }) => type);
  const complete = () => withUser(db, eva.id, (tx) => announceCompleted(events, tx, work));
  await complete();
  expect(await told()).toEqual(["consulta_concluida"]);
  await eva.call({ method: "PATCH", url: URL, payload: { notify_documents: false } });
  await complete();
  await withUser(db, eva.id, (tx) => announceFailed(events, tx, work, "AUDIO_EMPTY"));
  expect(await told()).toEqual(["consulta_erro", "consulta_concluida"]);
});
