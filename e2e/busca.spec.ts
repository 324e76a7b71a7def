import { expectAccessible } from "./accessible.ts";
import { makePatient } from "./make.ts";
import { asDoctor, asWorkerDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].search;

asWorkerDoctor(
  "Ctrl+K finds a consultation by a word of its document, by keyboard alone",
  async ({ page, example }) => {
    await page.goto("/pt-br/dashboard?view=consultations");
    await expect(page.getByRole("article")).toHaveCount(1);

    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: ptBr.shell.search });
    const field = dialog.getByRole("combobox", { name: words.label });
    await expect(field).toBeFocused();
    await page.keyboard.type("Anamnése");
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await expect(dialog.getByText(words.found(1))).toBeVisible();
    expect(page.url()).not.toContain("nam");
    await expectAccessible(page, { state: "results" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/pt-br/consultas/${example.id}`);
    await expect(dialog).toBeHidden();
  },
);

asDoctor("the search box reports an empty result and a failure", async ({ page, watch }) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await page.goto("/pt-br/dashboard");
  const box = page.getByRole("button", { name: ptBr.shell.search });
  await box.click();
  const field = page.getByRole("combobox", { name: words.label });
  await field.fill("nada disso");
  await expect(page.getByText(words.none)).toBeVisible();
  await page.route("**/api/busca", (route) => route.abort());
  await field.fill("losartana");
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(field).toHaveValue("losartana");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(box).toBeFocused();
});

asDoctor(
  "two letters find a patient with a formatted phone; other letters find nothing",
  async ({ page }) => {
    await makePatient(page, { nome: "Iá Souza", telefone: "11987654321" });
    await page.goto("/pt-br/dashboard");
    await page.getByRole("button", { name: ptBr.shell.search }).click();
    const field = page.getByRole("combobox", { name: words.label });
    await field.fill("ia");
    await expect(page.getByRole("option", { name: "Iá Souza (11) 98765-4321" })).toBeVisible();
    await field.fill("xq");
    await expect(page.getByText(words.none)).toBeVisible();
  },
);
