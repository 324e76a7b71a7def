import type { PlanoId } from "@relato/shared/domain/planos.ts";
import {
  type SubscriptionStatus,
  toSubscriptionStatus,
} from "@relato/shared/domain/subscription.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { SubscriptionRow } from "../../platform/database/schema/planos.ts";
import { paymentsModeOf } from "../../providers/payments/payments.ts";

type ModeConfig = Parameters<typeof paymentsModeOf>[0] & Pick<Config, "payments">;

/** A doctor's plan. It is derived from rows at each use, never stored. */
export type Plano =
  | { source: "payment"; status: SubscriptionStatus; row: SubscriptionRow }
  | { source: "included"; status: "active"; plano: PlanoId }
  | { source: "granted"; status: "active"; plano: PlanoId; until: string | null }
  | { source: "trial"; status: "trialing"; ends_at: string }
  | { source: null; status: "free" };

export interface PlanoRows {
  payment: SubscriptionRow | null;
  granted: PlanoId | null;
  granted_until: string | null;
  trial_ends_at: string | null;
}

const LIVE: readonly SubscriptionStatus[] = ["active", "trialing", "past_due"];

export const choosePlano = (rows: PlanoRows, isIncluded: boolean): Plano => {
  const { payment: row, granted: plano } = rows;
  const status = toSubscriptionStatus(row?.subscription_status ?? null);
  if (row !== null && LIVE.includes(status)) return { source: "payment", status, row };
  if (isIncluded) return { source: "included", status: "active", plano: "yearly" };
  if (plano !== null)
    return { source: "granted", status: "active", plano, until: rows.granted_until };
  if (rows.trial_ends_at !== null)
    return { source: "trial", status: "trialing", ends_at: rows.trial_ends_at };
  if (row !== null && status !== "free") return { source: "payment", status, row };
  return { source: null, status: "free" };
};

/**
 * The plan of the transaction's doctor, by priority: a live subscription, what the installation
 * includes, an unexpired grant, a running trial, an ended subscription.
 */
export const findPlano = async (tx: Tx, config: ModeConfig): Promise<Plano> => {
  const [rows] = await tx.query<PlanoRows>(
    `select to_jsonb(s) as payment, g.plano as granted, g.until as granted_until,
            t.ends_at as trial_ends_at
       from (select app_user_id() as id) me
       left join stripe_user_subscriptions s on s.user_id = me.id
       left join plano_grants g
         on g.user_id = me.id and coalesce(g.until > billing_now(), true)
       left join trials t on t.user_id = me.id and t.ends_at > billing_now()`,
    [],
    "plano",
  );
  return choosePlano(rows!, paymentsModeOf(config) === "included");
};

export const findPlanoStatus = async (tx: Tx, config: ModeConfig): Promise<SubscriptionStatus> =>
  (await findPlano(tx, config)).status;
