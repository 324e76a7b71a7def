import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { expect } from "./test.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";

const words = ptBrViews.consulta;

const read = async (page: Page, id: string): Promise<Consulta> => {
  const answer = await page.request.get(`/api/consultas/${id}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Consulta;
};

/** Waits until it was worked on, and reads it. */
export const whenDone = async (page: Page, id: string): Promise<Consulta> => {
  await expect
    .poll(async () => (await read(page, id)).status, { timeout: 90_000 })
    .not.toBe("Processando");
  return read(page, id);
};

/** A consultation given as text, worked on by the real pipeline. */
export const pasteConsulta = async (
  page: Page,
  text: string,
  more: { paciente_id?: string } = {},
): Promise<Consulta> => {
  const id = randomUUID();
  const answer = await page.request.post("/api/consultas", {
    data: {
      id,
      modelo_id: defaultTemplateId("pt-BR"),
      paciente_id: null,
      tipo_consulta: "presencial",
      contexto_paciente: "Mulher, 54 anos",
      language: "pt-BR",
      source: { kind: "text", text },
      consent: { agreed: true },
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return whenDone(page, id);
};

/** The spoken example, heard and written; the page is not yet open. */
export const makeExample = async (page: Page): Promise<Consulta> => {
  const answer = await page.request.post("/api/consultas/example", { data: { language: "pt-BR" } });
  expect(answer.status()).toBe(201);
  return whenDone(page, ((await answer.json()) as { id: string }).id);
};

export const openConsulta = async (
  page: Page,
  { id }: { id: string },
  where = "",
): Promise<void> => {
  await page.goto(`/pt-br/consultas/${id}${where}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

export const playerOf = (page: Page): Locator =>
  page.getByRole("region", { name: words.player.name });
export const transcriptOf = (page: Page): Locator =>
  page.getByRole("region", { name: words.transcript });
