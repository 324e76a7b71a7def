import type { DoctorPlano } from "@relato/shared/contract/plano-grants.ts";
import { addDays } from "@relato/shared/domain/calendar.ts";
import { dayIn, DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { moveClock } from "../../testing/payments.ts";
import { makeAdmin } from "../contas/admin.ts";

let server: TestApp;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(() => server.close());

const urlOf = ({ id }: TestClient): string => `/api/admin/planos/${id}`;
const find = (caller: TestClient, email: string) =>
  caller.call({ method: "POST", url: "/api/admin/planos/find", payload: { email } });
const grant = (doctor: TestClient, plano: string, until: string | null) =>
  admin.call({ method: "PUT", url: urlOf(doctor), payload: { plano, until } });
const readPlan = async (doctor: TestClient) =>
  (await doctor.call({ url: "/api/planos/subscription" })).json();
const today = (): string => dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE);

describe("an administrator", () => {
  test("finds an account by its address, grants a plan, replaces and revokes it", async () => {
    const doctor = await signUp(server.app);
    const found = await find(admin, ` ${doctor.email.toUpperCase()} `);
    expect(found.json<DoctorPlano>()).toMatchObject({
      id: doctor.id,
      email: doctor.email,
      current: { status: "free", source: null, plano: null },
      grant: null,
    });

    expect((await grant(doctor, "semester", null)).json()).toMatchObject({
      current: { status: "active", source: "granted", plano: "semester" },
      grant: { plano: "semester", until: null, has_ended: false },
    });
    const until = addDays(today(), 20);
    expect((await grant(doctor, "yearly", until)).json()).toMatchObject({
      grant: { plano: "yearly", until, has_ended: false },
    });
    const plan = await readPlan(doctor);
    expect(plan).toMatchObject({ plano: "yearly", can: { use_advanced_reports: true } });
    // The last second of the day in São Paulo, which is UTC-3.
    const end = new Date(plan.current_period_end * 1000).toISOString();
    expect(end).toBe(`${addDays(until, 1)}T02:59:59.000Z`);

    const revoked = await admin.call({ method: "DELETE", url: urlOf(doctor) });
    expect(revoked.json()).toMatchObject({ current: { status: "free" }, grant: null });
    expect(await readPlan(doctor)).toMatchObject({ status: "free" });
  });

  test("is audited with the account that changed", async () => {
    const doctor = await signUp(server.app);
    await grant(doctor, "monthly", null);
    await admin.call({ method: "DELETE", url: urlOf(doctor) });
    const read = () =>
      asSystem(server.deps.db, "test", (tx) =>
        tx.query(
          `select actor, action from audit_log where medico_id = $1 and action like 'admin.%'
            order by action`,
          [doctor.id],
        ),
      );
    await expect
      .poll(read, { timeout: 20_000 })
      .toEqual(
        ["admin.grant-plan", "admin.revoke-plan"].map((action) => ({ actor: admin.id, action })),
      );
  });

  test("cannot grant a day that has ended, nor to an unknown account", async () => {
    const doctor = await signUp(server.app);
    const past = await grant(doctor, "monthly", addDays(today(), -1));
    expect([past.statusCode, past.json()]).toMatchObject([422, { error: "GRANT_ENDED" }]);
    expect((await grant(doctor, "monthly", "2030-02-30")).statusCode).toBe(400);
    expect((await grant(doctor, "none", null)).statusCode).toBe(400);
    expect((await grant({ ...doctor, id: "absent" }, "monthly", null)).statusCode).toBe(404);
    expect((await find(admin, "absent@example.org")).statusCode).toBe(404);
    expect(await readPlan(doctor)).toMatchObject({ status: "free" });
  });

  test("alone may grant", async () => {
    const doctor = await signUp(server.app);
    const calls = [
      find(doctor, admin.email),
      doctor.call({
        method: "PUT",
        url: urlOf(doctor),
        payload: { plano: "yearly", until: null },
      }),
      doctor.call({ method: "DELETE", url: urlOf(doctor) }),
    ];
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(403);
    expect(await readPlan(doctor)).toMatchObject({ status: "free" });
  });

  test("sees when a grant has ended", async () => {
    const doctor = await signUp(server.app);
    expect((await grant(doctor, "yearly", today())).statusCode).toBe(200);
    await moveClock(server.deps, 1);
    expect(await readPlan(doctor)).toMatchObject({ status: "free", plano: null });
    expect((await find(admin, doctor.email)).json()).toMatchObject({
      current: { status: "free" },
      grant: { plano: "yearly", has_ended: true },
    });
  });
});
