import type { Deps } from "../../server/deps.ts";
import { readSubscription } from "../../server/features/planos/subscription.ts";
import type { SubscriptionRow } from "../../server/platform/database/schema/planos.ts";
import { asPayments } from "../../server/features/planos/as-payments.ts";
import { SANDBOX_PRICES } from "../../server/providers/payments/prices.ts";
import type { BenchDoctor } from "./doctor.ts";
import type { PredictedPlan, Prediction } from "./oracle.ts";

/** Actions take real time, of which the oracle knows nothing. */
const TOLERANCE_S = 1200;

export interface Divergence {
  doctor: number;
  what: string;
  expected: unknown;
  found: unknown;
}

const readRows = (deps: Deps, user_id: string) =>
  asPayments(deps.db, "compare a history", async (tx) => {
    const [row] = await tx.query<SubscriptionRow>(
      "select * from stripe_user_subscriptions where user_id = $1",
      [user_id],
    );
    const [referral] = await tx.query<{ referrer_user_id: string; status: string }>(
      "select referrer_user_id, status from referrals where referred_user_id = $1",
      [user_id],
    );
    return { row, referral };
  });

const expectedRow = ({ row }: Prediction) =>
  row && {
    status: row.status,
    price: SANDBOX_PRICES[row.plano].BRL,
    is_ending: row.isEnding,
  };

const foundRow = (row: SubscriptionRow | undefined) =>
  row === undefined
    ? null
    : {
        status: row.subscription_status,
        price: row.price_id,
        is_ending: row.cancel_at_period_end,
      };

const canOf = ({ source, status, plano }: PredictedPlan) => {
  const isActive = status === "active";
  return {
    record_without_limit: isActive || status === "trialing",
    use_pro_features: isActive,
    manage_subscription: source === "payment" && (isActive || status === "past_due"),
    use_advanced_reports: isActive && plano === "yearly",
    use_priority_support: isActive && (plano === "semester" || plano === "yearly"),
  };
};

const percentOf = (coupon: string | null): number =>
  coupon === null ? 0 : Number(coupon.slice(4));

/** The differences between what the rules say about a doctor and what is stored. */
export const compareDoctor = async (
  deps: Deps,
  doctors: readonly BenchDoctor[],
  at: number,
  expected: Prediction,
): Promise<Divergence[]> => {
  const { id } = doctors[at]!;
  const { row, referral } = await readRows(deps, id);
  const subscription = await readSubscription(deps, id);
  const { status, source, plano, can } = subscription;
  const stored = referral && {
    referrer: doctors.findIndex((other) => other.id === referral.referrer_user_id),
    status: referral.status,
  };
  const pairs: [string, unknown, unknown][] = [
    ["row", expectedRow(expected), foundRow(row)],
    ["plan", expected.plan, { source, status, plano }],
    ["can", canOf(expected.plan), can],
    ["referral", expected.referral, stored ?? null],
  ];
  if (expected.discount !== null) {
    pairs.push(["discount", expected.discount, row === undefined ? null : percentOf(row.coupon)]);
    const shown = source === "payment" ? subscription.discount_percent : expected.discount;
    pairs.push(["discount shown", expected.discount, shown]);
  }
  const found = pairs.filter(([, wanted, is]) => !isEqual(wanted, is));
  const end = expected.row?.period_end ?? 0;
  if (Math.abs((row?.current_period_end ?? 0) - end) > TOLERANCE_S)
    found.push(["period end", end, row?.current_period_end]);
  return found.map(([what, wanted, is]) => ({ doctor: at, what, expected: wanted, found: is }));
};

const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value;

const isEqual = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The doctors of a batch that have two subscriptions which can take money. */
export const findDoubles = async ({ db }: Deps): Promise<Set<string>> => {
  const { rows } = await db.pool.query<{ user_id: string }>(
    `select o.customer_id as user_id from installation.sandbox_objects o
      where o.kind = 'subscription' and o.data->>'status' <> 'canceled'
      group by 1 having count(*) > 1`,
  );
  const doubled = rows.map((row) => row.user_id);
  const owners = await asPayments(db, "find doctors with two subscriptions", (tx) =>
    tx.query<{ user_id: string }>(
      "select user_id from stripe_customers where customer_id = any($1)",
      [doubled],
    ),
  );
  return new Set(owners.map((row) => row.user_id));
};
