import type Stripe from "stripe";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { serialize } from "./api.ts";
import type { Sandbox } from "./sandbox.ts";

export const WEBHOOK_PATH = "/api/webhooks/stripe";
const TIMEOUT_MS = 20_000;

export interface SignedEvent {
  payload: string;
  headers: Record<string, string>;
}

/** Sends a signed event. @throws Error unless it is acknowledged */
export type SendEvent = (event: SignedEvent) => Promise<void>;

const post =
  (base_url: string): SendEvent =>
  async ({ payload, headers }) => {
    const answer = await fetch(new URL(WEBHOOK_PATH, base_url), {
      method: "POST",
      body: payload,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };

/** Delivers an event, signed as Stripe signs it, unless it was acknowledged before. */
export const deliverEvent = async (
  sandbox: Sandbox,
  stripe: Stripe,
  event_id: string,
  send: SendEvent,
): Promise<void> => {
  const event = await sandbox.run((store) => store.find("event", event_id));
  if (event === null || event.pending_webhooks === 0) return;
  const payload = serialize(event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: sandbox.webhook_secret,
  });
  await send({
    payload,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });
  await sandbox.run((store) => store.save({ ...event, pending_webhooks: 0 }));
};

const CONCURRENCY = 2;

/** Delivers the sandbox's events to our webhook, with retries. */
export const startDelivery = (jobs: Jobs, sandbox: Sandbox, stripe: Stripe): Promise<void> =>
  jobs.work("sandbox-webhook", { concurrency: CONCURRENCY }, ({ event_id }) =>
    deliverEvent(sandbox, stripe, event_id, post(sandbox.base_url)),
  );
