import { devices, type Locator, type Page } from "@playwright/test";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { mails as enUsMails } from "@relato/shared/locales/en-us/mails.ts";
import { mails as esMails } from "@relato/shared/locales/es/mails.ts";
import { mails as ptBrMails } from "@relato/shared/locales/pt-br/mails.ts";
import { linkTo } from "./outbox.ts";
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

/* Sign-in pages: every sentence of specification 2.4, 4, 5 and 8, in three languages, two sizes, with script and without. */

const MAILS = { "pt-br": ptBrMails, "en-us": enUsMails, es: esMails };
const SIZES = { phone: devices["Pixel 7"].viewport, desktop: { width: 1280, height: 800 } };

const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
const alert = (page: Page): Locator => page.getByRole("alert");

for (const script of [true, false])
  for (const [size, viewport] of Object.entries(SIZES))
    for (const locale of LOCALES)
      test.describe(`${script ? "with" : "without"} script, ${size}, ${locale}`, () => {
        test.use({ javaScriptEnabled: script, viewport });
        test.beforeEach(({ watch }) => watch.allow(/status of 4\d\d/));
        const { auth } = PUBLIC_TEXTS[locale];
        const { errors } = TEXTS[locale];

        test("login refuses, keeps what was typed, and signs in", async ({ page }) => {
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
          await fill(page, { [auth.email]: ` ${email.toUpperCase()} `, [auth.password]: PASSWORD });
          await press(page, auth.login.submit);
          await expect(page).toHaveURL(`/${locale}/dashboard`);
        });

        test("sign-up refuses, then says that it is done and leads to the dashboard", async ({
          page,
        }) => {
          const email = newEmail();
          await page.goto(`/${locale}/signup?email=${encodeURIComponent(email)}&ref=somebody`);
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
          await attempt(email, PASSWORD, "outra-senha", auth.errors.passwordMismatch);
          await attempt(email, PASSWORD, PASSWORD, auth.signup.success);
          await expect(page).toHaveURL(`/${locale}/dashboard`);
          await forgetSession(page);
          await page.goto(`/${locale}/signup`);
          await attempt(email, PASSWORD, PASSWORD, errors.EMAIL_TAKEN);
        });

        test("a forgotten password is reset by the mail's link, once", async ({ page }) => {
          const email = newEmail();
          await signUpByApi(page, email);
          await forgetSession(page);
          await page.goto(`/${locale}/login`);
          await page.getByRole("link", { name: auth.login.forgot }).click();
          await press(page, auth.forgot.submit);
          await expect(alert(page)).toHaveText(auth.errors.required);
          await fill(page, { [auth.email]: email });
          await press(page, auth.forgot.submit);
          await expect(alert(page)).toHaveText(auth.forgot.sent);
          await expect(page.getByRole("link", { name: auth.backToLogin })).toBeVisible();

          const link = await linkTo(email, MAILS[locale].reset.subject);
          await page.goto(link);
          await expect(page).toHaveURL(`/${locale}/reset-password`);
          await press(page, auth.reset.submit);
          await expect(alert(page)).toHaveText(auth.errors.required);
          await fill(page, { [auth.newPassword]: "nova-senha", [auth.confirmPassword]: "outra" });
          await press(page, auth.reset.submit);
          await expect(alert(page)).toHaveText(auth.errors.passwordMismatch);
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

        test("reset says that a link lacks a half", async ({ page }) => {
          const half = "A".repeat(43);
          for (const query of ["", `?access_token=${half}`, `?refresh_token=${half}`]) {
            await page.goto(`/${locale}/reset-password${query}`);
            await expect(alert(page)).toHaveText(errors.RESET_LINK_INVALID);
            await expect(page.getByRole("button", { name: auth.reset.submit })).toBeHidden();
          }
        });

        test("success thanks, names the session and leads on", async ({ page }) => {
          await page.goto(`/${locale}/success?session_id=cs_test_123`);
          if (script) await expect(page.getByText(auth.success.processing)).toBeVisible();
          await expect(page.getByText(auth.success.done)).toBeVisible();
          await expect(page.getByText("cs_test_123")).toBeVisible();
          const lead = (name: string): Locator => page.getByRole("link", { name, exact: true });
          await expect(lead(auth.success.dashboard)).toHaveAttribute(
            "href",
            `/${locale}/dashboard`,
          );
          await expect(lead(auth.success.home)).toHaveAttribute("href", `/${locale}/`);
          await page.goto(`/${locale}/success`);
          await expect(page.getByText(auth.success.done)).toBeVisible();
          await expect(page.getByText(auth.success.session)).toBeHidden();
        });

        test("login tells what a link brought", async ({ page }) => {
          for (const [query, said] of [
            ["confirmed=1", auth.login.confirmed],
            ["confirmed=0", auth.login.confirmFailed],
            ["created=1", auth.login.created],
            ["google=failed", auth.google.failed],
          ] as const) {
            await page.goto(`/${locale}/login?${query}`);
            await expect(alert(page)).toHaveText(said);
          }
          await page.goto(`/${locale}/login?confirmed=0`);
          await fill(page, { [auth.email]: newEmail() });
          await press(page, auth.login.resend);
          await expect(alert(page)).toHaveText(auth.login.resent);
        });
      });

test("another site's page cannot post the forms", async ({ page }) => {
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) {
    const answer = await page.request.post("/pt-br/login", {
      headers,
      form: { email: newEmail(), password: PASSWORD },
    });
    expect(answer.status()).toBe(403);
  }
});

test("Google is not offered where it is not configured", async ({ page }) => {
  for (const path of ["/pt-br/login", "/pt-br/login?confirmed=1", "/pt-br/signup"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: /Google/ })).toHaveCount(0);
  }
});

test("an invitation is kept, and a hostile address is only text", async ({ page }) => {
  await page.goto("/pt-br/signup?ref=abc-123&feature=laudos");
  expect(await page.evaluate(() => localStorage.getItem("pending_ref"))).toBe("abc-123");
  await expect(page.getByText(PUBLIC_TEXTS["pt-br"].auth.signup.laudos)).toBeVisible();
  const hostile = `"><script>alert(1)</script>`;
  await page.goto(`/pt-br/signup?email=${encodeURIComponent(hostile)}`);
  await expect(page.getByLabel("Email")).toHaveValue(hostile);
});

test("login goes nowhere else than this site", async ({ page, doctor }) => {
  const { auth } = PUBLIC_TEXTS["pt-br"];
  for (const wanted of [
    "//elsewhere.example/x",
    "https://elsewhere.example",
    "/\\elsewhere.example",
  ]) {
    await forgetSession(page);
    await page.goto(`/pt-br/login?return_to=${encodeURIComponent(wanted)}`);
    await fill(page, { [auth.email]: doctor.email, [auth.password]: PASSWORD });
    await press(page, auth.login.submit);
    await expect(page).toHaveURL("/pt-br/dashboard");
  }
});

test("controls rest while the answer is awaited, and nothing typed is lost without network", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR|Failed to load/);
  const { auth } = PUBLIC_TEXTS["pt-br"];
  await page.goto("/pt-br/login");
  await fill(page, { [auth.email]: "ana@example.org", [auth.password]: PASSWORD });
  let fail = (): void => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/pt-br/login", async (route) => {
    await held;
    await route.abort();
  });
  await press(page, auth.login.submit);
  await expect(page.getByRole("button", { name: auth.login.submitting })).toBeDisabled();
  await expect(page.getByLabel(auth.email)).toBeDisabled();
  fail();
  await expect(alert(page)).toHaveText(auth.errors.network);
  await expect(page.getByLabel(auth.email)).toHaveValue("ana@example.org");
  await expect(page.getByLabel(auth.password)).toHaveValue(PASSWORD);
});

test("a new password's strength is told as it is typed", async ({ page }) => {
  const { auth } = PUBLIC_TEXTS["pt-br"];
  await page.goto("/pt-br/signup");
  const password = page.getByLabel(auth.password, { exact: true });
  for (const [typed, said] of [
    ["123456", auth.strength.weak],
    ["girassol7x", auth.strength.fair],
    ["quatro cavalos azuis", auth.strength.strong],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
  }
});

for (const locale of LOCALES satisfies readonly Locale[])
  test(`the welcome in ${locale} is written in the page's language`, async ({ page }) => {
    const { auth } = PUBLIC_TEXTS[locale];
    const email = newEmail();
    await page.goto(`/${locale}/signup`);
    await fill(page, {
      [auth.email]: email,
      [auth.password]: PASSWORD,
      [auth.confirmPassword]: PASSWORD,
    });
    await press(page, auth.signup.submit);
    expect(await linkTo(email, MAILS[locale].welcome.subject)).toContain(`/${locale}/dashboard`);
  });
