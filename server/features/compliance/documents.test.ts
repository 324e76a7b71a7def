import { randomUUID } from "node:crypto";
import { COMPLIANCE_DOCUMENTS } from "@relato/shared/contract/compliance.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { pdfText } from "../../testing/poppler.ts";
import { makeAdmin } from "../contas/admin.ts";

let server: TestApp;
let admin: TestClient;
let doctor: TestClient;
const SECRET = "segredo-que-nao-sai";
beforeAll(async () => {
  server = await createTestApp({
    env: {
      AUTOMATION_URL: `https://relato:${SECRET}@auto.exemplo.com.br:8443/hooks`,
      SPEECH_URL: "http://127.0.0.1:9/v1",
      SPEECH_KEY: SECRET,
      WHATSAPP_TOKEN: SECRET,
      WHATSAPP_PHONE_ID: "1",
      RETENTION_AUDIO_DAYS: "90",
      BACKUP_TO: "s3://clinica/relato",
      AWS_REGION: "sa-east-1",
    },
  });
  admin = await signUp(server.app);
  doctor = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(() => server.close());

const BASE = "/api/admin/compliance";
const read = (document: string, locale = "pt-br", format = "md") =>
  admin.call({ url: `${BASE}/documents/${document}?locale=${locale}&format=${format}` });
const CONTROLLER = {
  name: "Clínica | Vida",
  document: "12.345.678/0001-95",
  address: "",
  dpo_name: "Rita Lopes",
  dpo_email: "rita@exemplo.com.br",
};

test("unknown facts are lines to fill in, known ones are printed", async () => {
  const before = (await read("record")).body;
  expect(before).toContain("- **Nome:** ______________________ (a preencher)");
  const saved = await admin.call({ method: "PUT", url: `${BASE}/controller`, payload: CONTROLLER });
  expect(saved.json()).toEqual(CONTROLLER);
  const { body, headers } = await read("record");
  expect(headers["content-disposition"]).toMatch(/registro-de-operacoes-[\d-]+\.md/);
  expect(body).toContain(String.raw`- **Nome:** Clínica \| Vida`);
  expect(body).toContain("- **Endereço:** ______________________ (a preencher)");
  expect(body).toContain("- **Médicos com conta ativa:** 2");
});

test("operators are those of the configuration, by host and without secrets", async () => {
  for (const document of COMPLIANCE_DOCUMENTS) {
    const { body } = await read(document);
    expect(body).toContain("| auto.exemplo.com.br:8443 | fora desta máquina; país:");
    expect(body).toContain("| WhatsApp | graph.facebook.com | fora desta máquina");
    expect(body).toContain("| Transcrição | 127.0.0.1:9 | nesta máquina |");
    expect(body).toContain("Dados saem desta máquina para 3 serviços.");
    expect(body).toContain("| Cópias de segurança (S3) | s3.sa-east-1.amazonaws.com | fora");
    expect(body).toContain("áudio: 90 dias após a assinatura do documento");
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain("Stripe");
  }
});

test("measures say what is on: no backup yet, no second step", async () => {
  const { body } = await read("impact");
  expect(body).toContain("| Última cópia de segurança | nunca |");
  expect(body).toContain("| Acesso por HTTPS | não |");
  expect(body).toContain("| Contas com segundo fator ou chave de acesso | 0 de 2 |");
  expect(body).toContain("## Riscos e medidas");
});

test.each(LOCALES)("both documents are PDFs in %s", async (locale) => {
  for (const document of COMPLIANCE_DOCUMENTS) {
    const { body } = await read(document, locale);
    expect(body).not.toMatch(/undefined|null|\[object/);
    const { rawPayload, headers } = await read(document, locale, "pdf");
    expect(headers["content-type"]).toBe("application/pdf");
    expect(pdfText(rawPayload)).toContain("Rita Lopes");
  }
});

test("the report of an incident has its term and counts, no name of a patient", async () => {
  const facts = {
    description: "Notebook roubado",
    kinds: ["confidentiality", "availability"],
    categories: ["health"],
    from: "2026-11-27T12:00:00.000Z",
    to: "2026-11-27T18:00:00.000Z",
    known_at: "2026-11-27T19:00:00.000Z",
    accounts: [],
    measures: "",
    risks: "Exposição de dados de saúde",
  };
  const id = randomUUID();
  await admin.call({ method: "POST", url: `${BASE}/incidents`, payload: { id, facts } });
  const url = `${BASE}/incidents/${id}/report?locale=pt-br`;
  const { rawPayload } = await admin.call({ url });
  const text = pdfText(rawPayload).replaceAll(/\s+/g, " ");
  for (const part of ["Notebook roubado", "02/12/2026", "(a preencher)", "Ainda não comunicado."])
    expect(text).toContain(part);
  expect((await doctor.call({ url })).statusCode).toBe(403);
});

test("doctors reach neither the controller nor the documents", async () => {
  for (const url of [`${BASE}/controller`, `${BASE}/documents/record?locale=pt-br&format=md`])
    expect((await doctor.call({ url })).statusCode).toBe(403);
});
