import type { BrowserContext, Page } from "@playwright/test";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { createLog } from "../server/platform/audit/log.ts";
import { asSystem } from "../server/platform/database/database.ts";
import { createJobs } from "../server/platform/jobs/pgboss.ts";
import { SANDBOX_PRICES } from "../server/providers/payments/prices.ts";
import { expectAccessible } from "./accessible.ts";
import { fill, press } from "./forms.ts";
import { onOwnInstallation as onOwn } from "./own-installation.ts";
import { moveClock, payOnCheckout } from "./sandbox-pages.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, newEmail, PASSWORD, PUBLIC_TEXTS, TEXTS, VIEW_TEXTS } from "./test.ts";

onOwn.describe.configure({ mode: "default" });

const openView = (page: Page, locale: Locale) => page.goto(`/${locale}/dashboard?view=referrals`);

/** Buys the monthly plan on the sandbox's page. */
const buy = async (page: Page, url: string, locale: Locale, card: "visa" | "mastercard") => {
  const currency = locale === "pt-br" ? "BRL" : "USD";
  const answer = await page.request.post("/api/planos/checkout", {
    data: {
      priceId: SANDBOX_PRICES.monthly[currency],
      mode: "subscription",
      success_url: `${url}/${locale}/dashboard`,
      cancel_url: `${url}/${locale}/dashboard`,
      locale,
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(((await answer.json()) as { url: string }).url);
  await payOnCheckout(page, locale, card);
  await expect(page).toHaveURL(/dashboard/);
  const synced = await page.request.post("/api/planos/sync", { data: {} });
  expect(await synced.json()).toMatchObject({ status: "active" });
};

/** Follows the link in a browser of another person, signs up and returns their page. */
const signUpByLink = async (other: BrowserContext, link: string, locale: Locale): Promise<Page> => {
  const page = await other.newPage();
  await page.goto(link);
  const { auth } = PUBLIC_TEXTS[locale];
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/api/referrals"));
  await fill(page, {
    [auth.email]: newEmail(),
    [auth.password]: PASSWORD,
    [auth.confirmPassword]: PASSWORD,
  });
  await press(page, auth.signup.submit);
  expect(await (await stored).json()).toEqual({ stored: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("pending_ref"))).toBeNull();
  return page;
};

/** Runs the hourly job now. */
const activate = (data: string): Promise<void> =>
  onDatabase(async (db) => {
    const jobs = await createJobs({ database: db, log: createLog("fatal") });
    await asSystem(db, "test", (tx) => jobs.enqueue(tx, "activate-referrals", {}));
    await jobs.stop(0);
  }, data);

for (const locale of LOCALES)
  onOwn(
    `a referral from the link to the discount on the next invoice in ${locale}`,
    async ({ page, browser, relato }) => {
      onOwn.setTimeout(240_000);
      const { shell } = TEXTS[locale];
      const words = VIEW_TEXTS[locale].referrals;
      const screenshots = locale === "pt-br" ? { screenshots: "referrals" } : {};
      await openView(page, locale);
      await expect(page.getByRole("heading", { name: words.locked })).toBeVisible();
      await expectAccessible(page, { state: "locked", ...screenshots });
      await page.getByRole("main").getByRole("button", { name: shell.upgrade }).press("Enter");
      await expect(page.getByRole("dialog", { name: shell.upgrade })).toBeVisible();

      await buy(page, relato.url, locale, "visa");
      await openView(page, locale);
      await expect(page.getByText(words.list.empty)).toBeVisible();
      const link = await page.getByLabel(words.link.label, { exact: true }).inputValue();
      expect(link).toMatch(new RegExp(`^${relato.url}/${locale}/signup\\?ref=[\\w-]{12}$`));
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: words.link.copy }).press("Enter");
      await expect(page.getByRole("button", { name: words.link.copied })).toBeVisible();
      await expect(page.getByRole("button", { name: words.link.copy })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      const message = encodeURIComponent(words.link.message(link));
      for (const [name, start] of [
        [words.link.mail, "mailto:?subject="],
        [words.link.whatsapp, "https://wa.me/?text="],
      ] as const) {
        const href = await page.getByRole("link", { name }).getAttribute("href");
        expect(href?.startsWith(start) && href.endsWith(message)).toBe(true);
      }
      await expect(page.getByRole("img", { name: words.link.qr })).toBeVisible();
      await expectAccessible(page, { state: "empty", ...screenshots });

      const other = await browser.newContext({ baseURL: relato.url });
      const referred = await signUpByLink(other, link, locale);
      await page.reload();
      const list = page.getByRole("region", { name: words.list.title });
      await expect(list.getByText(words.list.waiting)).toBeVisible();

      await buy(referred, relato.url, locale, "mastercard");
      await other.close();
      const start = words.list.hold("").trim();
      await expect(async () => {
        await page.reload();
        await expect(list.getByText(start)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(
        page.getByRole("progressbar", { name: words.discount.progress }),
      ).toHaveJSProperty("value", 0);

      await moveClock(relato.data, 7.1);
      await activate(relato.data);
      const notice = TEXTS[locale].notifications.type.indicacao_ativa;
      await expect(page.getByText(notice.title())).toBeVisible();
      await expect(list.getByText(words.list.status.active, { exact: true })).toBeVisible();
      await expect(
        page.getByRole("progressbar", { name: words.discount.progress }),
      ).toHaveJSProperty("value", 33);
      await expectAccessible(page, { state: "active", ...screenshots });

      await moveClock(relato.data, 25);
      const invoices = await page.request.get("/api/planos/invoices");
      const { items } = (await invoices.json()) as { items: { total: number }[] };
      const full = locale === "pt-br" ? 39_900 : 7900;
      expect(items.map(({ total }) => total)).toEqual([full * 0.8, full]);
    },
  );

asDoctor(
  "a stored link is kept while the network fails, and then sent",
  async ({ page, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    // A page without the shell, which would send the link before its request is blocked.
    await page.goto("/pt-br/termos-de-uso");
    const readStored = () => page.evaluate(() => localStorage.getItem("pending_ref"));
    await page.evaluate(() => localStorage.setItem("pending_ref", "unknown-code"));
    let refused = 0;
    await page.route("**/api/referrals", async (route) => {
      refused += 1;
      await route.abort();
    });
    await page.goto("/pt-br/dashboard");
    await expect.poll(() => refused).toBe(1);
    expect(await readStored()).toBe("unknown-code");
    await page.unroute("**/api/referrals");
    await page.reload();
    await expect.poll(readStored).toBeNull();
  },
);
