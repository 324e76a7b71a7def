import { DEFAULT_LOCALE } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import type { JobContext, JobPayloads, MessageReport } from "../../platform/jobs/jobs.ts";
import { messagesOf } from "../../platform/messages.ts";
import { isAccountEnabled } from "../contas/is-enabled.ts";
import { insertNotification } from "../notifications/queries.ts";
import { enqueueDelivery } from "./dispatch.ts";
import { disableEndpoint } from "./endpoints.ts";
import { writeMessage } from "./payload.ts";
import {
  countAttempt,
  insertAttempt,
  lockQueued,
  type Sendable,
  setDeliveryState,
} from "./queries.ts";
import { delayAfter } from "./schedule.ts";
import { type Message, sendMessage, type SendResult } from "./send.ts";

export type DeliverDeps = Pick<Deps, "auth" | "config" | "db" | "events" | "jobs">;

const GONE = 410;

interface Claimed extends Sendable {
  message: Message;
  attempts: number;
}

/** Counts the attempt and writes the message; null if nothing is to be sent. */
const claim = (deps: DeliverDeps, { delivery_id, user_id }: JobPayloads["deliver-webhook"]) =>
  withUser(deps.db, user_id, async (tx): Promise<Claimed | null> => {
    const sendable = await lockQueued(tx, delivery_id);
    if (sendable === null) return null;
    const isEnabled = await isAccountEnabled(tx, user_id);
    if (!isEnabled || sendable.endpoint.disabled_at !== null) {
      await setDeliveryState(tx, delivery_id, "failed");
      return null;
    }
    const message = await writeMessage(tx, sendable.event, sendable.endpoint.fields);
    return { ...sendable, message, attempts: await countAttempt(tx, delivery_id) };
  });

/** Disables an endpoint, and says so in the app and by mail. */
const disable = async (
  { events, jobs }: DeliverDeps,
  tx: Tx,
  { endpoint }: Claimed,
  reason: "gone" | "failing",
): Promise<void> => {
  if (!(await disableEndpoint(tx, endpoint.id, reason))) return;
  const { user_id } = endpoint;
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type.webhook_desativado;
  const notification = await insertNotification(tx, user_id, {
    type: "webhook_desativado",
    title: title(),
    description,
    consulta_id: null,
  });
  await jobs.enqueue(tx, "account-mail", {
    kind: "webhook_disabled",
    user_id,
    locale: endpoint.locale,
  });
  await events.publish(tx, user_id, { type: "notification", notification });
};

const save = (deps: DeliverDeps, claimed: Claimed, result: SendResult): Promise<void> =>
  withUser(deps.db, claimed.delivery.user_id, async (tx) => {
    const { delivery, attempts } = claimed;
    const { at: created_at, status, failure, duration_ms, retry_after_s } = result;
    const { id: delivery_id, user_id } = delivery;
    const attempt = { user_id, delivery_id, number: attempts, created_at };
    await insertAttempt(tx, { ...attempt, status, failure, duration_ms });
    if (failure === null) return setDeliveryState(tx, delivery_id, "delivered");
    const delay = status === GONE ? null : delayAfter(attempts, retry_after_s, Math.random());
    if (delay !== null) {
      await setDeliveryState(tx, delivery_id, "queued", delay);
      return enqueueDelivery(tx, deps.jobs, { delivery_id, user_id }, delay);
    }
    await setDeliveryState(tx, delivery_id, "failed");
    return disable(deps, tx, claimed, status === GONE ? "gone" : "failing");
  });

/**
 * Sends an event to an endpoint once. A failure enqueues the next attempt in the transaction that
 * stores it; ten failures or the answer 410 disable the endpoint. A worker that is killed before
 * the result is stored sends again, with the same `webhook-id`. An account that is disabled or
 * closed sends nothing.
 */
export const deliverWebhook = async (
  deps: DeliverDeps,
  payload: JobPayloads["deliver-webhook"],
  { signal }: Pick<JobContext, "signal">,
): Promise<MessageReport> => {
  const claimed = await claim(deps, payload);
  if (claimed === null) return { delivery: "skipped" };
  const { result } = await sendMessage(deps, claimed.endpoint, claimed.message, signal);
  await save(deps, claimed, result);
  return { delivery: result.failure === null ? "sent" : "failed" };
};
