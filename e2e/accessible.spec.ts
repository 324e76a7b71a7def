import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { AxeBuilder } from "@axe-core/playwright";
import { devices, type Page } from "@playwright/test";
import { asDoctor, expect, test, TEXTS, ptBr } from "./test.ts";

/** WCAG 2.2 AA by axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const VIEWPORTS = { phone: devices["Pixel 7"].viewport, desktop: { width: 1280, height: 800 } };

for (const [name, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`on a ${name} in the ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      const violations = async (page: Page): Promise<unknown> => {
        const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
      };

      test("the public pages are accessible", async ({ page }) => {
        for (const path of [
          "/pt-br/",
          "/en-us/",
          "/es/",
          "/pt-br/login",
          "/pt-br/signup",
          "/pt-br/termos-de-uso",
          "/en-us/politica-de-privacidade",
          "/es/parceiros",
        ]) {
          await page.goto(path);
          await expect(page.getByRole("main")).toBeVisible();
          for (const menu of await page.locator("details").filter({ visible: true }).all())
            await menu.evaluate((details) => details.setAttribute("open", ""));
          expect(await violations(page), path).toEqual([]);
          await page.keyboard.press("Escape");
          expect(await violations(page), path).toEqual([]);
        }
      });

      asDoctor("the application is accessible", async ({ page }) => {
        await page.goto("/pt-br/dashboard?view=consultations");
        await expect(page.getByText(ptBr.consultas.empty)).toBeVisible();
        expect(await violations(page), "empty list").toEqual([]);
        await page.goto("/pt-br/dashboard");
        await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
        expect(await violations(page), "home").toEqual([]);
        await page.getByRole("button", { name: TEXTS["pt-br"].home.example.action }).click();
        await expect(page.getByRole("tab", { name: ptBrViews.consulta.anamnesis })).toBeVisible({
          timeout: 90_000,
        });
        await page
          .getByRole("tabpanel")
          .getByRole("listitem")
          .getByRole("button", { pressed: false })
          .first()
          .click();
        await expect(page.locator("mark").first()).toBeVisible();
        // Tall enough that the player, which floats above the page's foot, covers no sentence by half.
        await page.setViewportSize({ width: viewport.width, height: 4000 });
        expect(await violations(page), "consultation").toEqual([]);
        await page.setViewportSize(viewport);
        await page.goto("/pt-br/dashboard?view=consultations");
        await expect(page.getByRole("article").first()).toBeVisible();
        expect(await violations(page), "list").toEqual([]);
      });
    });
  }
