import { AxeBuilder } from "@axe-core/playwright";
import { devices, type Page } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { expect, PUBLIC_TEXTS, test } from "./test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWPORTS = { phone: devices["Pixel 7"].viewport, desktop: { width: 1280, height: 800 } };
const HALF = "A".repeat(43);
const PATHS = [
  "login",
  "login?confirmed=1",
  "login?confirmed=0",
  "signup?feature=laudos",
  "forgot-password",
  "reset-password",
  `reset-password?access_token=${HALF}&refresh_token=${HALF}`,
  "two-factor",
  "success?session_id=cs_1",
];

/** Wider than the screen: something would be cut off or need sideways scrolling. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`on a ${name} in the ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      for (const locale of LOCALES)
        test(`the account pages are accessible in ${locale}`, async ({ page }) => {
          for (const path of PATHS) {
            await page.goto(`/${locale}/${path}`);
            if (path.startsWith("success"))
              await expect(page.getByText(PUBLIC_TEXTS[locale].auth.success.done)).toBeVisible();
            const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
            const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
            expect(found, path).toEqual([]);
            expect(await overflow(page), path).toBeLessThanOrEqual(0);
          }
        });
    });

test("the account pages fit 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of LOCALES)
    for (const path of PATHS) {
      await page.goto(`/${locale}/${path}`);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
});
