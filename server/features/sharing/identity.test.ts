import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createCertificate, toP12 } from "../../testing/certificates.ts";
import { createDocumento } from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { PROFILE } from "../../testing/profile-fields.ts";

let server: TestApp;
let eva: TestClient;
let documento: string;
let local: string;
beforeAll(async () => {
  server = await createTestApp();
  eva = await signUp(server.app);
  local = eva.email.split("@")[0] ?? "";
  documento = (await createDocumento(server.deps.db, { medico_id: eva.id })).id;
}, 60_000);
afterAll(() => server.close());

const post = async (path: string, payload: object, at = documento) => {
  const url = `/api/documentos/${at}/${path}`;
  const answer = await eva.call({ method: "POST", url, payload });
  const isJson = String(answer.headers["content-type"]).includes("json");
  return [answer.statusCode, isJson ? answer.json<{ error?: string }>().error : undefined];
};
const own = createCertificate({ name: "ANA PRADO:12345678900", issuer: createCertificate() });
const certificate = () => toP12(own, [], "senha").toString("base64");
const shares = (at?: string) => [
  () => post("sign", { base: 1 }, at),
  () => post("pdf", { certificate: certificate(), password: "senha" }, at),
  () => post("links", { protection: "code", days: 1, locale: "pt-br" }, at),
  () => post("mail", { id: randomUUID(), to: "joana@example.org" }, at),
];
const save = (change: Partial<typeof PROFILE>) =>
  eva.call({ method: "PUT", url: "/api/perfil", payload: { ...PROFILE, ...change } });
const print = async (): Promise<string> =>
  pdfText((await eva.call({ url: `/api/documentos/${documento}/pdf` })).rawPayload);

describe("a doctor without name or registration", () => {
  test("neither signs nor shares, and nothing is stored", async () => {
    const refuse = async (): Promise<void> => {
      for (const share of shares()) expect(await share()).toEqual([422, "PROFILE_INCOMPLETE"]);
    };
    await refuse();
    for (const change of [
      { last_name: "" },
      { crm: "CRM 123456" },
      { crm: "CRM/SP" },
      { specialty: "Cardiologia" },
    ]) {
      await save(change);
      await refuse();
    }
    const { links, mails, signed } = (
      await eva.call({ url: `/api/documentos/${documento}/sharing` })
    ).json<{ links: unknown[]; mails: unknown[]; signed: boolean }>();
    expect({ links, mails, signed }).toEqual({ links: [], mails: [], signed: false });
    // Another doctor's document does not reveal that it exists.
    for (const share of shares(randomUUID())) expect((await share())[0]).toBe(404);
  });

  test.skipIf(!HAS_POPPLER)(
    `is never named by the e-mail's local part${NEEDS_POPPLER}`,
    async () => {
      await save({ first_name: "", last_name: "" });
      await server.deps.db.pool.query(`update auth."user" set name = $2 where id = $1`, [
        eva.id,
        local,
      ]);
      const text = await print();
      expect(text).toContain("Médico(a)");
      expect(text).not.toContain(local);
      const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/.exec(text)?.[0] ?? "";
      const verify = async () =>
        (await server.app.inject({ url: `/pt-br/verificar/${code}` })).body;
      const unnamed = await verify();
      expect(unnamed).toContain("Médico(a)");
      expect(unnamed).not.toContain(local);
      // The code was issued before; the page has the name since the profile has it.
      await save({ specialty: "Cardiologia", rqe: "RQE 77" });
      expect(await verify()).toContain("Ana Prado");
      const named = await print();
      for (const part of ["Ana Prado", "CRM/SP 123456", "Cardiologia", "RQE 77"])
        expect(named).toContain(part);
    },
  );

  test("signs and shares once the profile is complete", async () => {
    await save({});
    const statuses: unknown[] = [];
    for (const share of shares()) statuses.push((await share())[0]);
    expect(statuses).toEqual([200, 200, 201, 202]);
  });
});
