import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locator, Page } from "@playwright/test";
import { mails as enUsMails } from "@relato/shared/locales/en-us/mails.ts";
import { mails as esMails } from "@relato/shared/locales/es/mails.ts";
import { mails as ptBrMails } from "@relato/shared/locales/pt-br/mails.ts";
import { fill, press } from "./forms.ts";
import { linkTo } from "./outbox.ts";
import { expect, forgetSession, newEmail, PASSWORD, PUBLIC_TEXTS, test } from "./test.ts";

const MAILS = { "pt-br": ptBrMails, "en-us": enUsMails, es: esMails };
const alert = (page: Page): Locator => page.getByRole("alert");

test("another site cannot post the forms", async ({ page }) => {
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

test("Google sign-in is hidden when it is not configured", async ({ page }) => {
  for (const path of ["/pt-br/login", "/pt-br/login?confirmed=1", "/pt-br/signup"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: /Google/ })).toHaveCount(0);
  }
});

test("an invitation is stored, and a hostile address stays text", async ({ page }) => {
  await page.goto("/pt-br/signup?ref=abc-123&feature=laudos");
  expect(await page.evaluate(() => localStorage.getItem("pending_ref"))).toBe("abc-123");
  await expect(page.getByText(PUBLIC_TEXTS["pt-br"].auth.signup.laudos)).toBeVisible();
  const hostile = `"><script>alert(1)</script>`;
  await page.goto(`/pt-br/signup?email=${encodeURIComponent(hostile)}`);
  await expect(page.getByLabel("Email")).toHaveValue(hostile);
});

test("login redirects only within this site", async ({ page, doctor }) => {
  const { auth } = PUBLIC_TEXTS["pt-br"];
  for (const target of [
    "//elsewhere.example/x",
    "https://elsewhere.example",
    "/\\elsewhere.example",
  ]) {
    await forgetSession(page);
    await page.goto(`/pt-br/login?return_to=${encodeURIComponent(target)}`);
    await fill(page, { [auth.email]: doctor.email, [auth.password]: PASSWORD });
    await press(page, auth.login.submit);
    await expect(page).toHaveURL("/pt-br/dashboard");
  }
});

test("the form is disabled while it waits, and a network failure keeps its fields", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR|Failed to load/);
  const { auth } = PUBLIC_TEXTS["pt-br"];
  await page.goto("/pt-br/login");
  await fill(page, { [auth.email]: "ana@example.org", [auth.password]: PASSWORD });
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/pt-br/login", async (route) => {
    await failing;
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

test("the strength of a new password shows while typing", async ({ page }) => {
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

for (const locale of LOCALES)
  test(`the welcome e-mail of a sign-up in ${locale} is in that language`, async ({ page }) => {
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
