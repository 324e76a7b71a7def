import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { timeZoneOf } from "./queries.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe("the time zone", () => {
  const url = "/api/configuracoes/time-zone";
  it("is null until it is set, and independent of the preferences", async () => {
    const doctor = await signUp(server.app);
    const save = (time_zone: string) => doctor.call({ method: "PUT", url, payload: { time_zone } });
    const known = () => withUser(server.deps.db, doctor.id, (tx) => timeZoneOf(tx, doctor.id));
    expect((await doctor.call({ url })).json()).toEqual({ time_zone: null });
    expect(await known()).toBe("America/Sao_Paulo");
    expect((await save("Europe/Lisbon")).json()).toEqual({ time_zone: "Europe/Lisbon" });
    for (const bad of ["", "Mars/Base", "+03:00"]) expect((await save(bad)).statusCode).toBe(400);
    await doctor.call({
      method: "PATCH",
      url: "/api/configuracoes/preferences",
      payload: { auto_save: false },
    });
    expect((await doctor.call({ url })).json()).toEqual({ time_zone: "Europe/Lisbon" });
    expect(await known()).toBe("Europe/Lisbon");
  });
});
