import { DEFAULT_PREFERENCES } from "@relato/shared/domain/preferences.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";

const URL = "/api/configuracoes/preferences";
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test("the switches have the specification's defaults, and are turned one by one", async () => {
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
