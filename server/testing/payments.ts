import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import type { CardName } from "../providers/payments/sandbox/cards.ts";
import { moveTo } from "../providers/payments/sandbox/clock.ts";
import { completeCheckout } from "../providers/payments/sandbox/complete-checkout.ts";
import { deliverEvent, WEBHOOK_PATH } from "../providers/payments/sandbox/deliver.ts";
import { NO_ADDRESS } from "../providers/payments/sandbox/objects/customer.ts";
import type { Checkout } from "../providers/payments/sandbox/objects/session.ts";
import type { Payments } from "../providers/payments/payments.ts";
import type { Sandbox } from "../providers/payments/sandbox/sandbox.ts";

interface WithPayments {
  payments: Pick<Payments, "sandbox"> | null;
}

const sandboxOf = ({ payments }: WithPayments): Sandbox => {
  const sandbox = payments?.sandbox ?? null;
  if (sandbox === null) throw new Error("the payment sandbox is off");
  return sandbox;
};

const DAY_S = 86_400;

/** Moves the sandbox's clock forward. Everything that is due happens. */
export const moveClock = (deps: WithPayments, days: number): Promise<void> =>
  sandboxOf(deps).run((store) => moveTo(store, store.now + Math.round(days * DAY_S)));

export interface TestPayment {
  card: CardName;
  /** Default: the same for each card of this name. */
  fingerprint?: string;
  /** A CPF or CNPJ. */
  tax_id?: string;
}

/** Pays a checkout session as its hosted page does. @throws ApiError card_declined */
export const payCheckout = (
  deps: WithPayments,
  sessionId: string,
  { card, fingerprint, tax_id }: TestPayment,
): Promise<Checkout> =>
  sandboxOf(deps).run(async (store) =>
    completeCheckout(store, await store.get("checkout.session", sessionId), {
      card,
      fingerprint,
      details: {
        address: { ...NO_ADDRESS, country: "BR" },
        email: null,
        name: null,
        tax_ids: tax_id === undefined ? [] : [{ type: "br_cpf", value: tax_id }],
      },
    }),
  );

/** The ids of the events that no webhook has acknowledged, oldest first. */
export const findUndelivered = (deps: WithPayments): Promise<string[]> =>
  sandboxOf(deps).run(async (store) => {
    const events = await store.list("event", { contains: { pending_webhooks: 1 } });
    return events.map(({ id }) => id).reverse();
  });

/** Delivers waiting events to an application that does not listen. Returns their number. */
export const deliverEvents = async (
  app: FastifyInstance,
  deps: Pick<Deps, "payments">,
): Promise<number> => {
  const ids = await findUndelivered(deps);
  const stripe = deps.payments!.stripe;
  for (const id of ids)
    await deliverEvent(sandboxOf(deps), stripe, id, async ({ payload, headers }) => {
      const url = WEBHOOK_PATH;
      const { statusCode } = await app.inject({ method: "POST", url, payload, headers });
      if (statusCode !== 200) throw new Error(`the webhook answered ${statusCode}`);
    });
  return ids.length;
};
