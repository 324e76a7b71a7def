import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { listConsultas, sendConsulta } from "./make.ts";
import { fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, newEmail, ptBr, signUpByApi } from "./test.ts";

const SPOKEN = readFileSync(join(import.meta.dirname, "fixtures/consulta-pt.wav"));

const chooseFile = async (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  await page.getByLabel(ptBr.home.ways.file).check({ force: true });
  await page.getByLabel(ptBr.home.file.choose).setInputFiles(file);
};

asDoctor(
  "a text named .webm is refused, and no consultation is created",
  async ({ page, watch }) => {
    watch.allow(/status of 422/);
    const buffer = Buffer.from("Isto é um texto, não é áudio.\n".repeat(200));
    await chooseFile(page, { name: "consulta.webm", mimeType: "audio/webm", buffer });
    await page.getByRole("button", { name: ptBr.home.save }).click();
    await expect(page.getByText(ptBr.errors.AUDIO_UNREADABLE)).toBeVisible();
    expect(await listConsultas(page)).toEqual([]);
  },
);

asDoctor("an empty file and a PDF are refused before the upload", async ({ page }) => {
  await chooseFile(page, { name: "vazio.wav", mimeType: "audio/wav", buffer: Buffer.alloc(0) });
  await expect(page.getByRole("alert").getByText(ptBr.gravacoes.file.empty)).toBeVisible();
  await expect(page.getByRole("button", { name: ptBr.home.save })).toBeDisabled();
  await page.getByLabel(ptBr.home.file.change).setInputFiles({
    name: "nota.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(page.getByText(ptBr.gravacoes.file.not_audio)).toBeVisible();
  await expect(page.getByRole("button", { name: ptBr.home.save })).toBeDisabled();
});

asDoctor(
  "501 characters of context are counted and refused, but not cut",
  async ({ page, watch }) => {
    watch.allow(/status of 422/);
    await page.goto("/pt-br/dashboard");
    await page.getByLabel(ptBr.home.ways.text).check({ force: true });
    await fillSetup(page, { context: "a".repeat(501) });
    await expect(page.getByText("501/500")).toBeVisible();
    await expect(page.getByText(ptBr.errors.CONTEXT_TOO_LONG)).toBeVisible();
    await page.getByLabel(ptBr.home.text, { exact: true }).fill("Paciente: dor de cabeça.");
    await page.getByRole("button", { name: ptBr.home.save }).click();
    await expect(page.getByText(ptBr.gravacoes.saveFailed)).toBeVisible();
    await expect(page.getByLabel(ptBr.home.context)).toHaveValue("a".repeat(501));
    expect(await listConsultas(page)).toEqual([]);
  },
);

asDoctor("without the patient's consent no recording starts", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await fillSetup(page, { consent: false });
  await page.getByRole("button", { name: ptBr.home.start }).click();
  await expect(page.getByText(ptBr.home.consentRequired)).toBeVisible();
  await page.getByLabel(ptBr.home.consentRefused).check();
  await expect(page.getByText(ptBr.errors.CONSENT_REFUSED)).toBeVisible();
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeDisabled();
});

asDoctor(
  "another doctor's consultation is not found",
  async ({ page, browser, watch, baseURL }) => {
    watch.allow(/status of 404/);
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const otherPage = await other.newPage();
    await signUpByApi(otherPage, newEmail());
    const id = await sendConsulta(otherPage, "Paciente: dor de cabeça há três dias.");
    await other.close();
    await page.goto(`/pt-br/consultas/${id}`);
    await expect(page.getByRole("heading", { name: "Consulta não encontrada" })).toBeVisible();
    await page.getByRole("link", { name: ptBrViews.consulta.backToDashboard }).click();
    await expect(page).toHaveURL("/pt-br/dashboard");
  },
);

asDoctor("a WAV file with only its header is refused", async ({ page, watch }) => {
  watch.allow(/status of 422/);
  await chooseFile(page, {
    name: "zero.wav",
    mimeType: "audio/wav",
    buffer: SPOKEN.subarray(0, 44),
  });
  await page.getByRole("button", { name: ptBr.home.save }).click();
  await expect(page.getByText(ptBr.errors.AUDIO_EMPTY)).toBeVisible();
});
