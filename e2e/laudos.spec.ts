import { expectAccessible } from "./accessible.ts";
import { fill, press } from "./forms.ts";
import { makePatient } from "./make.ts";
import {
  expectStored,
  fieldsIn,
  allFields,
  LAUDOS,
  makeLaudo,
  makePro,
  openLaudo,
  optionsOf,
  textOf,
  words,
  MASK,
} from "./laudos-page.ts";
import {
  asDoctor as test,
  expect,
  newEmail,
  PASSWORD,
  ptBr,
  ptBrPublic,
  test as base,
} from "./test.ts";

test("without Pro the view is locked and leads to the plans", async ({ page }) => {
  await page.goto(LAUDOS);
  await expect(page.getByRole("heading", { name: "Laudos (IA)" })).toBeVisible();
  await expect(page.getByText("Recurso disponível apenas para assinantes PRO.")).toBeVisible();
  await expectAccessible(page, { state: "locked", screenshots: "laudos" });
  await page.getByRole("button", { name: "Desbloquear plano Pro" }).press("Enter");
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
});

base("a sign-up for laudos opens them first", async ({ page }) => {
  const { auth } = ptBrPublic;
  await page.goto("/pt-br/signup?feature=laudos");
  await fill(page, {
    [auth.email]: newEmail(),
    [auth.password]: PASSWORD,
    [auth.confirmPassword]: PASSWORD,
  });
  await press(page, auth.signup.submit);
  await expect(page).toHaveURL("/pt-br/dashboard?view=reports");
  await expect(page.getByText(words.locked)).toBeVisible();
  // The landing page's link again, with a session.
  await page.goto("/pt-br/signup?feature=laudos");
  await expect(page).toHaveURL("/pt-br/dashboard?view=reports");
});

test("a mask is found, applied and filled; a second one asks where it goes", async ({ page }) => {
  await makePro(page);
  await page.goto(LAUDOS);
  await expect(page.getByText(words.choose)).toBeVisible();
  await page.keyboard.press("Alt+M");
  const search = page.getByRole("searchbox", { name: words.masks.search });
  await expect(search).toBeFocused();
  await search.fill("tireoide");
  await expect(page.getByRole("button", { name: /^Aplicar máscara:.*tireoide/i })).toHaveCount(1);
  await search.press("Enter");
  await expect(textOf(page)).toBeFocused();
  await expect(page.getByLabel(words.fields.titulo, { exact: true })).toHaveValue(/tireoide/i);
  await expect(textOf(page).getByRole("heading", { name: "Informações Clínicas" })).toHaveCount(1);
  expect(await fieldsIn(page, "prefilled").count()).toBeGreaterThan(5);
  await page.keyboard.press("Shift+F9");
  await expect(fieldsIn(page, "prefilled")).toHaveCount(0);
  await page.keyboard.press("Control+Z");
  expect(await fieldsIn(page, "prefilled").count()).toBeGreaterThan(5);
  await expectStored(page);
  const count = await allFields(page).count();
  await page.keyboard.press("Alt+M");
  await search.fill("tireoide");
  await search.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: words.masks.append }).click();
  await expect(allFields(page)).toHaveCount(2 * count);
  await expectStored(page);
});

test("the view is accessible on a phone and a desktop, in light and dark", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(
    page,
    `${MASK}\n| Medida | Valor |\n| --- | --- |\n| LD | [# mm] |`,
  );
  await page.goto(LAUDOS);
  await expect(page.getByText(words.choose)).toBeVisible();
  await expectAccessible(page, { state: "none", screenshots: "laudos" });
  await openLaudo(page, id);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await expect(optionsOf(page)).toBeVisible();
  await expectAccessible(page, { state: "open", screenshots: "laudos" });
  await page.keyboard.press("Control+/");
  await expect(page.getByRole("dialog", { name: words.shortcuts.title })).toBeVisible();
  await expectAccessible(page, { state: "shortcuts", screenshots: "laudos" });
});

test("on a phone the lists are in a drawer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await makePro(page);
  await makeLaudo(page, MASK, "Tireoide de Ana");
  await page.goto(LAUDOS);
  await page.getByRole("button", { name: words.openPanel }).click();
  const drawer = page.getByRole("dialog", { name: words.panel });
  await expect(drawer.getByRole("button", { name: words.create })).toBeVisible();
  await expectAccessible(page, { state: "drawer", viewports: ["phone"], screenshots: "laudos" });
  await drawer.getByRole("button", { name: /Tireoide de Ana/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(textOf(page)).toContainText("Achados");
});

test("paper has the laudo and nothing else", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, MASK);
  await openLaudo(page, id);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Data do exame: ")).toBeVisible();
  await expect(textOf(page)).toBeVisible();
  for (const role of ["navigation", "banner", "button", "tab", "searchbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const color = (name: string) =>
    textOf(page).evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  expect(await color("color")).toBe("rgb(20, 33, 31)");
  await page.screenshot({ path: "test-results/laudos/print.png" });
});

test("a patient is found by CPF, e-mail and name, and gets a laudo", async ({ page }) => {
  await makePro(page);
  await makePatient(page, {
    nome: "Ana Souza",
    email: "ana@example.org",
    documento: "529.982.247-25",
  });
  await page.goto(LAUDOS);
  await page.getByLabel(words.patients.title, { exact: true }).check({ force: true });
  const search = page.getByRole("searchbox", { name: words.patients.search });
  for (const typed of ["52998224725", "ana@example.org", "ana so"]) {
    await search.fill(typed);
    await search.press("Enter");
    await expect(page.getByText("529.982.247-25")).toBeVisible();
  }
  await search.fill("ninguém");
  await search.press("Enter");
  await expect(page.getByText(words.patients.none)).toBeVisible();
  await search.fill("Ana");
  await search.press("Enter");
  await page.getByRole("button", { name: words.patients.start("Ana Souza") }).click();
  await expect(page.getByRole("combobox", { name: /^Paciente/ })).toHaveValue("Ana Souza");
});
