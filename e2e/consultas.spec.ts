import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { createConsulta, createModelo } from "../server/testing/factories.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].consultationList;

/** A pasted consultation, which the engine writes within a second or two. */
const paste = async (page: Page, modelo_id: string): Promise<void> => {
  const answer = await page.request.post("/api/consultas", {
    data: {
      id: randomUUID(),
      modelo_id,
      paciente_id: null,
      tipo_consulta: "presencial",
      contexto_paciente: "Mulher, 54 anos",
      language: "pt-BR",
      source: { kind: "text", text: "Paciente: Tenho dor de cabeça há três dias." },
      consent: { agreed: true },
    },
  });
  expect(answer.status()).toBe(201);
};

asDoctor("the list is searched and held back, and a reload keeps it", async ({ page }) => {
  const general = defaultTemplateId("pt-BR");
  await paste(page, general);
  await paste(page, "019aa000-0000-7000-8000-000000000102");
  await page.goto("/pt-br/dashboard?view=consultations");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(page.getByText(ptBr.shell.plan.used("2", "10")).first()).toBeVisible();

  const box = page.getByRole("searchbox", { name: words.search });
  await box.fill("anamnese");
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText("Anamnese")).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue("anamnese");
  await expect(cards).toHaveCount(1);
  expect(page.url()).not.toContain("anamnese");

  await box.fill("conclu");
  await expect(cards).toHaveCount(2);
  await box.fill("José da Silva");
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await page.getByRole("button", { name: words.clear }).click();
  await expect(box).toHaveValue("");
  await expect(cards).toHaveCount(2);

  const specialty = page.getByLabel(words.specialty, { exact: true });
  await specialty.selectOption("Clínica médica");
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(specialty).toHaveValue("Clínica médica");
  await specialty.selectOption("");
  await expect(cards).toHaveCount(2);

  await page.getByLabel(words.template, { exact: true }).selectOption(general);
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`modelo=${general}`));
  await page.getByLabel(words.status, { exact: true }).selectOption("Erro");
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words.status, { exact: true })).toHaveValue("Erro");
  await expect(page.getByText(words.noMatch)).toBeVisible();
});

asDoctor("no consultation at all leads to the first", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: ptBr.consultas.startFirst }).click();
  await expect(page.getByRole("dialog", { name: ptBr.shell.newConsultation })).toBeVisible();
});

asDoctor(
  "a card says what it is and when, and leads to its details and its documents",
  async ({ page }) => {
    await paste(page, defaultTemplateId("pt-BR"));
    await page.goto("/pt-br/dashboard?view=consultations");
    const card = page.getByRole("article");
    await expect(card).toContainText("Anamnese geral");
    await expect(card).toContainText(/\d{1,2} de \S+ de \d{4}, \d{2}:\d{2}/);
    const { items } = (await (await page.request.get("/api/consultas")).json()) as {
      items: [{ id: string }];
    };
    const code = `#${items[0].id.slice(-6).toUpperCase()}`;
    await expect(card).toContainText(code);
    // Its badge changes by itself.
    await expect(card.getByText(ptBr.consultas.status.Concluído, { exact: true })).toBeVisible();
    await card.getByRole("link", { name: ptBr.consultas.documentsOf(code) }).click();
    await expect(page).toHaveURL(`/pt-br/consultas/${items[0].id}#documents`);
    await page.goBack();
    await card.getByRole("link", { name: ptBr.consultas.seeOf(code) }).click();
    await expect(page).toHaveURL(`/pt-br/consultas/${items[0].id}`);
  },
);

asDoctor("more than a page is read on, newest first", async ({ page }) => {
  const { user } = (await (await page.request.get("/api/session")).json()) as {
    user: { id: string };
  };
  await onDatabase(async (db) => {
    const { id: modelo_id } = await createModelo(db, { created_by: user.id });
    for (let n = 0; n < 60; n++)
      await createConsulta(db, {
        medico_id: user.id,
        modelo_id,
        status: "Erro",
        erro: "INTERNAL",
        data_criacao: new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString(),
      });
  });
  await page.goto("/pt-br/dashboard?view=consultations");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(50);
  const more = page.getByRole("button", { name: ptBr.common.loadMore });
  await more.click();
  await expect(cards).toHaveCount(60);
  await expect(more).toHaveCount(0);
  await expect(cards.first()).toContainText("09:59");
  await expect(cards.last()).toContainText("09:00");
});
