import type { Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { VIEWPORTS } from "./accessible.ts";
import { atClinic } from "./clinic.ts";
import { makeLaunchKey, makeLaunchLink } from "./launch-link.ts";
import { makePatient } from "./make.ts";
import { expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

/** Refuses storage and locks in frames, as a browser that blocks third-party storage does. */
const blockStorageInFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (globalThis.window === globalThis.top) return;
    const refusal = (): DOMException =>
      new DOMException("Access is denied for this document.", "SecurityError");
    const refuse = (): never => {
      throw refusal();
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(IDBFactory.prototype, "open", { value: refuse });
    const reject = (): Promise<never> => Promise.reject(refusal());
    for (const name of ["request", "query"])
      Object.defineProperty(LockManager.prototype, name, { value: reject });
    for (const name of ["persist", "estimate"])
      Object.defineProperty(StorageManager.prototype, name, { value: reject });
  });

const takeScreenshots = async (page: Page, state: string): Promise<void> => {
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `test-results/launched-storage/${state}-${name}.png` });
  }
};

atClinic("a frame without storage records a consultation", async ({ page, clinic, watch }) => {
  watch.allow(/a request to https:\/\/127\.0\.0\.1/);
  watch.allow(/a request to null/);
  const paciente_id = await makePatient(page, { nome: "Maria da Silva" });
  const secret = await makeLaunchKey(page, clinic);
  clinic.frame(await makeLaunchLink(page, secret, paciente_id));
  await page.context().clearCookies();
  await blockStorageInFrames(page);
  await page.goto(clinic.system);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(ptBr.shell.storageForbidden)).toBeVisible();
  await takeScreenshots(page, "patient");

  await frame.getByRole("link", { name: ptBr.shell.newConsultation }).click();
  await frame.getByText(ptBr.home.ways.record, { exact: true }).click();
  await frame.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await frame.getByRole("listbox").getByRole("option").first().click();
  await frame.getByLabel(ptBr.home.context).fill("Mulher, 54 anos");
  await frame.getByLabel(ptBr.home.consent).check();
  await frame.getByRole("button", { name: ptBr.home.start }).click();
  const panel = frame.getByRole("region", { name: words.panel });
  await expect(panel.getByText(words.warnings.local_forbidden)).toBeVisible();
  await expect(panel.getByRole("timer")).toHaveText(/00:(0[8-9]|[1-5])/);
  await takeScreenshots(page, "recording");
  await panel.getByRole("button", { name: words.finish }).click();
  await panel.getByRole("button", { name: words.save }).click();

  // The server compared each segment's length and SHA-256 with what the page recorded.
  await frame.getByRole("link", { name: /^Consulta / }).click();
  await expect(
    frame.getByRole("region", { name: ptBrViews.consulta.anamnesis }).getByRole("button").first(),
  ).toBeVisible({ timeout: 90_000 });
});
