import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { acceptRawJson } from "../../platform/http/raw-json.ts";
import { asPayments } from "./as-payments.ts";

const BODY_LIMIT = 1024 * 1024;
/** Seconds after which a signature is refused (Stripe's default). */
const TOLERANCE_S = 300;

/** The customer of an event's object, which is that customer or names it. */
const customerOf = (event: Stripe.Event): string | null => {
  const object = event.data.object as { object: string; id?: string; customer?: unknown };
  if (object.object === "customer") return object.id ?? null;
  const { customer } = object;
  if (typeof customer === "string") return customer;
  const id = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : null;
};

/**
 * Stores the event's id and enqueues the work, in one transaction: what is acknowledged is done
 * even if the process is killed. A repeated event has no effect.
 */
const acceptEvent = async (
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  event: Stripe.Event,
): Promise<void> =>
  asPayments(db, "accept a payment event", async (tx) => {
    const inserted = await tx.queryAsLogin(
      `insert into installation.stripe_events (id, type) values ($1, $2)
       on conflict do nothing returning id`,
      [event.id, event.type],
    );
    if (inserted.length === 0) return;
    // A dispute names only its charge.
    const object = event.data.object as { object: string; charge?: unknown };
    const customer_id = customerOf(event);
    const charge_id = object.object === "dispute" ? String(object.charge) : null;
    if (customer_id === null && charge_id === null) return;
    await jobs.enqueue(tx, "sync-subscription", { customer_id, charge_id });
  });

/**
 * The webhook of the payment provider. It has no session: Stripe signs each call. Nothing in the
 * event is believed but whose data to read again.
 */
export const registerPaymentWebhook = (app: FastifyInstance, deps: Deps): void => {
  app.register(async (routes) => {
    acceptRawJson(routes, BODY_LIMIT);
    routes.route({
      method: "POST",
      url: "/api/webhooks/stripe",
      bodyLimit: BODY_LIMIT,
      config: { access: "anonymous" },
      schema: { summary: "Events of the payment provider, signed by it", tags: ["planos"] },
      handler: async (request, reply) => {
        const { payments } = deps;
        if (payments === null) throw new AppError("NOT_FOUND");
        const { body, headers } = request;
        const signature = headers["stripe-signature"];
        if (!Buffer.isBuffer(body) || typeof signature !== "string")
          throw new AppError("UNAUTHENTICATED");
        let event: Stripe.Event;
        try {
          event = payments.stripe.webhooks.constructEvent(
            body,
            signature,
            payments.webhook_secret,
            TOLERANCE_S,
          );
        } catch {
          // Forged, or older than the tolerance.
          throw new AppError("UNAUTHENTICATED");
        }
        await acceptEvent(deps, event);
        return reply.status(200).send({ received: true });
      },
    });
  });
};
