import { newId } from "../ids.ts";
import { nulls } from "./nulls.ts";

export const newCoupon = (
  created: number,
  of: { id: string; percent_off: number; name: string | null; metadata: Record<string, string> },
) => ({
  object: "coupon" as const,
  ...of,
  created,
  duration: "forever",
  livemode: false,
  times_redeemed: 0,
  valid: true,
  ...nulls("amount_off", "currency", "duration_in_months", "max_redemptions", "redeem_by"),
});
export type Coupon = ReturnType<typeof newCoupon>;

/** A coupon on a subscription. */
export const newDiscount = (
  start: number,
  of: { customer: string; subscription: string | null; coupon: string },
) => ({
  id: newId("di"),
  object: "discount" as const,
  customer: of.customer,
  source: { coupon: of.coupon, type: "coupon" },
  start,
  subscription: of.subscription,
  ...nulls("checkout_session", "customer_account", "end", "invoice", "invoice_item"),
  ...nulls("promotion_code", "subscription_item"),
});
export type Discount = ReturnType<typeof newDiscount>;
