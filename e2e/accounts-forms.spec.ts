import type { Locator, Page } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { VIEWPORTS } from "./accessible.ts";
import { fill, press } from "./forms.ts";
import { makeResetLink } from "./reset-link.ts";
import {
  expect,
  forgetSession,
  newEmail,
  PASSWORD,
  PUBLIC_TEXTS,
  signUpByApi,
  test,
  TEXTS,
} from "./test.ts";

/*
 * The sign-in pages (specification 2.4, 4, 5 and 8) in three languages, with and without script.
 * Each visit starts on a phone and ends on a desktop.
 */

const alert = (page: Page): Locator => page.getByRole("alert");

for (const script of [true, false])
  for (const locale of LOCALES)
    test.describe(`${script ? "with" : "without"} script in ${locale}`, () => {
      test.use({ javaScriptEnabled: script, viewport: VIEWPORTS.phone });
      test.beforeEach(({ watch }) => watch.allow(/status of 4\d\d/));
      const { auth } = PUBLIC_TEXTS[locale];
      const { errors } = TEXTS[locale];

      test("login refuses a wrong password, keeps the address, and signs in", async ({ page }) => {
        const email = newEmail();
        await signUpByApi(page, email);
        await forgetSession(page);
        await page.goto(`/${locale}/login`);
        await press(page, auth.login.submit);
        await expect(alert(page)).toHaveText(auth.errors.required);
        await fill(page, { [auth.email]: email, [auth.password]: "errada" });
        await press(page, auth.login.submit);
        await expect(alert(page)).toHaveText(errors.INVALID_CREDENTIALS);
        await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
        if (!script) await expect(page.getByLabel(auth.password)).toHaveValue("");
        await page.setViewportSize(VIEWPORTS.desktop);
        await fill(page, { [auth.email]: ` ${email.toUpperCase()} `, [auth.password]: PASSWORD });
        await press(page, auth.login.submit);
        await expect(page).toHaveURL(`/${locale}/dashboard`);
      });

      test("sign-up refuses invalid fields, then leads to the dashboard", async ({ page }) => {
        const email = newEmail();
        await page.goto(`/${locale}/signup?email=${encodeURIComponent(email)}&ref=ana`);
        await expect(page.getByLabel(auth.email)).toHaveValue(email);
        const attempt = async (
          address: string,
          password: string,
          confirm: string,
          said: string,
        ) => {
          await fill(page, {
            [auth.email]: address,
            [auth.password]: password,
            [auth.confirmPassword]: confirm,
          });
          await press(page, auth.signup.submit);
          await expect(alert(page)).toHaveText(said);
        };
        await attempt("", "", "", auth.errors.required);
        await attempt("sem-arroba", PASSWORD, PASSWORD, errors.EMAIL_INVALID);
        await attempt(email, "curta", "curta", errors.PASSWORD_TOO_SHORT);
        await page.setViewportSize(VIEWPORTS.desktop);
        await attempt(email, PASSWORD, "outra-senha", auth.errors.passwordMismatch);
        await attempt(email, PASSWORD, PASSWORD, auth.signup.success);
        await expect(page).toHaveURL(`/${locale}/dashboard`);
        await forgetSession(page);
        await page.goto(`/${locale}/signup`);
        await attempt(email, PASSWORD, PASSWORD, errors.EMAIL_TAKEN);
      });

      test("the link that the operator makes resets the password once", async ({ page }) => {
        const email = newEmail();
        await signUpByApi(page, email);
        await forgetSession(page);
        await page.goto(`/${locale}/login`);
        await page.getByRole("link", { name: auth.login.forgot }).click();
        // This server sends no mail. accounts-services.spec.ts has the form of one that does.
        await expect(alert(page)).toHaveText(auth.forgot.noMail);
        await expect(page.getByRole("button", { name: auth.forgot.submit })).toBeHidden();
        await expect(page.getByRole("link", { name: auth.backToLogin })).toBeVisible();

        const link = await makeResetLink(email, locale);
        await page.goto(link);
        await expect(page).toHaveURL(`/${locale}/reset-password`);
        await press(page, auth.reset.submit);
        await expect(alert(page)).toHaveText(auth.errors.required);
        await fill(page, { [auth.newPassword]: "nova-senha", [auth.confirmPassword]: "outra" });
        await press(page, auth.reset.submit);
        await expect(alert(page)).toHaveText(auth.errors.passwordMismatch);
        await page.setViewportSize(VIEWPORTS.desktop);
        await fill(page, {
          [auth.newPassword]: "nova-senha",
          [auth.confirmPassword]: "nova-senha",
        });
        await press(page, auth.reset.submit);
        await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard`));
        if (script)
          await expect(page.getByText(TEXTS[locale].contas.passwordChanged)).toBeVisible();

        await forgetSession(page);
        await page.goto(link);
        await fill(page, { [auth.newPassword]: "terceira", [auth.confirmPassword]: "terceira" });
        await press(page, auth.reset.submit);
        await expect(alert(page)).toHaveText(errors.RESET_LINK_INVALID);
        await expect(page.getByRole("link", { name: auth.reset.again })).toBeVisible();
      });

      test("an incomplete reset link is refused", async ({ page }) => {
        const half = "A".repeat(43);
        for (const query of ["", `?access_token=${half}`, `?refresh_token=${half}`]) {
          await page.goto(`/${locale}/reset-password${query}`);
          await expect(alert(page)).toHaveText(errors.RESET_LINK_INVALID);
          await expect(page.getByRole("button", { name: auth.reset.submit })).toBeHidden();
        }
      });

      test("the success page believes no address", async ({ page, watch }) => {
        watch.allow(/status of 401/);
        const { success } = auth;
        await page.goto(`/${locale}/success?session_id=cs_test_123`);
        await expect(page.getByText("cs_test_123")).toBeVisible();
        if (script) {
          await expect(page.getByText(success.processing)).toBeVisible();
          await expect(page.getByText(success.signedOut)).toBeVisible();
          const back = encodeURIComponent(`/${locale}/success?session_id=cs_test_123`);
          const href = await page
            .getByRole("link", { name: success.signIn, exact: true })
            .getAttribute("href");
          expect(href).toContain(`/${locale}/login?return_to=${back}`);
        } else {
          const detail = page.getByText(success.pendingDetail).filter({ visible: true });
          await expect(detail).toHaveCount(1);
        }
        await expect(page.getByText(success.active)).toBeHidden();
        await page.goto(`/${locale}/success`);
        await expect(page.getByText(success.session)).toBeHidden();
      });

      test("login shows the message of its link", async ({ page }) => {
        for (const [query, said] of [
          ["confirmed=1", auth.login.confirmed],
          ["confirmed=0", auth.login.confirmFailed],
          ["created=1", auth.login.created],
          ["google=failed", auth.google.failed],
        ] as const) {
          await page.goto(`/${locale}/login?${query}`);
          await expect(alert(page)).toHaveText(said);
        }
        await page.setViewportSize(VIEWPORTS.desktop);
        await page.goto(`/${locale}/login?confirmed=0`);
        await fill(page, { [auth.email]: newEmail() });
        await press(page, auth.login.resend);
        await expect(alert(page)).toHaveText(auth.login.resent);
      });
    });
