import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { asSystem, createDatabase } from "../database/database.ts";
import { createAudit } from "./audit.ts";
import { createLog } from "./log.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const rows = (actions: string[]) =>
  asSystem(server.deps.db, "read the audit log in a test", (tx) =>
    tx.query(
      "select actor, action, subject, outcome from audit_log where action = any($1) order by at",
      [actions],
    ),
  );

test("sign-up, sign-in and failed sign-in are recorded without the address", async () => {
  const doctor = await signUp(server.app);
  for (const password of ["errado", "segredo"]) {
    await server.app.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email: doctor.email, password },
    });
  }
  await doctor.call({ method: "POST", url: "/api/auth/sign-out" });
  await server.deps.audit.close();
  expect(await rows(["account.sign-up", "account.sign-in", "account.sign-out"])).toEqual([
    { actor: doctor.id, action: "account.sign-up", subject: null, outcome: "success" },
    { actor: "anonymous", action: "account.sign-in", subject: null, outcome: "failure" },
    { actor: doctor.id, action: "account.sign-in", subject: null, outcome: "success" },
    { actor: doctor.id, action: "account.sign-out", subject: null, outcome: "success" },
  ]);
});

test("every transaction with access to all rows is recorded, also when it fails", async () => {
  const { db, audit } = server.deps;
  await asSystem(db, "count things", (tx) => tx.query("select 1"));
  await expect(asSystem(db, "break things", (tx) => tx.query("select 1/0"))).rejects.toThrow(
    "SQLSTATE 22012",
  );
  await audit.close();
  expect(await rows(["count things", "break things"])).toEqual([
    { actor: "system", action: "count things", subject: null, outcome: "success" },
    { actor: "system", action: "break things", subject: null, outcome: "failure" },
  ]);
});

test("writing the audit log is not recorded itself", async () => {
  await server.deps.audit.close();
  expect(await rows(["write the audit log"])).toEqual([]);
});

test("entries that the table cannot store go to the log", async () => {
  const logged: string[] = [];
  const gone = createDatabase("postgres://nobody:x@127.0.0.1:1/none");
  await gone.pool.end();
  const audit = createAudit(createLog("info", { write: (line) => logged.push(line) }), () => gone);
  audit.record({ actor: "doctor-1", action: "account.sign-in", outcome: "success" });
  await audit.close();
  const entry = { actor: "doctor-1", action: "account.sign-in", outcome: "success", msg: "audit" };
  expect(JSON.parse(logged[0] ?? "{}")).toMatchObject(entry);
  expect(JSON.parse(logged[1] ?? "{}")).toMatchObject({
    level: 50,
    entries: [{ actor: "doctor-1", action: "account.sign-in", outcome: "success" }],
  });
  await gone.close().catch(() => undefined);
});

test("who read or changed whose data is recorded, and who was refused", async () => {
  const ana = await signUp(server.app);
  const rui = await signUp(server.app);
  const { id } = await createPaciente(server.deps.db, { medico_id: ana.id, nome: "Maria Segredo" });
  const url = `/api/pacientes/${id}`;
  await ana.call({ url });
  await rui.call({ url });
  await ana.call({ method: "DELETE", url });
  await ana.call({ url: "/api/admin/writer" });
  await ana.call({ url: "/api/notifications" });
  for (let n = 0; n < 3; n++) await server.app.inject({ url });
  await rui.call({ url: "/api/pacientes/Maria%20Segredo" });
  await server.deps.audit.close();
  const found = await asSystem(server.deps.db, "read the audit log in a test", (tx) =>
    tx.query<{ entry: string }>(
      `select concat_ws(' ', case actor when $1 then 'ana' when $2 then 'rui' else actor end,
                        action, subject, outcome) as entry
         from audit_log
        where (actor = any($3) or actor = 'anonymous') and action like '% /api/%'
        order by at, id`,
      [ana.id, rui.id, [ana.id, rui.id]],
    ),
  );
  expect(found.map(({ entry }) => entry)).toEqual([
    `ana GET /api/pacientes/:id ${id} success`,
    `rui GET /api/pacientes/:id ${id} failure`,
    `ana DELETE /api/pacientes/:id ${id} success`,
    "ana GET /api/admin/writer failure",
    "anonymous GET /api/pacientes/:id failure",
    "rui GET /api/pacientes/:id failure",
  ]);
});
