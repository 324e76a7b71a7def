import { type Locale, localeOfLanguage } from "@relato/shared/domain/language.ts";
import { formatMoney } from "@relato/shared/domain/money.ts";
import type { Currency, PlanoId } from "@relato/shared/domain/planos.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { formatLongDay } from "@relato/shared/locales/calendar-format.ts";
import { createElement as h, type ReactNode } from "react";
import { messagesOf } from "../../platform/messages.ts";
import { planoOfPrice } from "../../providers/payments/payments.ts";
import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import { CARD_NAMES, type CardName } from "../../providers/payments/sandbox/cards.ts";
import { errorPage, type Page } from "../sharing/send-page.ts";

export const textOf = (locale: Locale) => messagesOf(locale).paymentSandbox;

/** The locale of a session's `locale`; Stripe writes English as `en`. */
export const localeOfSession = ({ locale }: { locale: string | null }): Locale =>
  localeOfLanguage(locale === "en" ? "en-US" : locale === "es" ? "es" : "pt-BR");

/** An amount in cents. */
export const money = (locale: Locale, currency: string, amount: number): string =>
  formatMoney(locale, currency.toUpperCase() as Currency, amount);

/** A day of the sandbox's clock, from Unix seconds. */
export const day = (locale: Locale, at: number): string =>
  formatLongDay(locale, new Date(at * 1000), DEFAULT_TIME_ZONE);

export const planoOf = (price: string): PlanoId => planoOfPrice(SANDBOX_PRICES, price)!.plano;

export const planName = (locale: Locale, price: string): string =>
  messagesOf(locale).planos.plan[planoOf(price)].name;

/** Says on each page that it is a test. */
export const testNotice = (locale: Locale): ReactNode =>
  h(
    "div",
    { className: "card warn" },
    h("p", null, h("strong", null, textOf(locale).test)),
    h("p", null, textOf(locale).testDetail),
  );

export const facts = (...rows: readonly (readonly [string, ReactNode] | null)[]): ReactNode =>
  h(
    "dl",
    null,
    ...rows.flatMap((row) => (row === null ? [] : [h("dt", null, row[0]), h("dd", null, row[1])])),
  );

export const button = (intent: string, text: string, kind = "btn-primary"): ReactNode =>
  h("button", { className: `btn ${kind}`, name: "intent", value: intent }, text);

export const alert = (error: string | null): ReactNode =>
  error === null ? null : h("p", { className: "error", id: "error", role: "alert" }, error);

export const cardField = (locale: Locale, label: string, chosen: string): ReactNode[] => [
  h("label", { htmlFor: "card" }, label),
  h(
    "select",
    { id: "card", name: "card", className: "field", defaultValue: chosen },
    ...CARD_NAMES.map((name) => h("option", { key: name, value: name }, textOf(locale).card[name])),
  ),
];

export const cardOfField = (value: string | null): CardName =>
  CARD_NAMES.find((name) => name === value) ?? "visa";

export const gonePage = (locale: Locale): Page =>
  errorPage(404, textOf(locale).gone, textOf(locale).goneDetail);
