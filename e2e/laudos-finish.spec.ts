import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible.ts";
import {
  endPlan,
  expectStored,
  finishWords,
  LAUDOS,
  makeLaudo,
  makePro,
  openLaudo,
  openPanel,
  panelWords,
  readLaudo,
  saveLaudo,
  signLaudo,
  textOf,
  words,
} from "./laudos-page.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

const { check, signing, addendum, images } = finishWords;
const LAUDO = [
  "## Achados",
  "Cálculo no rim direito, medindo 5 mm.",
  "## Conclusão",
  "Cálculo no rim direito, medindo 5 mm.",
].join("\n");
/** A grey square of 8 by 8 pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGNogAIGyhgAgIQgAQ2AJGEAAAAASUVORK5C" +
    "YII=",
  "base64",
);

test("a contradiction is shown while typing, answered, and signed over a warning", async ({
  page,
}) => {
  await makePro(page);
  const { id } = await makeLaudo(page, LAUDO);
  await openLaudo(page, id);
  const panel = await openPanel(page, "check");
  await expect(panel.getByText(check.none)).toBeVisible();
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.type("Cálculo no rim esquerdo, medindo 5 mm.");
  const finding = panel.getByRole("listitem").filter({ hasText: check.kind.laterality });
  await expect(finding).toHaveCount(1);
  await expect(textOf(page).locator("span[data-lint=laterality]").first()).toBeVisible();
  await expectAccessible(page, { state: "finding", screenshots: "laudos-finish" });

  // Alt+V leads to the finding, Alt+S to the signature.
  await textOf(page).focus();
  await page.keyboard.press("Alt+V");
  await expect(finding.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Alt+S");
  await expect(page.getByRole("button", { name: signing.open })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: signing.title });
  await expect(dialog.getByText(signing.unanswered(1))).toBeVisible();
  await expect(dialog.getByRole("button", { name: signing.confirm })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+V");
  await finding.getByLabel(check.answer).fill("O cálculo migrou entre os exames.");
  await expectStored(page);

  await page.keyboard.press("Alt+S");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(signing.missing)).toBeVisible();
  await expectAccessible(page, { state: "sign", screenshots: "laudos-finish" });
  const accept = dialog.getByLabel(signing.acceptMissing);
  while (!(await accept.evaluate((box) => box === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const confirm = dialog.getByRole("button", { name: signing.confirm });
  while (!(await confirm.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const finish = page.getByRole("tabpanel");
  await expect(finish.getByRole("list", { name: signing.answers })).toContainText("migrou");
  await expect(page.getByText(words.signed)).toBeVisible();
  await expect(textOf(page)).toHaveAttribute("contenteditable", "false");
  // The keyboard goes on from the panel.
  await expect
    .poll(() => finish.evaluate((panel) => panel.contains(document.activeElement)))
    .toBe(true);
  expect((await readLaudo(page, id)).status).toBe("final");
});

test("a signed laudo gets an addendum and is corrected", async ({ page }) => {
  await makePro(page);
  const laudo = await makeLaudo(page, "## Achados\nFígado normal.");
  await signLaudo(page, laudo);
  await openLaudo(page, laudo.id);
  const panel = await openPanel(page, "finish");
  await panel.getByLabel(addendum.label).fill("Revisto com o exame anterior.");
  await panel.getByRole("button", { name: addendum.add }).click();
  await expect(textOf(page)).toContainText("Revisto com o exame anterior.");
  await panel.getByRole("button", { name: signing.open }).click();
  const dialog = page.getByRole("dialog", { name: signing.title });
  await dialog.getByLabel(signing.acceptMissing).check();
  await dialog.getByRole("button", { name: signing.confirm }).click();
  await expect.poll(async () => (await readLaudo(page, laudo.id)).status).toBe("corrected");
  await expectAccessible(page, { state: "corrected", screenshots: "laudos-finish" });
});

test("images with captions, the PDF, and what this installation does not send", async ({
  page,
}) => {
  await makePro(page);
  const { id } = await makeLaudo(page, LAUDO);
  await openLaudo(page, id);
  const panel = await openPanel(page, "finish");
  await panel
    .getByLabel(/JPG, PNG ou WebP/)
    .setInputFiles({ name: "corte.png", mimeType: "image/png", buffer: PNG });
  await panel.getByLabel(images.caption(1)).fill("Corte axial");
  await panel.getByLabel(images.caption(1)).blur();
  await expect.poll(async () => (await readLaudo(page, id)).images[0]?.caption).toBe("Corte axial");
  await expectAccessible(page, { state: "images", screenshots: "laudos-finish" });
  await page.keyboard.press("Alt+P");
  const button = panel.getByRole("button", { name: VIEW_TEXTS["pt-br"].sharing.downloadPdf });
  await expect(button).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const shown = page
    .context()
    .waitForEvent("request", (request) => request.url().endsWith("/pdf?inline=true"));
  await panel.getByRole("button", { name: VIEW_TEXTS["pt-br"].sharing.preview }).click();
  expect((await (await shown).response())?.status()).toBe(200);
  for (const channel of ["E-mail", "WhatsApp"]) {
    const name = `Enviar por ${channel === "E-mail" ? "e-mail" : channel}`;
    await panel.getByRole("button", { name, exact: true }).click();
    await expect(
      page.getByText(`Envio por ${channel === "E-mail" ? "e-mail" : channel} em breve`),
    ).toBeVisible();
  }
});

test("versions are stored, compared and restored; undo takes a restoration back", async ({
  page,
}) => {
  const { history } = VIEW_TEXTS["pt-br"].documentos;
  await makePro(page);
  const { id } = await makeLaudo(page, "Primeiro texto.");
  await openLaudo(page, id);
  const panel = await openPanel(page, "versions");
  await expect(panel.getByText(panelWords.versions.none)).toBeVisible();
  await panel.getByRole("button", { name: panelWords.versions.store }).click();
  await expect(panel.getByText(history.number(1), { exact: true })).toBeVisible();
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" E o segundo.");
  await panel.getByRole("button", { name: `${panelWords.versions.compare}: ` }).click();
  const difference = panel.getByRole("region", { name: panelWords.versions.difference(1) });
  await expect(difference.locator("ins")).toContainText("E o segundo.");
  await expectAccessible(page, { state: "versions", screenshots: "laudos-finish" });
  await panel.getByRole("button", { name: panelWords.versions.store }).click();
  await expect(panel.getByText(history.number(2), { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: `${history.restore}: ${history.number(1)}` }).click();
  await expect(panel.getByText(history.number(3), { exact: true })).toBeVisible();
  await expect(panel.getByText(history.from(1))).toBeVisible();
  await expect(textOf(page)).toHaveText("Primeiro texto.");
  await textOf(page).focus();
  await page.keyboard.press("Control+Z");
  await expect(textOf(page)).toHaveText("Primeiro texto. E o segundo.");
  await expectStored(page);
});

test("a former subscriber reads the laudos and makes none", async ({ page }) => {
  await makePro(page);
  const laudo = await makeLaudo(page, "Texto guardado.", "Tórax de Ana");
  await saveLaudo(page, laudo, { titulo: "Tórax de Ana" });
  await endPlan(page);
  await page.goto(LAUDOS);
  await expect(page.getByText(words.locked)).toBeVisible();
  await page.getByRole("button", { name: /Tórax de Ana/ }).click();
  await expect(textOf(page)).toContainText("Texto guardado.");
  await expect(textOf(page)).toHaveAttribute("contenteditable", "false");
  await expect(page.getByRole("button", { name: words.create })).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveText([words.tabs.versions, words.tabs.finish]);
  await expectAccessible(page, { state: "former", screenshots: "laudos-finish" });
});
