import type { Locale } from "@relato/shared/domain/language.ts";
import { createElement as h, type ReactNode } from "react";
import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import { previewInvoice } from "../../providers/payments/sandbox/calls/invoices.ts";
import type { Invoice } from "../../providers/payments/sandbox/objects/invoice.ts";
import type { Portal } from "../../providers/payments/sandbox/objects/session.ts";
import {
  itemOf,
  type Subscription,
} from "../../providers/payments/sandbox/objects/subscription.ts";
import type { Store } from "../../providers/payments/sandbox/store.ts";
import type { Page } from "../sharing/send-page.ts";
import { invoiceRows } from "./invoice-page.ts";
import {
  button,
  cardField,
  day,
  facts,
  money,
  planName,
  planoOf,
  testNotice,
  textOf,
} from "./page-parts.ts";
import { changeParams, CLOCK_DAYS, type PortalState, readPortal } from "./portal-actions.ts";

const BRANDS = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

const card = (...content: ReactNode[]): ReactNode => h("div", { className: "card" }, ...content);
const form = (...content: ReactNode[]): ReactNode =>
  h("form", { className: "card", method: "post" }, ...content);
const hidden = (name: string, value: string): ReactNode =>
  h("input", { type: "hidden", name, value });

const currentPlan = (locale: Locale, subscription: Subscription): ReactNode => {
  const text = textOf(locale);
  const { price, current_period_end } = itemOf(subscription);
  const { cancel_at_period_end: cancels, ended_at, status } = subscription;
  const end = day(locale, ended_at ?? current_period_end);
  const amount = money(locale, price.currency, price.unit_amount);
  const isLive = status !== "canceled";
  return card(
    facts(
      [text.checkout.plan, planName(locale, price.id)],
      [text.checkout.price, `${amount} ${text.every[planoOf(price.id)]}`],
      [text.portal.statusLabel, text.portal.status[status]],
      isLive
        ? [text.portal.nextDate, cancels ? text.portal.ends(end) : text.portal.renews(end)]
        : [text.portal.nextDate, end],
    ),
    isLive && cancels ? h("form", { method: "post" }, button("undo", text.portal.undo)) : null,
  );
};

const openInvoice = (locale: Locale, invoice: Invoice): ReactNode => {
  const { portal: text } = textOf(locale);
  return form(
    h("h2", null, text.open(money(locale, invoice.currency, invoice.amount_remaining))),
    ...cardField(locale, text.cardLabel, "visa"),
    button("pay", text.payOpen),
  );
};

/** The other plans in the subscription's currency. */
const changePlan = (locale: Locale, subscription: Subscription): ReactNode => {
  const { portal: text } = textOf(locale);
  const { price } = itemOf(subscription);
  const currency = price.currency === "brl" ? "BRL" : "USD";
  const others = Object.values(SANDBOX_PRICES)
    .map((ids) => ids[currency])
    .filter((id) => id !== price.id);
  return h(
    "form",
    { className: "card", method: "get" },
    h("h2", null, text.change),
    h("label", { htmlFor: "price" }, textOf(locale).checkout.plan),
    h(
      "select",
      { id: "price", name: "price", className: "field" },
      ...others.map((id) => h("option", { key: id, value: id }, planName(locale, id))),
    ),
    h("button", { className: "btn btn-quiet", name: "ask", value: "change" }, text.preview),
  );
};

const confirmChange = async (
  store: Store,
  locale: Locale,
  subscription: Subscription,
  price: string,
): Promise<ReactNode> => {
  const { portal: text, back } = textOf(locale);
  const options = changeParams(subscription, price, store.now);
  const invoice = await previewInvoice(store, {
    subscription: subscription.id,
    subscription_details: options,
  });
  const due = money(locale, invoice.currency, invoice.amount_due);
  const credit = Math.max(0, -(invoice.ending_balance ?? 0));
  return form(
    h("h2", null, text.changeTo(planName(locale, price))),
    facts(...invoiceRows(locale, invoice), [text.dueNow, h("strong", null, due)]),
    credit === 0 ? null : h("p", null, text.credit(money(locale, invoice.currency, credit))),
    hidden("price", price),
    hidden("proration_date", options.proration_date),
    h(
      "div",
      { className: "row" },
      button("change", text.confirmChange(due)),
      h("a", { className: "btn btn-quiet", href: "?" }, back),
    ),
  );
};

const cancellation = (locale: Locale, subscription: Subscription, isAsked: boolean): ReactNode => {
  const { portal: text, back } = textOf(locale);
  const end = day(locale, itemOf(subscription).current_period_end);
  if (!isAsked)
    return h(
      "form",
      { method: "get" },
      h("button", { className: "btn btn-quiet", name: "ask", value: "cancel" }, text.cancel),
    );
  return form(
    h("h2", null, text.cancel),
    h("p", null, text.cancelDetail(end)),
    h(
      "div",
      { className: "row" },
      button("cancel", text.confirmCancel, "btn-danger"),
      h("a", { className: "btn btn-quiet", href: "?" }, back),
    ),
  );
};

const savedCard = (locale: Locale, { card: method }: PortalState): ReactNode => {
  const { portal: text } = textOf(locale);
  if (method === null) return null;
  const { brand, last4 } = method.card;
  return form(
    h("h2", null, text.card(BRANDS[brand], last4)),
    ...cardField(locale, text.cardLabel, "visa"),
    button("card", text.saveCard, "btn-quiet"),
  );
};

const invoiceList = (locale: Locale, { invoices }: PortalState): ReactNode => {
  const { portal: text, invoice: invoiceText } = textOf(locale);
  if (invoices.length === 0)
    return card(h("h2", null, text.invoices), h("p", null, text.noInvoices));
  return card(
    h("h2", null, text.invoices),
    h(
      "ul",
      null,
      ...invoices.map(({ id, number, created, status, total, currency }) =>
        h(
          "li",
          { key: id },
          h("a", { href: `/sandbox/invoices/${id}` }, number),
          ` · ${day(locale, created)} · ${money(locale, currency, total)} · `,
          invoiceText.status[status] ?? status,
        ),
      ),
    ),
  );
};

const testTools = (locale: Locale, { charge, dispute, now }: PortalState): ReactNode => {
  const { clock: text } = textOf(locale);
  const isPaid = charge !== null && !charge.refunded && !charge.disputed;
  return form(
    h("h2", null, text.title),
    h("p", null, text.now(day(locale, now)), " ", text.detail),
    h(
      "div",
      { className: "row" },
      ...CLOCK_DAYS.map((days) => button(`advance-${days}`, text.advance[days], "btn-quiet")),
      isPaid ? button("refund", text.refund, "btn-quiet") : null,
      isPaid ? button("dispute", text.dispute, "btn-quiet") : null,
      dispute !== null ? button("won", text.won, "btn-quiet") : null,
      dispute !== null ? button("lost", text.lost, "btn-quiet") : null,
    ),
  );
};

const livePlan = async (
  store: Store,
  locale: Locale,
  subscription: Subscription,
  state: PortalState,
  query: URLSearchParams,
): Promise<ReactNode[]> => {
  const open = state.invoices.find(({ status }) => status === "open");
  const price = query.get("ask") === "change" ? query.get("price") : null;
  const isKnown = Object.values(SANDBOX_PRICES).some(
    ({ BRL, USD }) => price === BRL || price === USD,
  );
  const isOther = isKnown && price !== itemOf(subscription).price.id;
  return [
    open === undefined ? null : openInvoice(locale, open),
    open !== undefined
      ? null
      : isOther
        ? await confirmChange(store, locale, subscription, price!)
        : changePlan(locale, subscription),
    open === undefined ? savedCard(locale, state) : null,
    subscription.cancel_at_period_end
      ? null
      : cancellation(locale, subscription, query.get("ask") === "cancel"),
  ];
};

/** `query`: what the doctor is asked to confirm. */
export const portalPage = async (
  store: Store,
  locale: Locale,
  portal: Portal,
  query: URLSearchParams,
  error: string | null = null,
): Promise<Page> => {
  const text = textOf(locale);
  const state = await readPortal(store, portal);
  const { subscription } = state;
  const isLive = subscription !== null && subscription.status !== "canceled";
  return {
    status: error === null ? 200 : 402,
    title: text.portal.title,
    content: [
      testNotice(locale),
      h("h1", null, text.portal.title),
      portal.return_url === null
        ? null
        : h("p", null, h("a", { href: portal.return_url }, text.back)),
      error === null ? null : h("p", { className: "error", role: "alert" }, error),
      subscription === null
        ? card(h("p", null, text.portal.none))
        : currentPlan(locale, subscription),
      ...(isLive ? await livePlan(store, locale, subscription, state, query) : []),
      invoiceList(locale, state),
      testTools(locale, state),
    ],
  };
};
