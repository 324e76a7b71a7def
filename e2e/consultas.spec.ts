import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { createConsulta, createModelo } from "../server/testing/factories.ts";
import { readDoctorId, sendConsulta } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].consultationList;

const TEXT = "Paciente: Tenho dor de cabeça há três dias.";

asDoctor("search and filters narrow the list, also after a reload", async ({ page }) => {
  const general = defaultTemplateId("pt-BR");
  await sendConsulta(page, TEXT);
  await sendConsulta(page, TEXT, { modelo_id: "019aa000-0000-7000-8000-000000000102" });
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

asDoctor("an empty list leads to the first consultation", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: ptBr.consultas.startFirst }).click();
  await expect(page.getByRole("dialog", { name: ptBr.shell.newConsultation })).toBeVisible();
});

asDoctor(
  "a card shows template, date and status, and links to details and documents",
  async ({ page }) => {
    const id = await sendConsulta(page, TEXT);
    await page.goto("/pt-br/dashboard?view=consultations");
    const card = page.getByRole("article");
    await expect(card).toContainText("Anamnese geral");
    await expect(card).toContainText(/\d{1,2} de \S+ de \d{4}, \d{2}:\d{2}/);
    const code = `#${id.slice(-6).toUpperCase()}`;
    await expect(card).toContainText(code);
    // The badge changes without a reload.
    await expect(card.getByText(ptBr.consultas.status.Concluído, { exact: true })).toBeVisible();
    await card.getByRole("link", { name: ptBr.consultas.documentsOf(code) }).click();
    await expect(page).toHaveURL(`/pt-br/consultas/${id}#documents`);
    await page.goBack();
    await card.getByRole("link", { name: ptBr.consultas.seeOf(code) }).click();
    await expect(page).toHaveURL(`/pt-br/consultas/${id}`);
  },
);

asDoctor("the list pages through consultations, newest first", async ({ page }) => {
  const medico_id = await readDoctorId(page);
  await onDatabase(async (db) => {
    const { id: modelo_id } = await createModelo(db, { created_by: medico_id });
    for (let n = 0; n < 60; n++)
      await createConsulta(db, {
        medico_id,
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
