import { test as base, expect, type Page } from "@playwright/test";
import type { Locale } from "@relato/shared/domain/language.ts";
import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { enUsPublic } from "@relato/shared/locales/en-us/public.ts";
import { enUsViews } from "@relato/shared/locales/en-us/views.ts";
import { es } from "@relato/shared/locales/es/app.ts";
import { esPublic } from "@relato/shared/locales/es/public.ts";
import { esViews } from "@relato/shared/locales/es/views.ts";
import { type Messages, ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ptBrPublic } from "@relato/shared/locales/pt-br/public.ts";
import { ptBrViews, type ViewMessages } from "@relato/shared/locales/pt-br/views.ts";

export { expect, ptBr, ptBrPublic };
export const TEXTS: Record<Locale, Messages> = { "pt-br": ptBr, "en-us": enUs, es };
export const VIEW_TEXTS: Record<Locale, ViewMessages> = {
  "pt-br": ptBrViews,
  "en-us": enUsViews,
  es: esViews,
};
export const PUBLIC_TEXTS = { "pt-br": ptBrPublic, "en-us": enUsPublic, es: esPublic };
export const PASSWORD = "segredo";

interface Watch {
  /** What the console may say as an error in this test; a refused request is told there by the browser itself. */
  allow(pattern: RegExp): void;
}

let people = 0;
/** An address of its own for each doctor of each worker. */
export const newEmail = (): string => `doctor${process.pid}.${++people}@example.org`;

/** Every test fails on an error in the console that it did not expect, and on a request to anybody else's host. */
export const test = base.extend<{ watch: Watch; doctor: { email: string } }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error")
          faults.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (!["blob:", "data:"].includes(url.protocol) && url.origin !== baseURL)
          faults.push(`a request to ${url.origin}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  /** A new doctor, signed in. */
  doctor: async ({ page }, use) => {
    const email = newEmail();
    await signUpByApi(page, email);
    await use({ email });
  },
});

/** A test in a browser where a new doctor is signed in. */
export const asDoctor = test.extend<{ signedIn: void }>({
  signedIn: [
    async ({ doctor }, use) => {
      expect(doctor.email).toContain("@");
      await use();
    },
    { auto: true },
  ],
});

/** Signs up without the form, for tests about something else; the browser is signed in afterwards. */
export const signUpByApi = async (page: Page, email: string): Promise<void> => {
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
};

/** The browser forgets who was signed in. From a blank page: one of the application would be leading to login meanwhile. */
export const forgetSession = async (page: Page): Promise<void> => {
  await page.goto("about:blank");
  await page.context().clearCookies();
};
