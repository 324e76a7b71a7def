import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { LOCALES, languageOfLocale } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { enUsViews } from "@relato/shared/locales/en-us/views.ts";
import { es } from "@relato/shared/locales/es/app.ts";
import { esViews } from "@relato/shared/locales/es/views.ts";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { ROOT } from "../check/sources.ts";

const FOLDER = join(ROOT, "web/public/images");
const TEXTS = {
  "pt-br": { ...ptBr, ...ptBrViews },
  "en-us": { ...enUs, ...enUsViews },
  es: { ...es, ...esViews },
};
const THEMES = ["light", "dark"] as const;
/** A finding of each language's example, to be selected. */
const FINDING = { "pt-br": /dor de cabeça/i, "en-us": /penicillin/i, es: /dolor/i };

/** Text stays sharp at about 40 KB per picture. */
const WEBP_QUALITY = 78;

/** Uses the browser's WebP encoder, since Playwright has none. */
export const saveWebp = async (page: Page, name: string, folder = FOLDER): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: WEBP_QUALITY,
  });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
  await session.detach();
};

export const openExample = async (page: Page, locale: Locale): Promise<void> => {
  const text = TEXTS[locale];
  await page.goto(`/${locale}/dashboard`);
  await page.getByRole("button", { name: text.home.example.action }).click();
  await page.getByRole("tab", { name: text.consulta.anamnesis }).waitFor({ timeout: 120_000 });
};

const captureConsulta = async (page: Page, locale: Locale, theme: string): Promise<void> => {
  await page.setViewportSize({ width: 1120, height: 780 });
  await page.emulateMedia({ colorScheme: theme === "dark" ? "dark" : "light" });
  await page.reload();
  await page.getByRole("tabpanel").getByRole("button", { name: FINDING[locale] }).first().click();
  await page.locator("mark").first().waitFor();
  await page.evaluate("scrollTo(0, 0)");
  await saveWebp(page, `consulta-${locale}-${theme}`);
};

/** The landing page's pictures: a consultation and a phone's home, in each language and theme. */
export const captureProduct = async (browser: Browser, baseURL: string): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    const email = `helena.${locale}@example.org`;
    const context = await browser.newContext({
      baseURL,
      locale: languageOfLocale(locale),
      timezoneId: "America/Sao_Paulo",
    });
    const data = { email, password: "seis gatos", name: "Helena Duarte" };
    await context.request.post("/api/auth/sign-up/email", { data });
    const phone = await browser.newContext({
      baseURL,
      locale: languageOfLocale(locale),
      viewport: { width: 390, height: 740 },
      deviceScaleFactor: 2,
      storageState: await context.storageState(),
    });
    const small = await phone.newPage();
    for (const theme of THEMES) {
      await small.emulateMedia({ colorScheme: theme });
      await small.goto(`/${locale}/dashboard`);
      await small.getByRole("button", { name: TEXTS[locale].home.start }).waitFor();
      await small.evaluate("scrollTo(0, 0)");
      await saveWebp(small, `home-${locale}-${theme}`);
    }
    const page = await context.newPage();
    await openExample(page, locale);
    for (const theme of THEMES) await captureConsulta(page, locale, theme);
    await phone.close();
    await context.close();
  }
};
