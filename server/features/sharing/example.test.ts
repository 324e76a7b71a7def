import { LOCALES } from "@relato/shared/domain/language.ts";
import { publicSharing } from "@relato/shared/locales/pt-br/public-sharing.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento } from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { makePdf } from "../documentos/pdf.ts";
import { writeMail } from "./write-mail.ts";

let server: TestApp;
let ana: TestClient;
let documento: string;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUpNamed(server.app);
  const example = { medico_id: ana.id, is_example: true };
  const { id: consulta_id } = await createConsulta(server.deps.db, example);
  const made = await createDocumento(server.deps.db, { medico_id: ana.id, consulta_id });
  documento = made.id;
  const url = `/api/documentos/${documento}/sign`;
  const signed = await ana.call({ method: "POST", url, payload: { base: 1 } });
  if (signed.statusCode !== 200) throw new Error(signed.body);
}, 60_000);
afterAll(() => server.close());

const GENUINE = /aut[eê]ntic|aut\u00e9ntic|genuine/i;

test.skipIf(!HAS_POPPLER)(`a signed example is marked in its PDF${NEEDS_POPPLER}`, async () => {
  const made = await makePdf(server.deps, ana.id, documento);
  const text = pdfText(made.pdf).replaceAll(/\s+/g, " ");
  expect(text).toContain("Exemplo: este documento é de uma consulta de demonstração");
  expect(text).not.toMatch(GENUINE);
});

test("its mail and its link say so", async () => {
  const mail = writeMail("joana@example.org", await makePdf(server.deps, ana.id, documento));
  expect(mail.subject).toMatch(/^\[Exemplo\] /);
  expect(mail.text).toContain(publicSharing.mail.example.line);
  const made = await ana.call({
    method: "POST",
    url: `/api/documentos/${documento}/links`,
    payload: { protection: "code", days: 1, locale: "pt-br" },
  });
  const { url, code } = made.json<{ url: string; code: string }>();
  const page = await server.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ secret: code }).toString(),
  });
  expect(page.body).toContain("Exemplo: este documento é de uma consulta de demonstração");
});

test.each(LOCALES)("the verify page never calls it genuine (%s)", async (locale) => {
  const { code } = await makePdf(server.deps, ana.id, documento);
  const page = await server.app.inject({ url: `/${locale}/verificar/${code}` });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(
    { "pt-br": "Documento de exemplo", "en-us": "Example document", es: "Documento de ejemplo" }[
      locale
    ],
  );
  expect(page.body).not.toMatch(GENUINE);
});
