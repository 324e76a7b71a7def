import {
  ADMIN_ACTS,
  AUDIT_KINDS,
  describeAction,
  kindOf,
} from "@relato/shared/domain/audit-log.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { entryWords } from "@relato/shared/locales/audit-words.ts";
import { enUsServer } from "@relato/shared/locales/en-us/server.ts";
import { esServer } from "@relato/shared/locales/es/server.ts";
import { ptBrServer } from "@relato/shared/locales/pt-br/server.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAudited } from "../../platform/audit/http-audit.ts";
import { isLaunchedPath } from "../../platform/http/launched-paths.ts";
import { isV1 } from "../../platform/http/v1/paths.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";

const WORDS: Record<Locale, typeof ptBrServer.auditLog> = {
  "pt-br": ptBrServer.auditLog,
  "en-us": enUsServer.auditLog,
  es: esServer.auditLog,
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe.each(Object.entries(WORDS))("in %s", (_, words) => {
  it("every audited route and every act has words", () => {
    const actions = [
      ...server.app.routeTable
        .filter(({ access, method, url }) =>
          access === "anonymous" || !url.startsWith("/api/") || isV1(url) || isLaunchedPath(url)
            ? false
            : access === "admin" || isAudited(method, url),
        )
        .map(({ method, url }) => `${method} ${url}`),
      ...ADMIN_ACTS.map((act) => `admin.${act}`),
    ];
    expect(actions.length).toBeGreaterThan(80);
    for (const action of actions) {
      expect(describeAction(action), action).not.toBeNull();
      const sentence = entryWords(words, { action });
      expect(sentence, action).not.toMatch(/undefined/);
      expect(sentence, action).not.toBe(words.unknown);
    }
    expect(entryWords(words, { action: "something else" })).toBe(words.unknown);
  });
});

it("a change is audited, but no slice of a recording and no count of viewed screens", () => {
  expect(isAudited("PUT", "/api/perfil")).toBe(true);
  expect(isAudited("PATCH", "/api/uploads/:id")).toBe(false);
  expect(isAudited("POST", "/api/view-counts")).toBe(false);
});

it.each([
  ["GET /api/pacientes/:id", "read", "leu o cadastro do paciente"],
  ["HEAD /api/gravacoes/:id/audio", "read", "leu uma gravação"],
  ["POST /api/pacientes/search", "read", "leu a lista de pacientes"],
  ["POST /api/busca", "read", "leu os resultados de uma busca"],
  ["PUT /api/pacientes/:id", "change", "alterou o cadastro do paciente"],
  ["DELETE /api/documentos/:id", "change", "apagou um documento"],
  ["POST /api/documentos/:id/sign", "change", "assinou um documento"],
  ["POST /api/documentos/:id/versions", "change", "alterou um documento"],
  ["POST /api/consultas", "change", "criou a consulta"],
  ["POST /api/documentos/:id/pdf", "export", "exportou o PDF de um documento"],
  ["GET /api/pacientes/export", "export", "exportou a lista de pacientes"],
  ["GET /api/laudos/:id/fhir", "export", "exportou um laudo"],
  ["admin.deactivate", "admin", "desativou a sua conta"],
  ["account.sign-in-passkey", "account", "entrou na conta"],
  ["account.two-factor", "account", "alterou a segurança da conta"],
  ["link.opened", "read", "abriu um documento por um link seguro"],
  ["consulta.erase.term-passed", "change", "apagou uma consulta, com tudo o que pertencia a ela"],
  ["patient.erase", "change", "apagou os dados de um paciente que a lei não manda guardar"],
  ["patient.open-restricted.care", "change", "abriu um prontuário restrito por uma hora"],
  ["patient.lift-restriction.care", "change", "encerrou a restrição de um prontuário"],
  ["admin.notify-incident", "admin", "avisou você de um incidente de segurança"],
])("%s is of the kind %s: %s", (action, kind, sentence) => {
  expect(kindOf(action)).toBe(kind);
  expect(entryWords(ptBrServer.auditLog, { action })).toBe(sentence);
  expect(AUDIT_KINDS).toContain(kind);
});
