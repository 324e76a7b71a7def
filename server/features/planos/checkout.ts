import type * as contract from "@relato/shared/contract/planos.ts";
import Stripe from "stripe";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { isAllowedHost } from "../../platform/http/host.ts";
import { type Payments, planoOfPrice } from "../../providers/payments/payments.ts";
import { withCustomerLock } from "./customer-lock.ts";
import { ensureCustomer } from "./customers.ts";
import { requirePayments, STRIPE_LOCALE, withPaymentErrors } from "./payments-error.ts";
import { isLive, listSubscriptions } from "./sync.ts";

type CheckoutDeps = Pick<Deps, "config" | "db" | "log" | "payments">;
type Checkout = z.output<typeof contract.createCheckout.body>;

/** @throws AppError URL_FOREIGN unless the address is of this installation, by any of its names */
export const requireOwnUrl = ({ config }: Pick<Deps, "config">, ...urls: string[]): void => {
  const { protocol } = new URL(config.base_url);
  for (const address of urls) {
    const url = new URL(address);
    if (url.protocol !== protocol || !isAllowedHost(url.host, config))
      throw new AppError("URL_FOREIGN");
  }
};

/** Stripe fills the braces with the session's id on return. */
const withSession = (url: string): string => {
  const target = new URL(url);
  const search = target.search === "" ? "?" : `${target.search}&`;
  const address = `${target.origin}${target.pathname}${search}`;
  return `${address}session_id={CHECKOUT_SESSION_ID}${target.hash}`;
};

/** A page that is paid while it is expired stays paid; the list of subscriptions then shows it. */
const expireSession = async ({ stripe }: Payments, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if ((await stripe.checkout.sessions.retrieve(id)).status === "open") throw error;
  }
};

const expireOpenSessions = async (payments: Payments, customer: string): Promise<void> => {
  const open = await payments.stripe.checkout.sessions
    .list({ customer, status: "open", limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  for (const { id } of open) await expireSession(payments, id);
};

const createSession = (
  { stripe }: Payments,
  userId: string,
  customer: string,
  discounts: Stripe.Checkout.SessionCreateParams.Discount[],
  checkout: Checkout,
) =>
  stripe.checkout.sessions.create({
    customer,
    client_reference_id: userId,
    mode: checkout.mode,
    line_items: [{ price: checkout.priceId, quantity: 1 }],
    success_url: withSession(checkout.success_url),
    cancel_url: checkout.cancel_url,
    locale: STRIPE_LOCALE[checkout.locale],
    // Brazilian invoices need CPF or CNPJ and the address.
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    customer_update: { address: "auto", name: "auto" },
    ...(discounts.length > 0 && { discounts }),
  });

/**
 * A checkout page for the price. At most one is open for a customer: a second tab expires the page
 * of the first, so that only one can be paid.
 * @throws AppError SUBSCRIPTION_EXISTS: a past-due subscription is paid in the portal
 */
export const createCheckout = async (
  deps: CheckoutDeps,
  userId: string,
  checkout: Checkout,
  findDiscount: (payments: Payments, userId: string) => Promise<string | null>,
): Promise<{ url: string }> => {
  const payments = requirePayments(deps);
  requireOwnUrl(deps, checkout.success_url, checkout.cancel_url);
  if (planoOfPrice(payments.prices, checkout.priceId) === null) throw new AppError("PRICE_UNKNOWN");
  return withPaymentErrors(deps, async () => {
    const customer = await ensureCustomer(deps, payments, userId);
    return withCustomerLock(deps.db, customer, async () => {
      // First: no page can be paid after the subscriptions were read.
      await expireOpenSessions(payments, customer);
      if ((await listSubscriptions(payments, customer)).some(isLive))
        throw new AppError("SUBSCRIPTION_EXISTS");
      const coupon = await findDiscount(payments, userId);
      const discounts = coupon === null ? [] : [{ coupon }];
      const session = await createSession(payments, userId, customer, discounts, checkout);
      return { url: session.url! };
    });
  });
};
