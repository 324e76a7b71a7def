import { LOCALES } from "@relato/shared/domain/language.ts";
import { expectAccessible, measureOverflow } from "./accessible.ts";
import { expect, PUBLIC_TEXTS, test } from "./test.ts";

const TOKEN = "A".repeat(43);
const PATHS = [
  "login",
  "login?confirmed=1",
  "login?confirmed=0",
  "signup?feature=laudos",
  "forgot-password",
  "reset-password",
  `reset-password?access_token=${TOKEN}&refresh_token=${TOKEN}`,
  "confirm-email",
  "reset-second-step",
  "two-factor",
  "success?session_id=cs_1",
];

for (const locale of LOCALES)
  test(`the account pages in ${locale} are accessible and fit 320 pixels`, async ({
    page,
    watch,
  }) => {
    // The page of the payment asks for a session.
    watch.allow(/status of 401/);
    for (const path of PATHS) {
      await page.goto(`/${locale}/${path}`);
      if (path.startsWith("success"))
        await expect(page.getByText(PUBLIC_TEXTS[locale].auth.success.signedOut)).toBeVisible();
      await expectAccessible(page, { state: path });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
