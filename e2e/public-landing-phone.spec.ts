import { devices } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { expectInView } from "./landing.ts";
import { expect, PUBLIC_TEXTS, test } from "./test.ts";

for (const locale of LOCALES) {
  const { frame, landing } = PUBLIC_TEXTS[locale];

  test.describe(`on a phone in ${locale}`, () => {
    test.use({ viewport: devices["Pixel 7"].viewport, hasTouch: true });

    test("the menu has the links of the header and closes by link, Escape and button", async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      const header = page.getByRole("banner");
      const menu = header.locator("details").filter({ visible: true });
      const summary = menu.locator("summary");
      await summary.tap();
      for (const name of [
        frame.sections.features,
        frame.sections.pricing,
        frame.sections.testimonials,
        frame.sections.faq,
        frame.login,
        frame.signup,
        "Português (BR)",
        "English (US)",
        "Español",
      ])
        await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(menu.getByRole("button", { name: frame.theme })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).not.toHaveAttribute("open");
      await expect(summary).toBeFocused();
      await summary.tap();
      await summary.tap();
      await expect(menu).not.toHaveAttribute("open");
      await summary.tap();
      await menu.getByRole("link", { name: frame.sections.faq }).tap();
      await expect(menu).not.toHaveAttribute("open");
      await expectInView(page, landing.faq.title);
    });

    test("nothing overflows at 320 pixels or shifts while scrolling", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
              document.documentElement.dataset["shift"] = String(
                Number(document.documentElement.dataset["shift"] ?? 0) +
                  (entry as unknown as { value: number }).value,
              );
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const path of [
        "",
        "login",
        "signup",
        "termos-de-uso",
        "politica-de-privacidade",
        "parceiros",
      ]) {
        await page.goto(`/${locale}/${path}`);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
        const { wide, shift } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          shift: Number(document.documentElement.dataset["shift"] ?? 0),
        }));
        expect([path, wide]).toEqual([path, 320]);
        expect([path, shift < 0.01]).toEqual([path, true]);
      }
    });
  });
}
