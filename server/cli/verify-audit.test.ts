import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../testing/app.ts";
import { asAdmin } from "../testing/hash-tables.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith, pathOf } = openTerminal();
let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  doctor = await signUp(server.app);
  await doctor.call({ url: "/api/pacientes" });
  await server.deps.audit.close();
});
afterAll(() => server.close());

const verifyAudit = (...args: string[]) => {
  const env = { DATABASE_URL: server.database.url, DATA_DIR: pathOf("data") };
  return relatoWith({ env }, "verify-audit", ...args);
};
const admin = <Row extends object>(text: string) =>
  asAdmin(server.database.adminUrl, async (client) => (await client.query(text)).rows as Row[]);

it("prints a sentence for each chain, and accepts a printed head", async () => {
  const [head] = await admin<{ seq: string; hash: string }>(
    `select seq::text, hash from audit_heads where medico_id = '${doctor.id}'`,
  );
  const { code, stdout, stderr } = await verifyAudit("--head", `${head!.seq}: ${head!.hash}`);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^installation: \d+ entries, no fault$/m);
  expect(stdout).toMatch(new RegExp(`^doctor ${doctor.id}: \\d+ entries, no fault$`, "m"));
});

it("names the first wrong entry and exits with 1", async () => {
  const other = await verifyAudit("--head", `1:${"0".repeat(64)}`);
  expect([other.code, other.stdout]).toEqual([
    1,
    expect.stringContaining("no chain has the entry 1 with the hash of --head"),
  ]);
  await admin(`update audit_log set outcome = 'failure' where medico_id = '${doctor.id}'`);
  const { code, stdout } = await verifyAudit();
  expect(code).toBe(1);
  expect(stdout).toContain(`doctor ${doctor.id}: the entry 1 was changed\n`);
  expect(stdout).toMatch(/^installation: \d+ entries, no fault$/m);
});

it("refuses a head that is none", async () => {
  const { code, stderr } = await verifyAudit("--head", "1:abc");
  expect([code, stderr]).toEqual([2, expect.stringContaining("--head is a number")]);
});
