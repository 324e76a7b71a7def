import type { Page } from "@playwright/test";
import type { Locale } from "@relato/shared/domain/language.ts";
import { paymentSandbox as enUs } from "@relato/shared/locales/en-us/payment-sandbox.ts";
import { paymentSandbox as es } from "@relato/shared/locales/es/payment-sandbox.ts";
import { paymentSandbox as ptBr } from "@relato/shared/locales/pt-br/payment-sandbox.ts";
import type { CardName } from "../server/providers/payments/sandbox/cards.ts";
import { onDatabase } from "./subscription.ts";
import { expect } from "./test.ts";

export const SANDBOX_TEXTS = { "pt-br": ptBr, "en-us": enUs, es };

/** Pays on the sandbox's checkout page, which says that it is a test. */
export const payOnCheckout = async (
  page: Page,
  locale: Locale,
  card: CardName = "visa",
): Promise<void> => {
  const words = SANDBOX_TEXTS[locale];
  const { checkout } = words;
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByText(words.test)).toBeVisible();
  await page.getByLabel(checkout.cardLabel).selectOption(card);
  for (const label of [checkout.line1, checkout.city, checkout.state, checkout.postalCode])
    await page.getByLabel(label).fill("1");
  await page.locator("form button").first().click();
};

/** Moves the clock of an installation's sandbox. Renewals and ends happen at the next request. */
export const moveClock = (data: string, days: number): Promise<void> =>
  onDatabase(async (db) => {
    await db.pool.query(
      `insert into installation.sandbox_clock (id, offset_ms) values (1, $1)
       on conflict (id) do update set offset_ms = sandbox_clock.offset_ms + excluded.offset_ms`,
      [days * 86_400_000],
    );
  }, data);
