import type { Deps } from "../../server/deps.ts";
import { readCustomer } from "../../server/features/planos/customers.ts";
import { grantPlano, revokePlano } from "../../server/features/planos/grants.ts";
import { cancelPlano, changePlano, previewChange } from "../../server/features/planos/manage.ts";
import { syncSubscription } from "../../server/features/planos/sync.ts";
import { startTrial } from "../../server/features/planos/trial.ts";
import { storeReferral } from "../../server/features/referrals/store-referral.ts";
import { AppError } from "../../server/platform/http/errors.ts";
import { SANDBOX_PRICES } from "../../server/providers/payments/prices.ts";
import { createDispute } from "../../server/providers/payments/sandbox/pay-invoice.ts";
import { newPaymentMethod } from "../../server/providers/payments/sandbox/objects/payment.ts";
import { checkOut } from "./check-out.ts";
import type { BenchDoctor } from "./doctor.ts";
import type { Action } from "./history.ts";

const PART = 100;

/** A refusal is an outcome that the oracle expects too: the state shows it. */
const ignoreRefusal = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "PAYMENTS_FAILED" || error.code === "PAYMENTS_UNREACHABLE") throw error;
  }
};

interface Subscription {
  id: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { data: { current_period_end: number }[] };
}

interface Scene {
  deps: Deps;
  doctor: BenchDoctor;
  customer: string | null;
  /** Unix seconds. */
  now: number;
}

const findNewest = async ({ deps, customer }: Scene): Promise<Subscription | null> => {
  if (customer === null) return null;
  const { data } = await deps.payments!.stripe.subscriptions.list({ customer, status: "all" });
  return data[0] ?? null;
};

const findRunning = async (scene: Scene): Promise<Subscription | null> => {
  const newest = await findNewest(scene);
  return newest === null || newest.status === "canceled" ? null : newest;
};

const findCharge = async ({
  deps,
  customer,
}: Scene): Promise<{ id: string; refunded: boolean } | null> => {
  if (customer === null) return null;
  const { data } = await deps.payments!.stripe.charges.list({ customer, limit: 100 });
  return data.find(({ paid }) => paid) ?? null;
};

/** The owner's settings, which sync, or the provider's portal, which does not. */
const setEnding = async (scene: Scene, isEnding: boolean, through: string): Promise<void> => {
  const { deps, doctor, customer } = scene;
  if (through === "settings") {
    await ignoreRefusal(cancelPlano(deps, doctor.id, isEnding));
    if (customer !== null) await syncSubscription({ ...deps, payments: deps.payments! }, customer);
    return;
  }
  const running = await findRunning(scene);
  if (running === null) return;
  const { cancel_at, cancel_at_period_end, items } = running;
  // The portal ends a subscription by a date. One call may not have both parameters.
  const byDate = { cancel_at: isEnding ? items.data[0]!.current_period_end : ("" as const) };
  const isByDate = isEnding || (cancel_at !== null && !cancel_at_period_end);
  const update = isByDate ? byDate : { cancel_at_period_end: false };
  await deps.payments!.stripe.subscriptions.update(running.id, update);
};

const change = async ({ deps, doctor }: Scene, priceId: string): Promise<void> => {
  const { proration_date } = await previewChange(deps, doctor.id, priceId);
  await changePlano(deps, doctor.id, { priceId, proration_date });
};

const storeNewCard = async (scene: Scene): Promise<void> => {
  const running = await findRunning(scene);
  if (running === null) return;
  const { payments } = scene.deps;
  const { stripe, sandbox } = payments!;
  const holder = { address: null as never, email: null, name: null };
  const method = await sandbox!.run(async (store) => {
    const made = newPaymentMethod(store.now, {
      customer: scene.customer!,
      card: "visa",
      fingerprint: scene.doctor.other_fingerprint,
      holder,
    });
    await store.save(made);
    return made;
  });
  await stripe.subscriptions.update(running.id, { default_payment_method: method.id });
  const open = await stripe.invoices.list({ subscription: running.id, status: "open" });
  for (const { id } of open.data) await stripe.invoices.pay(id);
};

const refund = async (scene: Scene, part: boolean): Promise<void> => {
  const charge = await findCharge(scene);
  if (charge === null || charge.refunded) return;
  const amount = part ? { amount: PART } : {};
  await scene.deps.payments!.stripe.refunds.create({ charge: charge.id, ...amount });
};

const dispute = async (scene: Scene): Promise<void> => {
  const { deps, doctor } = scene;
  const charge = await findCharge(scene);
  if (charge === null || doctor.dispute !== null) return;
  await deps.payments!.sandbox!.run(async (store) =>
    createDispute(store, await store.get("charge", charge.id)),
  );
  const { data } = await deps.payments!.stripe.disputes.list({ charge: charge.id });
  doctor.dispute = data[0]!.id;
};

const closeDispute = async ({ deps, doctor }: Scene, won: boolean): Promise<void> => {
  if (doctor.dispute === null) return;
  const { stripe } = deps.payments!;
  const { status } = await stripe.disputes.retrieve(doctor.dispute);
  if (status !== "needs_response") return;
  const uncategorized_text = won ? "winning_evidence" : "losing_evidence";
  await stripe.disputes.update(doctor.dispute, { evidence: { uncategorized_text } });
};

const untilOf = (now: number, days: number): string =>
  new Date((now + days * 86_400) * 1000).toISOString();

/** Does what a step says, through our own functions or as the provider's pages do it. */
export const act = async (
  deps: Deps,
  doctors: readonly BenchDoctor[],
  { doctor: at, action }: { doctor: number; action: Action },
  now: number,
): Promise<void> => {
  const doctor = doctors[at]!;
  const user_id = doctor.id;
  const scene = { deps, doctor, customer: await readCustomer(deps.db, user_id), now };
  switch (action.do) {
    case "checkout":
      return checkOut(deps, doctor, action);
    case "grant": {
      const until = action.days === null ? null : untilOf(now, action.days);
      return grantPlano(deps.db, { user_id, plano: action.plano, until, granted_by: null });
    }
    case "revoke":
      return void (await revokePlano(deps.db, user_id));
    case "trial":
      return ignoreRefusal(startTrial(deps, user_id, "pt-br"));
    case "refer":
      return void (await storeReferral(deps.db, user_id, doctors[action.referrer]!.id));
    case "change":
      return ignoreRefusal(change(scene, SANDBOX_PRICES[action.plano].BRL));
    case "cancel":
    case "undo":
      return setEnding(scene, action.do === "cancel", action.through);
    case "end": {
      const running = await findRunning(scene);
      if (running !== null) await deps.payments!.stripe.subscriptions.cancel(running.id);
      return;
    }
    case "new_card":
      return storeNewCard(scene);
    case "refund":
      return refund(scene, action.part);
    case "dispute":
      return dispute(scene);
    case "close_dispute":
      return closeDispute(scene, action.won);
  }
};
