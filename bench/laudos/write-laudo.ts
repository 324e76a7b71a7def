import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launchBrowser } from "../parts/browser.ts";
import { browserCookies, type Caller } from "../parts/caller.ts";
import { round } from "../parts/figures.ts";
import { createKeyboard, type Keyboard } from "./keyboard.ts";
import { PATIENT } from "./prepare-doctor.ts";

/** What the microphone hears: the shipped speech model recognises this example only. */
const SPEECH = join(import.meta.dirname, "../../e2e/fixtures/consulta-pt.wav");
const MICROPHONE = [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-audio-capture=${SPEECH}`,
];

const textOf = (page: Page) => page.getByRole("textbox", { name: "Texto do laudo" });

/** Patient, new laudo, mask. */
const begin = async (page: Page, keys: Keyboard): Promise<void> => {
  await keys.press("Alt+B");
  await keys.type(PATIENT.slice(0, 5));
  await keys.press("Enter");
  const start = page.getByRole("button", { name: `Novo laudo para ${PATIENT}` });
  await start.waitFor();
  while (!(await start.evaluate((button) => button === document.activeElement)))
    await keys.press("Tab");
  await keys.press("Enter");
  await textOf(page).waitFor();
  await keys.press("Alt+M");
  await keys.type("radiografia do tórax");
  await page.getByRole("button", { name: "Aplicar máscara: Radiografia do Tórax" }).waitFor();
  await keys.press("Enter");
  await textOf(page).getByText("Pulmão direito").waitFor();
};

/** Dictates the clinical information into its field, which is selected. */
const dictate = async (page: Page, keys: Keyboard): Promise<void> => {
  await keys.press("F4");
  await textOf(page).locator("[data-ditado]").first().waitFor();
  await keys.press("F4");
};

/** One abnormal finding, the rest normal, and the proposed conclusion. */
const fill = async (page: Page, keys: Keyboard): Promise<void> => {
  await keys.press("F8");
  await keys.press("1");
  await keys.press("2");
  await keys.press("F8", 2);
  // The right lung: "com consolidação".
  await keys.press("2");
  await keys.press("Alt+C");
  await keys.press("Enter");
  const insert = page.getByRole("button", { name: /^Inserir(:| todas)/ }).first();
  await insert.waitFor();
  while (!(await insert.evaluate((button) => button === document.activeElement)))
    await keys.press("Tab");
  await keys.press("Enter");
  await textOf(page).focus();
  await keys.press("Shift+F9");
};

/** Presses Tab until the confirming button has the focus; checks every box on the way. */
const confirm = async (page: Page, keys: Keyboard): Promise<void> => {
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const button = dialog.getByRole("button", { name: "Assinar", exact: true });
  for (let at = 0; at < 20; at += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) return activeElement.checked ? "" : "box";
      return activeElement?.textContent?.trim() ?? "";
    });
    if (focused === "box") await keys.press("Space");
    if (focused === "Assinar") return keys.press("Enter");
    await keys.press("Tab");
  }
  throw new Error(
    `the laudo cannot be signed: ${await dialog.textContent()} ${await button.count()}`,
  );
};

const signAndPrint = async (page: Page, keys: Keyboard): Promise<string> => {
  await page.getByText("Salvo", { exact: true }).first().waitFor();
  await keys.press("Alt+V");
  await page.getByText("Nenhuma contradição encontrada.").waitFor();
  await keys.press("Alt+S");
  await keys.press("Enter");
  await confirm(page, keys);
  await page
    .getByText(/^Assinado por /)
    .first()
    .waitFor();
  const pdf = page.waitForEvent("download");
  await keys.press("Alt+P");
  await keys.press("Enter");
  return (await pdf).suggestedFilename();
};

/** Writes, signs and prints one laudo without a mouse. `steps`: seconds after the first key. */
export const writeLaudo = async (doctor: Caller): Promise<Record<string, unknown>> => {
  const browser = await launchBrowser(...MICROPHONE);
  try {
    const context = await browser.newContext({ locale: "pt-BR", acceptDownloads: true });
    await context.addCookies(browserCookies(doctor));
    const page = await context.newPage();
    await page.goto(`${doctor.url}/pt-br/dashboard?view=reports`);
    await page.getByText("Selecione ou crie um laudo").waitFor();
    const keys = createKeyboard(page);
    const since = performance.now();
    const steps: Record<string, number> = {};
    const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      await work();
      steps[name] = round((performance.now() - since) / 1000, 1);
    };
    await step("mask", () => begin(page, keys));
    await step("dictated", () => dictate(page, keys));
    await step("filled", () => fill(page, keys));
    await step("signed_pdf", () => signAndPrint(page, keys));
    return { keystrokes: keys.count(), seconds: steps["signed_pdf"], steps };
  } finally {
    await browser.close();
  }
};
