import type { Page } from "@playwright/test";
import { type Installation, createInstallation } from "../bench/parts/installation.ts";
import { createMailServer, linkOf } from "../server/testing/mail-server.ts";
import { createOidcIssuer } from "../server/testing/oidc-issuer.ts";
import { expect, forgetSession, newEmail, PASSWORD, ptBr, ptBrPublic, test } from "./test.ts";

/* Confirmation and sign-in on an installation with SMTP and Google. */

const { auth } = ptBrPublic;
const CLIENT = { id: "relato-e2e", secret: "not much of one" };

let smtp: Awaited<ReturnType<typeof createMailServer>>;
let issuer: Awaited<ReturnType<typeof createOidcIssuer>>;
let relato: Installation;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  [smtp, issuer] = [await createMailServer(), await createOidcIssuer(CLIENT)];
  relato = await createInstallation({
    SMTP_URL: smtp.url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: issuer.url,
  });
  relato.start("server");
  await relato.ready();
});
test.afterAll(async () => {
  await relato.remove();
  await smtp.close();
  await issuer.close();
});
// The pages come from this installation, not from the shared server.
test.beforeEach(({ watch }) => watch.allow(/a request to|status of 4\d\d/));

const go = (page: Page, path: string) => page.goto(relato.url + path);
const login = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password).fill(PASSWORD);
  await page.getByRole("button", { name: auth.login.submit, exact: true }).click();
};

for (const script of [true, false])
  test.describe(`${script ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled: script });

    test("an account needs its confirmation, which can be sent again", async ({ page }) => {
      const email = newEmail();
      await go(page, "/pt-br/signup");
      await page.getByLabel(auth.email).fill(email);
      await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(auth.confirmPassword).fill(PASSWORD);
      await page.getByRole("button", { name: auth.signup.submit }).click();
      await expect(page.getByRole("alert")).toHaveText(auth.signup.success);
      await expect(page).toHaveURL(/\/pt-br\/login\?created=1$/);
      await expect(page.getByRole("alert")).toHaveText(auth.login.created);
      await smtp.take(email);

      await login(page, email);
      await expect(page.getByRole("alert")).toHaveText(ptBr.errors.EMAIL_NOT_CONFIRMED);
      await page.getByRole("button", { name: auth.login.resend }).click();
      await expect(page.getByRole("alert")).toHaveText(auth.login.resent);

      await page.goto(linkOf(await smtp.take(email)).href);
      await expect(page.getByRole("heading", { name: auth.confirm.title })).toBeVisible();
      await page.getByRole("button", { name: auth.confirm.submit }).click();
      await expect(page).toHaveURL(/\/pt-br\/login\?confirmed=1$/);
      await expect(page.getByRole("alert")).toHaveText(auth.login.confirmed);
      await login(page, email);
      await expect(page).toHaveURL(/\/pt-br\/dashboard$/);
      await smtp.take(email);

      await forgetSession(page);
      await go(page, "/pt-br/login");
      await page.getByRole("link", { name: auth.login.forgot }).click();
      const ask = page.getByRole("button", { name: auth.forgot.submit });
      await ask.click();
      await expect(page.getByRole("alert")).toHaveText(auth.errors.required);
      await page.getByLabel(auth.email).fill(email);
      await ask.click();
      await expect(page.getByRole("alert")).toHaveText(auth.forgot.sent);
      expect(linkOf(await smtp.take(email)).pathname).toBe("/pt-br/reset-password");
    });

    test("Google signs up and in, and a refusal there is reported", async ({ page }) => {
      const email = newEmail();
      issuer.state.person = { sub: email, email, email_verified: true, name: "Ana Lima" };
      issuer.state.deny = false;
      await go(page, "/pt-br/signup");
      await page.getByRole("link", { name: auth.google.signup }).click();
      await expect(page).toHaveURL(/\/pt-br\/dashboard$/);
      expect((await smtp.take(email)).to).toEqual([email]);
      await forgetSession(page);
      issuer.state.deny = true;
      await go(page, "/pt-br/login");
      await page.getByRole("link", { name: auth.google.login }).click();
      await expect(page.getByRole("alert")).toHaveText(auth.google.failed);
      issuer.state.deny = false;
      await page.getByRole("link", { name: auth.google.login }).click();
      await expect(page).toHaveURL(/\/pt-br\/dashboard$/);
    });
  });
