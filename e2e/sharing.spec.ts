import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { publicSharing } from "@relato/shared/locales/pt-br/public-sharing.ts";
import { createCertificate, pemOf, toP12 } from "../server/testing/certificates.ts";
import { NEEDS_CERTUTIL, HAS_POPPLER, pdfSignature, pdfText } from "../server/testing/poppler.ts";
import { expectAccessible } from "./accessible.ts";
import { openConsulta } from "./consulta-page.ts";
import { fillProfile, makeConsulta, makePatient, readNote } from "./make.ts";
import { mailsTo } from "./outbox.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].sharing;
const TALK = [
  "Médico: Bom dia. O que a senhora sente?",
  "Paciente: Tenho dor de cabeça há três dias.",
  "Médico: Vou prescrever dipirona 500 mg.",
].join("\n");
const PATIENT = {
  nome: "Joana Marcada",
  email: "joana@example.org",
  data_nascimento: "1980-02-29",
};

asDoctor.beforeEach(({ page }) => fillProfile(page));

const download = async (page: Page, press: () => Promise<void>): Promise<Buffer> => {
  const waiting = page.waitForEvent("download");
  await press();
  return readFile(await (await waiting).path());
};

asDoctor(
  "the exported PDF is verified by its code and by its file",
  async ({ page, browser, baseURL }) => {
    const consulta = await makeConsulta(page, TALK, {
      paciente_id: await makePatient(page, PATIENT),
    });
    await openConsulta(page, consulta);
    const preview = page.getByRole("link", { name: words.preview, exact: true });
    const shown = await page.request.get((await preview.getAttribute("href")) ?? "");
    expect(shown.headers()["content-disposition"]).toMatch(/^inline/);
    const pdf = await download(page, () =>
      page.getByRole("button", { name: words.exportPdf }).click(),
    );
    expect(pdf.equals(await shown.body())).toBe(true);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    if (!HAS_POPPLER) return;
    const text = pdfText(pdf);
    expect(text).toContain("Joana Marcada");
    expect(text).toContain("Rascunho");
    const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/.exec(text)?.[0] ?? "";
    // A reader without an account and without script.
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const other = await context.newPage();
    await other.goto("/pt-br/verificar");
    await other.getByLabel(publicSharing.verify.code).fill(code.toLowerCase());
    await other.getByRole("button", { name: publicSharing.verify.submit }).click();
    await expect(other.getByRole("heading", { name: publicSharing.verify.genuine })).toBeVisible();
    await expect(other.getByText("Joana")).toHaveCount(0);
    await other.getByLabel(publicSharing.verify.file).setInputFiles({
      name: "documento.pdf",
      mimeType: "application/pdf",
      buffer: pdf,
    });
    await other.getByRole("button", { name: publicSharing.verify.compare }).click();
    await expect(other.getByText(publicSharing.verify.same)).toBeVisible();
    await context.close();
  },
);

asDoctor("a PDF that cannot be fetched says why and can be retried", async ({ page, watch }) => {
  watch.allow(/ERR_|Failed to load resource/);
  await openConsulta(page, await makeConsulta(page, TALK));
  await page.route("**/pdf", (route) => route.abort());
  const button = page.getByRole("button", { name: words.exportPdf });
  await button.click();
  await expect(page.getByText("Erro de Conexão")).toBeVisible();
  await expect(
    page.getByText("Verifique sua conexão com a internet e tente novamente."),
  ).toBeVisible();
  await page.unroute("**/pdf");
  const pdf = await download(page, () => button.click());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

asDoctor(
  "a PDF is signed with the doctor's certificate; a wrong password is reported",
  async ({ page, watch }) => {
    watch.allow(/422/);
    const root = createCertificate();
    const certificate = createCertificate({ name: "ANA PRADO:12345678900", issuer: root });
    const consulta = await makeConsulta(page, TALK);
    await openConsulta(page, consulta);
    await page.getByRole("button", { name: words.signPdf }).click();
    const dialog = page.getByRole("dialog", { name: words.sign.title });
    await dialog.getByLabel(words.sign.file).setInputFiles({
      name: "ana.p12",
      mimeType: "application/x-pkcs12",
      buffer: toP12(certificate, [root], "certa"),
    });
    const password = dialog.getByLabel(words.sign.password);
    await password.fill("errada");
    await dialog.getByRole("button", { name: words.sign.submit }).click();
    await expect(dialog.getByText(ptBr.errors.CERTIFICATE_PASSWORD)).toBeVisible();
    await expect(password).toHaveValue("errada");
    await expectAccessible(page);
    await password.fill("certa");
    const pdf = await download(page, () =>
      dialog.getByRole("button", { name: words.sign.submit }).click(),
    );
    await expect(dialog).toBeHidden();
    if (NEEDS_CERTUTIL !== "") return;
    const said = pdfSignature(pdf, pemOf(root));
    expect(said).toContain("Signature is Valid.");
    expect(said).toContain("Certificate is Trusted.");
  },
);

asDoctor(
  "a secure link is created, opened without account or script, logged and revoked",
  async ({ page, context: doctorContext, browser, baseURL }) => {
    await doctorContext.grantPermissions(["clipboard-read", "clipboard-write"]);
    const consulta = await makeConsulta(page, TALK, {
      paciente_id: await makePatient(page, PATIENT),
    });
    await openConsulta(page, consulta);
    await page.getByRole("button", { name: words.share, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(words.unsigned.title)).toBeVisible();
    await dialog.getByRole("button", { name: words.link.create }).click();
    const url = await dialog.getByLabel(words.link.url, { exact: true }).inputValue();
    const code = await dialog.getByLabel(words.link.yourCode, { exact: true }).inputValue();
    await expectAccessible(page);
    const copy = dialog.getByRole("button", { name: `Copiar: ${words.link.url}` });
    await copy.click();
    await expect(dialog.getByText("Copiado", { exact: true })).toBeVisible();
    await expect(copy).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const patient = await context.newPage();
    const text = publicSharing.link;
    await patient.goto(new URL(url).pathname);
    await expect(patient.locator('meta[name="robots"]')).toHaveAttribute("content", /^noindex/);
    await patient.getByLabel(text.code).fill(code === "000000" ? "111111" : "000000");
    await patient.getByRole("button", { name: text.open }).click();
    await expect(patient.getByRole("alert")).toHaveText(text.wrong(4));
    await patient.getByLabel(text.code).fill(code);
    await patient.getByRole("button", { name: text.open }).click();
    await expect(patient.getByText("Joana Marcada")).toBeVisible();
    await expect(patient.getByText(/dor de cabeça/i).first()).toBeVisible();
    const pdf = await download(patient, () =>
      patient.getByRole("button", { name: text.download }).click(),
    );
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

    await dialog.getByRole("button", { name: ptBr.common.close }).click();
    await page.getByRole("button", { name: words.share, exact: true }).click();
    await expect(dialog.getByText(words.link.openings(2))).toBeVisible();
    await dialog.getByText(words.link.log, { exact: true }).click();
    for (const outcome of ["downloaded", "opened", "wrong"] as const)
      await expect(
        dialog.getByText(words.link.outcome[outcome], { exact: true }).last(),
      ).toBeVisible();
    await dialog.getByRole("button", { name: new RegExp(`^${words.link.revoke}:`) }).click();
    await expect(dialog.getByText(words.link.state.revoked)).toBeVisible();
    await patient.goto(new URL(url).pathname);
    await expect(patient.getByRole("heading", { name: text.gone })).toBeVisible();
    await context.close();
  },
);

asDoctor("a PDF in the outbox is not said to be sent", async ({ page }) => {
  const consulta = await makeConsulta(page, TALK, {
    paciente_id: await makePatient(page, PATIENT),
  });
  await openConsulta(page, consulta);
  await page.getByRole("button", { name: words.share, exact: true }).click();
  const dialog = page.getByRole("dialog");
  const to = dialog.getByLabel(words.mail.to);
  await expect(to).toHaveValue("joana@example.org");
  const address = `joana${Date.now()}@example.org`;
  await to.fill(address);
  await dialog.getByRole("button", { name: words.mail.send }).click();
  const notSending = dialog.getByText(words.mail.stored.notSending);
  await expect(notSending).toBeVisible({ timeout: 30_000 });
  expect(mailsTo(address).map(({ subject }) => subject)).toEqual([
    `Resultado da consulta ${shortCode(consulta.id)}`,
  ]);
});

asDoctor("the pages without an account are accessible", async ({ page, watch }) => {
  watch.allow(/40[34]/);
  const { id } = await readNote(page, (await makeConsulta(page, TALK)).id);
  const made = await page.request.post(`/api/documentos/${id}/links`, {
    data: { protection: "code", days: 1, locale: "pt-br" },
  });
  const { url, code } = (await made.json()) as { url: string; code: string };
  await page.goto(new URL(url).pathname);
  await expectAccessible(page, { state: "locked link" });
  await page.getByLabel(publicSharing.link.code).fill(code);
  await page.getByRole("button", { name: publicSharing.link.open }).click();
  await expect(page.getByRole("button", { name: publicSharing.link.download })).toBeVisible();
  await expectAccessible(page, { state: "open link" });
  await page.goto("/pt-br/link/nada");
  await expect(page.getByRole("heading", { name: publicSharing.link.gone })).toBeVisible();
  await expectAccessible(page, { state: "missing link" });
  await page.goto("/pt-br/verificar/00000-00000-00000-00000");
  await expectAccessible(page, { state: "unknown code" });
});
