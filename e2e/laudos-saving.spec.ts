import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { expectAccessible } from "./accessible.ts";
import {
  expectStored,
  LAUDOS,
  makeLaudo,
  makePro,
  openLaudo,
  readLaudo,
  saveLaudo,
  textOf,
  words,
} from "./laudos-page.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

test("a new laudo is typed, saved and kept by a reload", async ({ page }) => {
  await makePro(page);
  await page.goto(LAUDOS);
  await expect(page.getByText("Selecione ou crie um laudo")).toBeVisible();
  await page.keyboard.press("Alt+N");
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page).getByRole("heading", { name: "Informações Clínicas:" })).toBeVisible();
  await expect(page.getByLabel(words.fields.titulo, { exact: true })).toHaveValue("Novo Laudo");
  await page.keyboard.type("Dor lombar há três dias.");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Laudo salvo", { exact: true })).toBeVisible();
  await page.reload();
  await expect(textOf(page)).toContainText("Dor lombar há três dias.");
});

test("two devices: the second to save chooses", async ({ page, watch }) => {
  watch.allow(/409/);
  await makePro(page);
  const laudo = await makeLaudo(page, "Texto inicial");
  await openLaudo(page, laudo.id);
  const other = await saveLaudo(page, laudo, {
    content: parseNotation("Do outro aparelho", "pt-BR").content,
  });
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" e o meu");
  const conflict = page.getByRole("alert", { name: words.conflict.title });
  await expect(conflict).toBeVisible();
  await conflict.getByRole("button", { name: words.conflict.show }).click();
  await expect(conflict).toContainText("Do outro aparelho");
  await expectAccessible(page, { state: "conflict", screenshots: "laudos" });
  // Typing goes on and stays on this device.
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(", inteiro");
  await conflict.getByRole("button", { name: words.conflict.keep }).click();
  await expectStored(page);
  expect(JSON.stringify((await readLaudo(page, laudo.id)).content)).toContain(
    "Texto inicial e o meu, inteiro",
  );
  // The other choice.
  const stored = await readLaudo(page, laudo.id);
  await saveLaudo(page, stored, { content: other.content });
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("!");
  await conflict.getByRole("button", { name: words.conflict.take }).click();
  await expect(textOf(page)).toHaveText("Do outro aparelho");
  await expectStored(page);
});

test("without a network the text stays on the device, also after a reload", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load/);
  await makePro(page);
  const { id } = await makeLaudo(page, "Texto");
  await openLaudo(page, id);
  await page.route("**/api/laudos/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" sem rede");
  await expect(page.getByText(words.saving.offline)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(textOf(page)).toHaveText("Texto sem rede");
  await expect(page.getByText(words.restored)).toBeVisible();
  await page.unroute("**/api/laudos/*");
  await expectStored(page);
  expect(JSON.stringify((await readLaudo(page, id)).content)).toContain("Texto sem rede");
});

test("an unsigned laudo is removed after a confirmation", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, "## Achados\nNormal.", "Laudo a remover");
  await openLaudo(page, id);
  const { removal } = VIEW_TEXTS["pt-br"].laudoFinish;
  await page.getByRole("tab", { name: words.tabs.finish }).click();
  await page.getByRole("button", { name: removal.remove }).click();
  const dialog = page.getByRole("dialog", { name: removal.ask("Laudo a remover") });
  await dialog.getByRole("button", { name: removal.remove }).click();
  await expect(page.getByText(removal.done)).toBeVisible();
  await expect(page.getByText(words.choose)).toBeVisible();
  await expect(page.getByText(words.mine.empty)).toBeVisible();
});
