import type { Locale } from "@relato/shared/domain/language.ts";
import { createElement as h } from "react";
import type { Invoice, InvoiceLine } from "../../providers/payments/sandbox/objects/invoice.ts";
import type { Page } from "../sharing/send-page.ts";
import { day, facts, money, planName, testNotice, textOf } from "./page-parts.ts";

/** The lines of an invoice and its discount, for `facts`. */
export const invoiceRows = (
  locale: Locale,
  invoice: Invoice,
): (readonly [string, string] | null)[] => {
  const text = textOf(locale);
  const amount = (cents: number): string => money(locale, invoice.currency, cents);
  const name = ({ parent, pricing }: InvoiceLine): string => {
    const plan = planName(locale, pricing.price_details.price);
    const { proration } = parent.subscription_item_details;
    return proration ? text.invoice.unused(plan) : text.invoice.line(plan);
  };
  const discount = invoice.total_discount_amounts.reduce((sum, each) => sum + each.amount, 0);
  return [
    ...invoice.lines.data.map((line) => [name(line), amount(line.amount)] as const),
    discount === 0 ? null : [text.checkout.discount, amount(-discount)],
    invoice.starting_balance === 0 || invoice.total <= 0
      ? null
      : [text.invoice.credit, amount(invoice.amount_due - invoice.total)],
  ];
};

/** The receipt of an invoice. */
export const invoicePage = (locale: Locale, invoice: Invoice): Page => {
  const { invoice: text } = textOf(locale);
  const title = text.title(invoice.number ?? "");
  const { line1, city, state, postal_code } = invoice.customer_address ?? {};
  const address = [line1, city, state, postal_code].filter(Boolean).join(", ");
  const taxIds = invoice.customer_tax_ids.map(({ value }) => value).join(", ");
  return {
    title,
    content: [
      testNotice(locale),
      h(
        "div",
        { className: "card" },
        h("h1", null, title),
        facts(
          [text.statusLabel, text.status[invoice.status] ?? invoice.status],
          [text.date, day(locale, invoice.effective_at ?? invoice.created)],
          [text.customer, invoice.customer_name ?? invoice.customer_email ?? ""],
          taxIds === "" ? null : [text.taxId, taxIds],
          address === "" ? null : [text.address, address],
        ),
      ),
      h(
        "div",
        { className: "card" },
        facts(
          ...invoiceRows(locale, invoice),
          [text.total, money(locale, invoice.currency, invoice.total)],
          [text.due, h("strong", null, money(locale, invoice.currency, invoice.amount_due))],
        ),
      ),
      h("p", { className: "muted" }, text.print),
    ],
  };
};
