import type { Deps } from "../../server/deps.ts";
import { createCheckout } from "../../server/features/planos/checkout.ts";
import { readCustomer } from "../../server/features/planos/customers.ts";
import { syncSubscription } from "../../server/features/planos/sync.ts";
import { findCoupon } from "../../server/features/referrals/sync-referral.ts";
import { AppError } from "../../server/platform/http/errors.ts";
import { SANDBOX_PRICES } from "../../server/providers/payments/prices.ts";
import { ApiError } from "../../server/providers/payments/sandbox/api-error.ts";
import type { CardName } from "../../server/providers/payments/sandbox/cards.ts";
import { payCheckout } from "../../server/testing/payments.ts";
import type { BenchDoctor } from "./doctor.ts";
import type { Action } from "./history.ts";

type Checkout = Extract<Action, { do: "checkout" }>;

/** Opens a page. @returns its session, or null when a subscription exists */
const open = async (deps: Deps, doctor: BenchDoctor, plano: Checkout["plano"]) => {
  const { base_url } = deps.config;
  try {
    const { url } = await createCheckout(
      deps,
      doctor.id,
      {
        priceId: SANDBOX_PRICES[plano].BRL,
        mode: "subscription",
        success_url: `${base_url}/pt-br/dashboard?success=1`,
        cancel_url: `${base_url}/pt-br/dashboard?canceled=1`,
        locale: "pt-br",
      },
      (payments, userId) => findCoupon(deps, payments, userId),
    );
    return url.split("/").at(-1)!;
  } catch (error) {
    if (error instanceof AppError && error.code === "SUBSCRIPTION_EXISTS") return null;
    throw error;
  }
};

/** Pays a page that was opened. A declined card and an expired page are outcomes. */
const pay = async (
  deps: Deps,
  doctor: BenchDoctor,
  session: string | null,
  card: CardName = doctor.card,
): Promise<void> => {
  if (session === null) return;
  const { fingerprint, tax_id } = doctor;
  try {
    await payCheckout(deps, session, { card, fingerprint, tax_id });
    doctor.dispute = null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};

/** Opens one or two pages and pays them as the history says. */
export const checkOut = async (
  deps: Deps,
  doctor: BenchDoctor,
  { plano, how }: Checkout,
): Promise<void> => {
  const openOne = () => open(deps, doctor, plano);
  const first = await openOne();
  if (how === "abandoned") return;
  if (how === "declined") await pay(deps, doctor, first, "declined");
  if (how === "replaced" || how === "both") {
    const [second, third] =
      how === "both" ? await Promise.all([openOne(), openOne()]) : [await openOne()];
    await Promise.all([first, second, third ?? null].map((each) => pay(deps, doctor, each)));
  } else if (how === "raced") {
    const [second] = await Promise.all([openOne(), pay(deps, doctor, first)]);
    await pay(deps, doctor, second);
  } else await pay(deps, doctor, first);
  if (how === "closed") return;
  const customer = await readCustomer(deps.db, doctor.id);
  if (customer !== null) await syncSubscription({ ...deps, payments: deps.payments! }, customer);
};
