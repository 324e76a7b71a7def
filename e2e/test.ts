import { type APIRequestContext, expect, type Page, test as base } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
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
import { makeExample } from "./make.ts";

export { expect, ptBr, ptBrPublic };
export const TEXTS: Record<Locale, Messages> = { "pt-br": ptBr, "en-us": enUs, es };
/** With the texts of the first load, which views read too. */
export const VIEW_TEXTS: Record<Locale, Messages & ViewMessages> = {
  "pt-br": { ...ptBr, ...ptBrViews },
  "en-us": { ...enUs, ...enUsViews },
  es: { ...es, ...esViews },
};
export const PUBLIC_TEXTS = { "pt-br": ptBrPublic, "en-us": enUsPublic, es: esPublic };
export const PASSWORD = "segredo";
const SERVER = `http://localhost:${process.env["E2E_PORT"]}`;

interface Watch {
  /** Allows a console error in this test; the browser itself logs each refused request. */
  allow(pattern: RegExp): void;
}

let doctors = 0;
/** An unused address, unique over all workers. */
export const newEmail = (): string => `doctor${process.pid}.${++doctors}@example.org`;

/** A test that fails on an unexpected console error and on a request to another host. */
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
      // A handler may still wait for the server's answer.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  /** A new doctor, signed in. */
  doctor: async ({ page }, use) => {
    const email = newEmail();
    await signUp(page.request, email);
    await use({ email });
  },
});

/** A test in a browser where a new doctor is signed in. */
export const asDoctor = test.extend<{ signedIn: void }>({
  signedIn: [
    async ({ doctor }, use) => {
      void doctor;
      await use();
    },
    { auto: true },
  ],
});

type StorageState = Awaited<ReturnType<APIRequestContext["storageState"]>>;
interface WorkerFixtures {
  /** The cookies of a doctor who signed up once for this worker. */
  workerSession: StorageState;
  /** That doctor's spoken example, transcribed and written once for this worker. */
  example: Consulta;
}

/**
 * A test as the doctor of its worker. Its tests share the account, so they must not change what
 * another one reads, nor sign out.
 */
export const asWorkerDoctor = test.extend<object, WorkerFixtures>({
  workerSession: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: SERVER });
      await signUp(request, newEmail());
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  example: [
    async ({ playwright, workerSession }, use) => {
      const request = await playwright.request.newContext({
        baseURL: SERVER,
        storageState: workerSession,
      });
      await use(await makeExample(request));
      await request.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  storageState: ({ workerSession }, use) => use(workerSession),
});

/** Signs up without the form; afterwards the cookies of `request` are signed in. */
const signUp = async (request: APIRequestContext, email: string): Promise<void> => {
  const answer = await request.post("/api/auth/sign-up/email", {
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  expect(await answer.json()).toMatchObject({ user: { email } });
};
export const signUpByApi = (page: Page, email: string): Promise<void> =>
  signUp(page.request, email);

/** Removes the session. Leaves the page first: the application would redirect to login. */
export const forgetSession = async (page: Page): Promise<void> => {
  await page.goto("about:blank");
  await page.context().clearCookies();
};
