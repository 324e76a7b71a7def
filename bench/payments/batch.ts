import { activateReferrals } from "../../server/features/referrals/jobs.ts";
import { reconcilePayments } from "../../server/features/planos/jobs.ts";
import { syncReferral } from "../../server/features/referrals/sync-referral.ts";
import { moveTo } from "../../server/providers/payments/sandbox/clock.ts";
import { asPayments } from "../../server/features/planos/as-payments.ts";
import { act } from "./act.ts";
import { compareDoctor, type Divergence, findDoubles } from "./compare.ts";
import { Courier } from "./courier.ts";
import { type BenchDoctor, createDoctors, crmOf } from "./doctor.ts";
import type { History } from "./history.ts";
import type { BenchApp } from "./installation.ts";
import { predict } from "./oracle.ts";
import type { Random } from "./random.ts";

export interface BatchResult {
  histories: number;
  diverged: number;
  double_subscriptions: number;
  wrong_discounts: number;
  /** Events of the sandbox, those lost, and deliveries. */
  events: number;
  lost: number;
  delivered: number;
  failures: { history: History; divergences: Divergence[] }[];
}

/** Moves the clock to a time of the batch. It never moves back. */
const moveClockTo = async ({ deps }: BenchApp, at: number): Promise<void> =>
  deps.payments!.sandbox!.run(async (store) => {
    if (at > store.now) await moveTo(store, at);
  });

const addDoctors = async ({ deps }: BenchApp, history: History): Promise<BenchDoctor[]> => {
  const doctors = await createDoctors(deps, history);
  await asPayments(deps.db, "bench", async (tx) => {
    for (const [at, { id }] of doctors.entries())
      await tx.query("insert into user_profiles (user_id, crm) values ($1, $2)", [
        id,
        crmOf(history, at),
      ]);
  });
  return doctors;
};

/** Runs histories of one length beside each other, along one clock, then compares each doctor. */
export const runBatch = async (
  running: BenchApp,
  histories: readonly History[],
  random: Random,
): Promise<BatchResult> => {
  const { app, deps } = running;
  const payments = deps.payments!;
  const start = await payments.sandbox!.run(async (store) => store.now);
  const doctorsOf = new Map<History, BenchDoctor[]>();
  for (const history of histories) doctorsOf.set(history, await addDoctors(running, history));
  const courier = new Courier(app, deps, random);
  const steps = histories
    .flatMap((history) => history.steps.map((step) => ({ history, step })))
    .toSorted((a, b) => a.step.at - b.step.at);
  for (const { history, step } of steps) {
    await moveClockTo(running, start + step.at);
    await act(deps, doctorsOf.get(history)!, step, start + step.at);
    await courier.step();
  }
  await moveClockTo(running, start + histories[0]!.until);
  await courier.finish();
  await reconcilePayments({ ...deps, payments }, syncReferral);
  await activateReferrals({ ...deps, payments });
  return { ...(await compareAll(running, doctorsOf, start)), ...courier.counts };
};

const compareAll = async (
  { deps }: BenchApp,
  doctorsOf: ReadonlyMap<History, BenchDoctor[]>,
  start: number,
) => {
  const doubles = await findDoubles(deps);
  const failures: BatchResult["failures"] = [];
  let wrong_discounts = 0;
  for (const [history, doctors] of doctorsOf) {
    const divergences: Divergence[] = [];
    for (const [at, expected] of predict(history, start).entries())
      divergences.push(...(await compareDoctor(deps, doctors, at, expected)));
    wrong_discounts += divergences.filter(({ what }) => what === "discount").length;
    if (divergences.length > 0) failures.push({ history, divergences });
  }
  return {
    histories: doctorsOf.size,
    diverged: failures.length,
    double_subscriptions: doubles.size,
    wrong_discounts,
    failures,
  };
};
