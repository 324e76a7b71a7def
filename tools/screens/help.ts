import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Browser } from "@playwright/test";
import { LOCALES, languageOfLocale } from "@relato/shared/domain/language.ts";
import { EMPTY_DRAFT } from "@relato/shared/domain/paciente.ts";
import { type View, VIEWS } from "@relato/shared/domain/views.ts";
import { PICTURE_SIZE } from "../../web/app/features/ajuda/pictures.ts";
import { ROOT } from "../check/sources.ts";
import { openExample, saveWebp } from "./product.ts";

const FOLDER = join(ROOT, "web/app/features/ajuda/pictures");

/** Invented people, with addresses that no one can have (RFC 2606). */
const PATIENTS = [
  { nome: "Marina Exemplo", data_nascimento: "1984-05-12", email: "marina@example.org" },
  { nome: "Tomás Modelo", data_nascimento: "1961-11-03", email: "tomas@example.org" },
  { nome: "Clara Amostra", data_nascimento: "2019-02-20", email: "clara@example.org" },
];
const PROFILE = {
  ...{ first_name: "Helena", last_name: "Duarte", specialty: "", crm: "CRM/SP 000000" },
  ...{ rqe: "", phone: "", clinic_hospital: "Clínica Exemplo", address: "" },
};

const send = async (
  request: APIRequestContext,
  method: "POST" | "PUT",
  path: string,
  data: object,
): Promise<void> => {
  const answer = await request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
};

/**
 * Three patients with an appointment today each, and a laudo, all of them invented. Resolves with
 * the laudo's id.
 */
const fillAccount = async (request: APIRequestContext, language: string): Promise<string> => {
  await send(request, "PUT", "/api/perfil", PROFILE);
  const day = new Date().toISOString().slice(0, 10);
  for (const [i, patient] of PATIENTS.entries()) {
    const paciente_id = randomUUID();
    await send(request, "POST", "/api/pacientes", { ...EMPTY_DRAFT, id: paciente_id, ...patient });
    await send(request, "POST", "/api/agendamentos", {
      ...{ id: randomUUID(), paciente_id, titulo: "", duracao_min: 30 },
      ...{ data: `${day}T${12 + i}:00:00Z`, tipo: i === 1 ? "Telemedicina" : "Presencial" },
    });
  }
  const id = randomUUID();
  await send(request, "POST", "/api/laudos", { id, language, paciente_id: null });
  return id;
};

/** The help's pictures: each view in each language, in light, with invented data only. */
export const captureHelp = async (browser: Browser, baseURL: string): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    const language = languageOfLocale(locale);
    const context = await browser.newContext({
      ...{ baseURL, locale: language, viewport: PICTURE_SIZE, colorScheme: "light" },
      timezoneId: "America/Sao_Paulo",
    });
    const data = { email: `ajuda.${locale}@example.org`, password: "seis gatos", name: "Helena" };
    await send(context.request, "POST", "/api/auth/sign-up/email", data);
    const laudo = await fillAccount(context.request, language);
    /** The part of a view that says most. */
    const parts: Partial<Record<View, string>> = { calendar: "&mode=day", reports: `&id=${laudo}` };
    const page = await context.newPage();
    await openExample(page, locale);
    for (const view of VIEWS) {
      await page.goto(`/${locale}/dashboard?view=${view}${parts[view] ?? ""}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await page.locator(".animate-pulse").first().waitFor({ state: "detached" });
      await saveWebp(page, `${view}-${locale}`, FOLDER);
    }
    await context.close();
  }
};
