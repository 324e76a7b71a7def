import type { AdminMetrics } from "@relato/shared/contract/admin-users.ts";
import { PLANOS } from "@relato/shared/domain/planos.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/database.ts";
import { planoOfPrice } from "../../providers/payments/payments.ts";
import { percentOf } from "../planos/subscription.ts";

const MONTHS = 12;

/** Paid subscriptions with the same price and discount. */
interface PaidRow {
  status: "active" | "trialing";
  price_id: string | null;
  coupon: string | null;
  count: number;
}

const listPaid = async ({ pool }: Database): Promise<PaidRow[]> => {
  const { rows } = await pool.query<PaidRow>(
    `select subscription_status as status, price_id, coupon, count(*)::int as count
       from installation.account_plans
      where subscription_status in ('active', 'trialing') group by 1, 2, 3`,
  );
  return rows;
};

/** Running trials of accounts without a paid subscription or a granted plan. */
const countTrials = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from installation.account_plans
      where trial_ends_at is not null and granted is null
        and coalesce(subscription_status, '')
          not in ('active', 'trialing', 'past_due')`,
  );
  return rows[0]?.count ?? 0;
};

type MonthRow = AdminMetrics["months"][number];

/** The last MONTHS months, oldest first. */
const listMonths = async ({ pool }: Database): Promise<MonthRow[]> => {
  const { rows } = await pool.query<MonthRow>(
    `with months as (
       select m from (select date_trunc('month', now() at time zone $1) as this) t,
              generate_series(this - interval '1 month' * ($2::int - 1), this, '1 month') m
     ), users as (
       select date_trunc('month', created_at at time zone $1) as m, count(*) as n
         from auth."user" group by 1
     ), subscriptions as (
       select date_trunc('month',
                subscription_created_at at time zone $1) as m,
              count(*) as n
         from installation.account_plans
        where subscription_status in ('active', 'trialing') group by 1
     )
     select to_char(months.m, 'YYYY-MM') as month,
            coalesce((select n from users u where u.m = months.m), 0)::int as new_users,
            coalesce((select sum(n) from users u where u.m <= months.m), 0)::int as total_users,
            coalesce((select n from subscriptions s where s.m = months.m), 0)::int
              as subscriptions
       from months order by months.m`,
    [DEFAULT_TIME_ZONE, MONTHS],
  );
  return rows;
};

/** Whole cents. */
const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Revenue of a month by the prices of paying subscriptions. */
const sumRevenue = (
  paid: readonly PaidRow[],
  payments: Deps["payments"],
): Pick<AdminMetrics, "actual_mrr" | "unknown_prices"> => {
  const sums = { BRL: 0, USD: 0 };
  let unknown_prices = 0;
  for (const { status, price_id, coupon, count } of paid) {
    if (status !== "active") continue;
    const ours =
      payments === null || price_id === null ? null : planoOfPrice(payments.prices, price_id);
    const plan = PLANOS.find(({ id }) => id === ours?.plano);
    if (ours === null || plan === undefined) unknown_prices += count;
    else sums[ours.currency] += plan.monthly[ours.currency] * count * (1 - percentOf(coupon) / 100);
  }
  return { actual_mrr: { BRL: toCents(sums.BRL), USD: toCents(sums.USD) }, unknown_prices };
};

/** Users, subscriptions and revenue of the installation. */
export const readMetrics = async ({
  db,
  payments,
}: Pick<Deps, "db" | "payments">): Promise<AdminMetrics> => {
  const [paid, trials, months] = await Promise.all([listPaid(db), countTrials(db), listMonths(db)]);
  const countOf = (status: PaidRow["status"]): number =>
    paid.reduce((sum, row) => sum + (row.status === status ? row.count : 0), 0);
  const on_trial = countOf("trialing") + trials;
  const active_subscriptions = countOf("active") + on_trial;
  const thisMonth = months.at(-1)!;
  return {
    total_users: thisMonth.total_users,
    new_this_month: thisMonth.new_users,
    active_subscriptions,
    on_trial,
    nominal_mrr: active_subscriptions * PLANOS[0]!.monthly.BRL,
    ...sumRevenue(paid, payments),
    months,
  };
};
