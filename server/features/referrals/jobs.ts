import type { Deps } from "../../deps.ts";
import { findCustomer } from "../planos/customers.ts";
import type { SyncDeps } from "../planos/sync.ts";
import { syncReferral } from "./sync-referral.ts";
import { asPayments } from "../planos/as-payments.ts";

const EVERY_HOUR = "35 * * * *";

export const startReferralJobs = async (
  deps: Pick<Deps, "db" | "events" | "jobs" | "log" | "payments">,
): Promise<void> => {
  const { jobs, payments } = deps;
  if (payments === null) return;
  await jobs.work("activate-referrals", { concurrency: 1 }, () =>
    activateReferrals({ ...deps, payments }),
  );
  await jobs.schedule("activate-referrals", EVERY_HOUR);
};

/** Activates the referrals whose hold has ended. One failure stops no other. */
export const activateReferrals = async (deps: SyncDeps): Promise<void> => {
  const due = await asPayments(deps.db, "find referrals whose hold has ended", async (tx) => {
    const rows = await tx.query<{ referred_user_id: string }>(
      `select referred_user_id from referrals
        where status = 'pending' and hold_until <= billing_now()`,
    );
    const customers = [];
    for (const { referred_user_id: userId } of rows)
      customers.push({ userId, customer: await findCustomer(tx, userId) });
    return customers;
  });
  for (const { userId, customer } of due) {
    if (customer === null) continue;
    try {
      await syncReferral(deps, userId, customer);
    } catch (error) {
      deps.log.warn({ err: error }, "a referral was not activated");
    }
  }
};
