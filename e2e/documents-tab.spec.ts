import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { HAS_POPPLER, pdfText } from "../server/testing/poppler.ts";
import { openConsulta } from "./consulta-page.ts";
import { makeConsulta, makeTemplate } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

const download = async (page: Page, where: Locator, name: string): Promise<Buffer> => {
  const waiting = page.waitForEvent("download");
  await where.getByRole("button", { name }).click();
  return readFile(await (await waiting).path());
};

asDoctor(
  "prescription, certificate and nutritional plan are read, edited and exported as PDF",
  async ({ page }) => {
    const talk = [
      "Médico: Vou receitar dipirona 500 mg, um comprimido de seis em seis horas.",
      "Médico: Vou dar um atestado de dois dias.",
      "Médico: Evite frituras.",
      "Médico: Beba dois litros de água por dia.",
    ].join("\n");
    await openConsulta(page, await makeConsulta(page, talk), "#documents");
    for (const kind of ["prescription", "certificate", "nutritional_plan"] as const) {
      const title = words.kind[kind];
      const made = page.getByRole("region", { name: title, exact: true });
      await expect(made.getByRole("heading", { name: title }).first()).toBeVisible();
      await made.getByRole("button", { name: words.edit, exact: true }).click();
      await made.getByRole("button", { name: words.editor.markdown, exact: true }).click();
      const text = made.getByRole("textbox", { name: words.editor.text });
      await text.fill(`${await text.inputValue()}\n- Linha do médico em ${title}.\n`);
      await made.getByRole("button", { name: words.editor.save, exact: true }).click();
      await expect(made.getByText(`Linha do médico em ${title}`, { exact: true })).toBeVisible();
      const pdf = await download(page, made, `Baixar PDF: ${title}`);
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      if (HAS_POPPLER) expect(pdfText(pdf)).toContain(`Linha do médico em ${title}`);
    }
  },
);

asDoctor(
  "a prescription of a controlled substance names the form that the law requires",
  async ({ page }) => {
    const talk = "Médico: Vou receitar Rivotril 2 mg à noite e dipirona 500 mg se dor.";
    await openConsulta(page, await makeConsulta(page, talk), "#documents");
    const made = page.getByRole("region", { name: words.kind.prescription, exact: true });
    await expect(made.getByText(views.controlled.title)).toBeVisible();
    const item = made.getByRole("listitem").filter({ hasText: "Clonazepam" });
    await expect(item).toContainText("B1");
    await expect(item).toContainText("Notificação de Receita B");
    await expect(made).toContainText("RDC 1.000/2025");
    const pdf = await download(page, made, "Baixar PDF");
    if (HAS_POPPLER) expect(pdfText(pdf).toLowerCase()).toContain("clonazepam");
    // Without a controlled substance there is no such notice.
    await made.getByRole("button", { name: words.edit, exact: true }).click();
    await made.getByRole("button", { name: words.editor.markdown, exact: true }).click();
    await made
      .getByRole("textbox", { name: words.editor.text })
      .fill("- Dipirona 500 mg se dor.\n");
    await made.getByRole("button", { name: words.editor.save, exact: true }).click();
    await expect(made.getByText(views.controlled.title)).toHaveCount(0);
  },
);

asDoctor(
  "a prescription written with the consultation's own template names the form too",
  async ({ page }) => {
    const modelo_id = await makeTemplate(page, "Receituário da clínica", "## Conduta");
    const talk = "Médico: Vou receitar Rivotril 2 mg à noite.";
    await openConsulta(page, await makeConsulta(page, talk, { modelo_id }), "#anamnesis");
    await expect(page.getByText(views.controlled.title)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Clonazepam" })).toContainText("B1");
  },
);

asDoctor("the transcript is sent by e-mail and WhatsApp", async ({ page }) => {
  const consulta = await makeConsulta(page, "Paciente: Tenho dor de cabeça há três dias.");
  await openConsulta(page, consulta, "#transcript");
  const panel = page.getByRole("tabpanel", { name: views.consulta.transcript });
  const { email, whatsapp, unsigned } = views.sharing;
  for (const [name, part] of [
    [email, "body"],
    [whatsapp, "text"],
  ] as const) {
    await panel.getByRole("button", { name: `${name}: ${views.consulta.transcript}` }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByText(unsigned.title)).toBeVisible();
    const href = await dialog.getByRole("link", { name: unsigned.goOn }).getAttribute("href");
    const { searchParams } = new URL(href ?? "");
    expect(searchParams.get(part)).toContain(unsigned.mark);
    expect(searchParams.get(part)).toMatch(/dor de cabeça há 3 dias/i);
    expect(searchParams.get(part)).toMatch(
      new RegExp(`/pt-br/consultas/${consulta.id}#transcript$`),
    );
    if (name === email)
      expect(searchParams.get("subject")).toBe(`Resultado da consulta ${shortCode(consulta.id)}`);
    await dialog.getByRole("button", { name: unsigned.cancel }).click();
  }
});

asDoctor("a document whose writing failed can be removed", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const consulta = await makeConsulta(page, "Paciente: Tenho dor de cabeça há três dias.");
  // No writer fails on demand: the answer gets one more document, unknown to the server. The list
  // is read again after the removal, and must then lack that document.
  const id = randomUUID();
  let isRemoved = false;
  await page.route(`**/api/documentos/${id}`, async (route) => {
    isRemoved ||= route.request().method() === "DELETE";
    await route.continue();
  });
  await page.route(`**/api/consultas/${consulta.id}/documentos`, async (route) => {
    const answer = await route.fetch();
    const { items } = (await answer.json()) as { items: Documento[] };
    const asked = { base: 0, modelo_id: randomUUID(), instruction: null };
    const rewriting = {
      ...asked,
      state: "failed" as const,
      asked_at: consulta.data_criacao,
      error: "INTERNAL" as const,
    };
    const can = { edit: false, rewrite: true, sign: false, addendum: false, remove: true };
    const failed = { kind: "other" as const, current: null, rewriting, can, controlled: [] };
    const first = items[0] as Documento;
    const json = { items: isRemoved ? items : [...items, { ...first, id, ...failed }] };
    await route.fulfill({ response: answer, json });
  });
  await openConsulta(page, consulta, "#documents");
  const failed = page.getByRole("region", { name: words.kind.other, exact: true });
  await expect(failed.getByText(words.rewriting.state.failed)).toBeVisible();
  const reread = page.waitForResponse(
    (answer) => isRemoved && answer.url().endsWith(`/api/consultas/${consulta.id}/documentos`),
  );
  await failed.getByRole("button", { name: `Remover: ${words.kind.other}` }).click();
  await reread;
  await expect(failed).toHaveCount(0);
  // The list may be fetched once more at the end of the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
