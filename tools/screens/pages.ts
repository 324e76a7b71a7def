import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { ROOT } from "../check/sources.ts";

/** For review, not committed. */
const FOLDER = join(ROOT, "test-results/pages");

const PAGES = [
  "",
  "login",
  "signup",
  "forgot-password",
  "reset-password",
  "success",
  "termos-de-uso",
  "politica-de-privacidade",
  "parceiros",
];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** A viewport so tall that all lazy parts load. */
const TALL = 14_000;

/** Full pictures of all public pages in each language and theme, on phone and desktop. */
export const capturePages = async (browser: Browser, baseURL: string): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ baseURL, viewport, colorScheme });
      const page = await context.newPage();
      for (const locale of LOCALES)
        for (const name of PAGES) {
          await page.goto(`/${locale}/${name}`);
          await page.setViewportSize({ ...viewport, height: TALL });
          await page.waitForLoadState("networkidle");
          await page.setViewportSize(viewport);
          const file = `${name || "landing"}-${locale}-${size}-${colorScheme}.png`;
          await page.screenshot({ path: join(FOLDER, file), fullPage: true });
        }
      await context.close();
    }
};
