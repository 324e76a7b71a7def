import type { Deps } from "../../deps.ts";
import { sweepTrials } from "./trial-notices.ts";
import { type SyncDeps, syncSubscription } from "./sync.ts";
import { asPayments } from "./as-payments.ts";

const CONCURRENCY = 2;
/** Stripe repeats an event for three days. */
const EVENT_DAYS = 30;
const EVERY_NIGHT = "40 3 * * *";
const EVERY_HOUR = "20 * * * *";

export type PlanoJobDeps = Pick<
  Deps,
  "config" | "db" | "events" | "jobs" | "log" | "mail" | "payments"
>;

/** Called after each synchronisation of a doctor's subscription. */
export type AfterSync = (deps: SyncDeps, userId: string, customerId: string) => Promise<void>;

/** Reads the subscription of a customer, or of the customer of a disputed charge. */
export const syncCustomer = async (
  deps: SyncDeps,
  { customer_id, charge_id }: { customer_id: string | null; charge_id: string | null },
  afterSync: AfterSync,
): Promise<void> => {
  let customer = customer_id;
  if (customer === null && charge_id !== null) {
    const charge = await deps.payments.stripe.charges.retrieve(charge_id);
    customer =
      typeof charge.customer === "string" ? charge.customer : (charge.customer?.id ?? null);
  }
  if (customer === null) return;
  const userId = await syncSubscription(deps, customer);
  if (userId !== null) await afterSync(deps, userId, customer);
};

/** Reads every customer's subscription, in case events were lost. One failure stops no other. */
export const reconcilePayments = async (deps: SyncDeps, afterSync: AfterSync): Promise<void> => {
  const customers = await asPayments(deps.db, "list customers to reconcile", (tx) =>
    tx.query<{ customer_id: string }>("select customer_id from stripe_customers order by user_id"),
  );
  await deps.db.pool.query(
    `delete from installation.stripe_events where received_at < now() - make_interval(days => $1)`,
    [EVENT_DAYS],
  );
  for (const { customer_id } of customers) {
    try {
      await syncCustomer(deps, { customer_id, charge_id: null }, afterSync);
    } catch (error) {
      deps.log.warn({ err: error }, "a subscription was not reconciled");
    }
  }
};

/** Starts the jobs of subscriptions and trials. */
export const startPlanoJobs = async (deps: PlanoJobDeps, afterSync: AfterSync): Promise<void> => {
  const { jobs, payments } = deps;
  if (payments !== null) {
    const sync: SyncDeps = { ...deps, payments };
    await jobs.work("sync-subscription", { concurrency: CONCURRENCY }, (payload) =>
      syncCustomer(sync, payload, afterSync),
    );
    await jobs.work("reconcile-payments", { concurrency: 1 }, () =>
      reconcilePayments(sync, afterSync),
    );
    await jobs.schedule("reconcile-payments", EVERY_NIGHT);
  }
  await jobs.work("trial-notices", { concurrency: 1 }, () => sweepTrials(deps));
  await jobs.schedule("trial-notices", EVERY_HOUR);
};
