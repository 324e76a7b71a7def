import { type Currency, type Plano, PLANOS, totalOf } from "@relato/shared/domain/planos.ts";
import { SANDBOX_PRICES } from "../prices.ts";
import { nulls } from "./objects/nulls.ts";

/** 2026-01-01. Products and prices are constants: every process has the same. */
const CREATED = 1_767_225_600;
const CENTS = 100;
const CURRENCIES: readonly Currency[] = ["BRL", "USD"];

const productId = (plan: Plano): string => `prod_sandbox_${plan.id}`;

const productOf = (plan: Plano) => ({
  id: productId(plan),
  object: "product" as const,
  active: true,
  created: CREATED,
  default_price: SANDBOX_PRICES[plan.id].BRL,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: { plano: plan.id },
  name: `Relato ${plan.id}`,
  type: "service",
  updated: CREATED,
  ...nulls("description", "package_dimensions", "shippable", "statement_descriptor", "tax_code"),
  ...nulls("unit_label", "url"),
});

const priceOf = (plan: Plano, currency: Currency) => {
  const unit_amount = totalOf(plan, currency) * CENTS;
  const interval = plan.months === 12 ? "year" : "month";
  return {
    id: SANDBOX_PRICES[plan.id][currency],
    object: "price" as const,
    active: true,
    billing_scheme: "per_unit",
    created: CREATED,
    currency: currency.toLowerCase(),
    livemode: false,
    metadata: {},
    nickname: plan.id as string,
    product: productId(plan),
    recurring: {
      interval,
      interval_count: plan.months === 12 ? 1 : plan.months,
      usage_type: "licensed",
      ...nulls("meter", "trial_period_days"),
    },
    tax_behavior: "unspecified",
    type: "recurring",
    unit_amount,
    unit_amount_decimal: String(unit_amount),
    ...nulls("custom_unit_amount", "lookup_key", "tiers_mode", "transform_quantity"),
  };
};

export type Product = ReturnType<typeof productOf>;
export type Price = ReturnType<typeof priceOf>;

export const PRODUCTS: readonly Product[] = PLANOS.map(productOf);
export const PRICES: readonly Price[] = PLANOS.flatMap((plan) =>
  CURRENCIES.map((currency) => priceOf(plan, currency)),
);

/** Months of a price's period. */
export const monthsOf = ({ recurring }: Price): number =>
  recurring.interval_count * (recurring.interval === "year" ? 12 : 1);
