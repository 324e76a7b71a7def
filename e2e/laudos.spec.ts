import { expectAccessible } from "./accessible.ts";
import {
  expectStored,
  fieldsIn,
  LAUDOS,
  makeLaudo,
  makePro,
  openLaudo,
  optionsOf,
  readLaudo,
  selectedText,
  textOf,
  words,
} from "./laudos-page.ts";
import { asDoctor as test, expect, ptBr } from "./test.ts";

const MASK = [
  "## Achados",
  "Lobo direito [normal* | aumentado | reduzido] com [#] mm.",
  "Nódulos: [+ sólidos | císticos | mistos]. Exame em [data].",
  "Observações: {livres}",
].join("\n");

test("without Pro the view is locked and leads to the plans", async ({ page }) => {
  await page.goto(LAUDOS);
  await expect(page.getByRole("heading", { name: "Laudos (IA)" })).toBeVisible();
  await expect(page.getByText("Recurso disponível apenas para assinantes PRO.")).toBeVisible();
  await expectAccessible(page, { state: "locked", screenshots: "laudos" });
  await page.getByRole("button", { name: "Desbloquear plano Pro" }).press("Enter");
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
});

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

test("the keyboard goes through the fields and fills them", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, MASK);
  await openLaudo(page, id);
  await expect(fieldsIn(page, "prefilled")).toHaveText("normal");
  await expect(fieldsIn(page, "empty")).toHaveCount(4);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  expect(await selectedText(page)).toBe("normal");
  await expect(optionsOf(page).getByRole("option")).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(fieldsIn(page, "prefilled")).toHaveCount(0);
  expect(await selectedText(page)).toBe("[#]");
  await page.keyboard.type("3,2");
  await page.keyboard.press("Tab");
  // Several options of a list.
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.keyboard.press("Tab");
  // The date of today is offered.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("sem queixas");
  await expect(fieldsIn(page, "empty")).toHaveCount(0);
  await expect(page.getByText(words.campo.allDone).first()).toBeVisible();
  await expectStored(page);
  const { content } = await readLaudo(page, id);
  const stored = JSON.stringify(content);
  for (const value of ["3,2", "sólidos, mistos", "sem queixas"])
    expect(stored).toContain(`"text":"${value}"`);
});
