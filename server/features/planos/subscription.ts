import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Subscription } from "@relato/shared/contract/planos.ts";
import { type SubscriptionStatus, trialDaysLeft } from "@relato/shared/domain/subscription.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { readAs, type Tx } from "../../platform/database/database.ts";
import { paymentsModeOf, planoOfPrice } from "../../providers/payments/payments.ts";
import { choosePlano, findPlano, type Plano, type PlanoRows } from "./plano.ts";
import { planCan } from "./policy.ts";

type SubscriptionDeps = Pick<Deps, "config" | "db" | "payments">;

const LIVE: readonly SubscriptionStatus[] = ["active", "trialing", "past_due"];

const toSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** The fields that differ by where the plan comes from. */
const describe = (plan: Plano, { payments }: Pick<SubscriptionDeps, "payments">) => {
  const none = { plano: null, currency: null, price_id: null, current_period_end: null };
  switch (plan.source) {
    case "payment": {
      const { price_id, current_period_end } = plan.row;
      const ours =
        price_id === null || payments === null ? null : planoOfPrice(payments.prices, price_id);
      const { plano = null, currency = null } = ours ?? {};
      return { plano, currency, price_id, current_period_end };
    }
    case "included":
      return { ...none, plano: plan.plano };
    case "granted":
      return {
        ...none,
        plano: plan.plano,
        current_period_end: plan.until === null ? null : toSeconds(plan.until),
      };
    case "trial":
      return { ...none, current_period_end: toSeconds(plan.ends_at) };
    case null:
      return none;
  }
};

const findTrial = async (tx: Tx): Promise<{ was_used: boolean; now: number }> => {
  const [row] = await tx.query<{ was_used: boolean; now: string }>(
    `select exists (select from trials where user_id = app_user_id()) as was_used,
            extract(epoch from billing_now()) * 1000 as now`,
  );
  return { was_used: row!.was_used, now: Number(row!.now) };
};

/** The plan as the doctor sees it. `tx`: as that doctor. */
export const describeSubscription = async (
  tx: Tx,
  deps: SubscriptionDeps,
): Promise<Subscription> => {
  const plan = await findPlano(tx, deps.config);
  const { was_used, now } = await findTrial(tx);
  const { status, source } = plan;
  const isPaidHere = source === "payment" && LIVE.includes(status);
  const described = describe(plan, deps);
  const end = described.current_period_end;
  return {
    status,
    source,
    ...described,
    cancel_at_period_end: source === "payment" && plan.row.cancel_at_period_end,
    discount_percent: source === "payment" ? percentOf(plan.row.coupon) : 0,
    trial: {
      is_available: !was_used && !isPaidHere && status !== "active",
      days_left: status === "trialing" && end !== null ? trialDaysLeft(end, now) : null,
    },
    payments: paymentsModeOf(deps.config),
    can: planCan(status, described.plano, isPaidHere),
  };
};

/** The plan of an account, by its rows (the view `installation.account_plans`). */
export const describeAccountPlan = (
  rows: PlanoRows,
  deps: Pick<Deps, "config" | "payments">,
): Pick<Subscription, "status" | "source" | "plano"> => {
  const plan = choosePlano(rows, paymentsModeOf(deps.config) === "included");
  return { status: plan.status, source: plan.source, plano: describe(plan, deps).plano };
};

/** `ref-20` is 20. */
export const percentOf = (coupon: string | null): number =>
  Number(/^ref-(\d+)$/.exec(coupon ?? "")?.[1] ?? 0);

export const readSubscription = (deps: SubscriptionDeps, userId: string): Promise<Subscription> =>
  readAs(deps.db, userId, (tx) => describeSubscription(tx, deps));

/** @throws AppError `refusal` unless a paid plan is active */
export const requireProPlano = async (
  tx: Tx,
  { config }: Pick<Deps, "config">,
  refusal: ErrorCode = "SUBSCRIBERS_ONLY",
): Promise<void> => {
  if ((await findPlano(tx, config)).status !== "active") throw new AppError(refusal);
};
