import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem } from "../../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { signUpNamed } from "../../../testing/profile.ts";
import { createCertificate, pemOf, toP12 } from "../../../testing/certificates.ts";
import { createDocumento } from "../../../testing/factories.ts";
import { NEEDS_CERTUTIL, pdfSignature } from "../../../testing/poppler.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let documento: string;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUpNamed(server.app);
  rui = await signUp(server.app);
  documento = (await createDocumento(server.deps.db, { medico_id: ana.id })).id;
}, 60_000);
afterAll(() => server.close());

const PASSWORD = "só-desta-vez";
const root = createCertificate();
const own = createCertificate({ name: "ANA PRADO:12345678900", issuer: root });
const sign = (certificate: Buffer, password = PASSWORD, client = ana) =>
  client.call({
    method: "POST",
    url: `/api/documentos/${documento}/pdf`,
    payload: { certificate: certificate.toString("base64"), password },
  });

test.skipIf(NEEDS_CERTUTIL !== "")(
  `a PDF signed with the doctor's certificate is valid PAdES${NEEDS_CERTUTIL}`,
  async () => {
    const answer = await sign(toP12(own, [root], PASSWORD));
    expect(answer.statusCode).toBe(200);
    const said = pdfSignature(answer.rawPayload, pemOf(root));
    expect(said).toContain("Signature is Valid.");
    expect(said).toContain("Certificate is Trusted.");
    expect(said).toContain("ETSI.CAdES.detached");
  },
);

test("an unusable certificate is refused with its problem", async () => {
  const p12 = toP12(own, [root], PASSWORD);
  const old = createCertificate({
    name: "X",
    issuer: root,
    from: new Date(0),
    to: new Date(1000),
  });
  const said = async (file: Buffer, password?: string) => {
    const answer = await sign(file, password);
    return [answer.statusCode, answer.json<{ error: string }>().error];
  };
  expect(await said(p12, "errada")).toEqual([422, "CERTIFICATE_PASSWORD"]);
  expect(await said(Buffer.from("não é"))).toEqual([422, "CERTIFICATE_UNREADABLE"]);
  expect(await said(toP12(old, [root], PASSWORD))).toEqual([422, "CERTIFICATE_EXPIRED"]);
  expect((await sign(p12, PASSWORD, rui)).statusCode).toBe(404);
});

test("neither certificate nor password is stored or logged", async () => {
  const p12 = toP12(own, [root], PASSWORD);
  await sign(p12);
  await sign(p12, "errada");
  const log = server.logged.join("\n");
  const traces = [PASSWORD, "errada", p12.toString("base64").slice(40, 80), "ANA PRADO"];
  for (const trace of traces) expect(log).not.toContain(trace);
  const stored = await asSystem(server.deps.db, "test", (tx) =>
    tx.query(`select to_jsonb(c) as row from issued_codes c
      union all select to_jsonb(f) from issued_files f
      union all select to_jsonb(a) from audit_log a`),
  );
  for (const trace of traces) expect(JSON.stringify(stored)).not.toContain(trace);
});

test("a limit stops guesses of a certificate's password", async () => {
  const eva = await signUpNamed(server.app);
  const { id } = await createDocumento(server.deps.db, { medico_id: eva.id });
  const p12 = toP12(own, [], PASSWORD).toString("base64");
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++)
    statuses.push(
      (
        await eva.call({
          method: "POST",
          url: `/api/documentos/${id}/pdf`,
          payload: { certificate: p12, password: `${i}` },
        })
      ).statusCode,
    );
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
