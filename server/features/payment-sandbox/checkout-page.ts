import { isCpf } from "@relato/shared/domain/cpf.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { createElement as h, type ReactNode } from "react";
import { ApiError } from "../../providers/payments/sandbox/api-error.ts";
import {
  completeCheckout,
  type Payment,
} from "../../providers/payments/sandbox/complete-checkout.ts";
import { NO_ADDRESS } from "../../providers/payments/sandbox/objects/customer.ts";
import type { Checkout } from "../../providers/payments/sandbox/objects/session.ts";
import type { Store } from "../../providers/payments/sandbox/store.ts";
import type { Page } from "../sharing/send-page.ts";
import {
  alert,
  cardField,
  cardOfField,
  facts,
  money,
  planName,
  planoOf,
  testNotice,
  textOf,
} from "./page-parts.ts";

const ADDRESS_FIELDS = [
  { name: "line1", label: "line1", autoComplete: "street-address" },
  { name: "city", label: "city", autoComplete: "address-level2" },
  { name: "state", label: "state", autoComplete: "address-level1" },
  { name: "postal_code", label: "postalCode", autoComplete: "postal-code" },
] as const;
const MAX_LENGTH = 200;

type Failure = "declined" | "taxId";

const summary = (locale: Locale, session: Checkout): ReactNode => {
  const text = textOf(locale);
  const { amount_subtotal, amount_total, currency, sandbox, total_details } = session;
  const discount = total_details.amount_discount;
  const price = money(locale, currency, amount_subtotal);
  return h(
    "div",
    { className: "card" },
    facts(
      [text.checkout.plan, planName(locale, sandbox.price)],
      [text.checkout.price, `${price} ${text.every[planoOf(sandbox.price)]}`],
      discount === 0 ? null : [text.checkout.discount, money(locale, currency, -discount)],
      [text.checkout.today, h("strong", null, money(locale, currency, amount_total))],
    ),
  );
};

const field = (
  typed: URLSearchParams,
  name: string,
  label: string,
  attributes: object,
): ReactNode =>
  h(
    "div",
    { key: name },
    h("label", { htmlFor: name }, label),
    h("input", {
      id: name,
      name,
      className: "field",
      defaultValue: typed.get(name) ?? "",
      maxLength: MAX_LENGTH,
      ...attributes,
    }),
  );

const form = (
  locale: Locale,
  session: Checkout,
  typed: URLSearchParams,
  failure: Failure | null,
): ReactNode => {
  const { checkout: text, back, error } = textOf(locale);
  const required = session.billing_address_collection === "required";
  const invalid = { "aria-describedby": "error", "aria-invalid": true };
  return h(
    "form",
    { className: "card", method: "post" },
    alert(failure === null ? null : error[failure]),
    ...cardField(locale, text.cardLabel, typed.get("card") ?? "visa"),
    field(typed, "name", text.name, { autoComplete: "name" }),
    session.tax_id_collection.enabled
      ? field(typed, "tax_id", text.taxId, {
          inputMode: "numeric",
          ...(failure === "taxId" && invalid),
        })
      : null,
    ...ADDRESS_FIELDS.map(({ name, label, autoComplete }) =>
      field(typed, name, text[label], { autoComplete, required }),
    ),
    h(
      "div",
      { className: "row" },
      h(
        "button",
        { className: "btn btn-primary" },
        text.pay(money(locale, session.currency, session.amount_total)),
      ),
      session.cancel_url === null
        ? null
        : h("a", { className: "btn btn-quiet", href: session.cancel_url }, back),
    ),
  );
};

const closedPage = (locale: Locale, session: Checkout): Page => {
  const text = textOf(locale);
  const target = session.cancel_url ?? "/";
  return {
    title: text.closed,
    content: [
      testNotice(locale),
      h(
        "div",
        { className: "card" },
        h("h1", null, text.closed),
        h("p", null, text.closedDetail),
        h("p", null, h("a", { href: new URL(target, session.success_url).origin }, text.back)),
      ),
    ],
  };
};

export const checkoutPage = (
  locale: Locale,
  session: Checkout,
  typed = new URLSearchParams(),
  failure: Failure | null = null,
): Page => {
  if (session.status !== "open") return closedPage(locale, session);
  const title = textOf(locale).checkout.title(planName(locale, session.sandbox.price));
  return {
    status: failure === null ? 200 : 402,
    title,
    content: [
      testNotice(locale),
      h("h1", null, title),
      summary(locale, session),
      form(locale, session, typed, failure),
    ],
  };
};

const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;

/** A CPF, a CNPJ or nothing; null for another text. */
const readTaxIds = (typed: string): Payment["details"]["tax_ids"] | null => {
  const value = typed.replaceAll(/[\s./-]/g, "").toUpperCase();
  if (value === "") return [];
  if (isCpf(value)) return [{ type: "br_cpf", value }];
  return CNPJ.test(value) ? [{ type: "br_cnpj", value }] : null;
};

/** The address to go to after a payment, or the page with what was wrong. */
export const payCheckoutForm = async (
  store: Store,
  locale: Locale,
  session: Checkout,
  typed: URLSearchParams,
): Promise<Page | { redirect: string }> => {
  if (session.status !== "open") return closedPage(locale, session);
  const tax_ids = readTaxIds(typed.get("tax_id") ?? "");
  if (tax_ids === null) return checkoutPage(locale, session, typed, "taxId");
  const read = (name: string): string | null => typed.get(name)?.slice(0, MAX_LENGTH) || null;
  const address = Object.fromEntries(ADDRESS_FIELDS.map(({ name }) => [name, read(name)]));
  const payment: Payment = {
    card: cardOfField(typed.get("card")),
    details: {
      address: { ...NO_ADDRESS, country: "BR", ...address },
      email: null,
      name: read("name"),
      tax_ids,
    },
  };
  try {
    const { id } = await completeCheckout(store, session, payment);
    return { redirect: session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", id) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    return checkoutPage(locale, session, typed, "declined");
  }
};
