import { expectAccessible } from "./accessible.ts";
import { openConsulta } from "./consulta-page.ts";
import { asDoctor, asWorkerDoctor, expect, ptBr, test, VIEW_TEXTS } from "./test.ts";

const PUBLIC_PAGES = [
  "/pt-br/",
  "/en-us/",
  "/es/",
  "/pt-br/login",
  "/pt-br/signup",
  "/pt-br/termos-de-uso",
  "/en-us/politica-de-privacidade",
  "/es/parceiros",
];

for (const path of PUBLIC_PAGES)
  test(`${path} is accessible, with its menus open and closed`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expectAccessible(page, { state: "closed" });
    for (const menu of await page.locator("details").all())
      await menu.evaluate((details) => details.setAttribute("open", ""));
    await expectAccessible(page, { state: "open" });
  });

asDoctor("the home and the empty list of consultations are accessible", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=consultations");
  await expect(page.getByText(ptBr.consultas.empty)).toBeVisible();
  await expectAccessible(page, { state: "empty list" });
  await page.goto("/pt-br/dashboard");
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
  await expectAccessible(page, { state: "home" });
});

asWorkerDoctor("a consultation and the list are accessible", async ({ page, example }) => {
  await openConsulta(page, example);
  const { anamnesis } = VIEW_TEXTS["pt-br"].consulta;
  await page
    .getByRole("tabpanel", { name: anamnesis })
    .getByRole("listitem")
    .getByRole("button", { pressed: false })
    .first()
    .click();
  await expect(page.locator("mark").first()).toBeVisible();
  await expectAccessible(page, { state: "consultation", height: 4000 });
  await page.goto("/pt-br/dashboard?view=consultations");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page, { state: "list" });
});
