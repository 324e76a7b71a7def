import { type SkipReason, whatsappNumber } from "@relato/shared/domain/notices.ts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import type { JobContext, JobPayloads, MessageReport } from "../../platform/jobs/jobs.ts";
import { AppError } from "../../platform/http/errors.ts";
import { spendMessage } from "../../platform/quotas/quotas.ts";
import { AutomationError } from "../../providers/automation/automation.ts";
import { createAutomation } from "../../providers/automation/create.ts";
import type { Delivery } from "../../providers/delivery.ts";
import { MailError } from "../../providers/mail/smtp.ts";
import { WhatsappError } from "../../providers/whatsapp/whatsapp.ts";
import {
  countAttempt,
  countFailure,
  endNotice,
  lockSendable,
  type Outcome,
  type SendableNotice,
} from "./notice-queries.ts";
import { notifyDoctor } from "./notify-doctor.ts";
import { createReplyLink } from "./reply-link.ts";
import { writeNoticeCall, writeNoticeMail, writeNoticeWhatsapp } from "./write-notice.ts";

export type DeliverDeps = Pick<
  Deps,
  "auth" | "config" | "db" | "events" | "log" | "mail" | "whatsapp"
>;

/** Attempts of unknown outcome: the worker was killed while it sent. */
const MAX_UNKNOWN_ATTEMPTS = 2;

/** Why the notice must not be sent any more, or null. */
const skipReason = (notice: SendableNotice): SkipReason | null => {
  if (notice.closed) return "closed";
  if (!notice[`notify_${notice.channel}`]) return "switched_off";
  const isCancelled = notice.cancelled_at !== null || !notice.current_patient;
  if (isCancelled !== (notice.occasion === "cancelled")) return "superseded";
  if (notice.occasion === "reminder" && notice.data !== notice.notice_data) return "superseded";
  const start = isCancelled ? notice.notice_data : notice.data;
  if (Date.parse(start) <= Date.now()) return "past";
  return addressOf(notice) === null ? "no_address" : null;
};

/** The outcome of a notice that must not be sent, or null. */
const outcomeBeforeSending = (notice: SendableNotice): Outcome | null => {
  const reason = skipReason(notice);
  if (reason !== null) return { state: "skipped", reason };
  return notice.attempts - notice.failures >= MAX_UNKNOWN_ATTEMPTS
    ? { state: "failed", reason: "interrupted" }
    : null;
};

/** Counts the notice at its first attempt. Beyond a quota it fails, and the doctor may retry. */
const quotaOutcome = async (
  config: Deps["config"],
  tx: Tx,
  notice: SendableNotice,
): Promise<Outcome | null> => {
  if (notice.attempts > 0) return null;
  const kind = notice.channel === "email" ? "mail" : "whatsapp";
  try {
    await spendMessage(tx, config, kind, addressOf(notice) ?? "");
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state: "failed", reason: "quota" };
  }
};

const addressOf = ({ channel, email, whatsapp, telefone }: SendableNotice): string | null =>
  channel === "email" ? email : (whatsappNumber(whatsapp) ?? whatsappNumber(telefone));

const CALL_TIMEOUT_MS = 15_000;
const answerSchema = z.object({ success: z.literal(true) });

/** Sends by the automation if it answers notices, else by mail or WhatsApp: never by both. */
const send = async (
  deps: DeliverDeps,
  medicoId: string,
  notice: SendableNotice,
): Promise<Delivery> => {
  const { config } = deps;
  const automation = createAutomation(config, "appointment-notification");
  const reply_url = await createReplyLink(deps.auth, config.base_url, {
    ...notice,
    medico_id: medicoId,
  });
  if (automation !== null) {
    await automation.post(
      "appointment-notification",
      writeNoticeCall(notice, medicoId, reply_url),
      {
        schema: answerSchema,
        timeout_ms: CALL_TIMEOUT_MS,
      },
    );
    return { state: "sent", message_id: null };
  }
  const address = addressOf(notice) ?? "";
  return notice.channel === "whatsapp"
    ? deps.whatsapp.send(writeNoticeWhatsapp(notice, address, reply_url))
    : deps.mail.send(writeNoticeMail(notice, { to: address, from: config.mail_from, reply_url }));
};

/** Whether the service refused the address for good, so that a retry would not help. */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof WhatsappError
    ? error.kind === "address"
    : error instanceof MailError && error.code === "EENVELOPE" && (error.response_code ?? 0) >= 500;

/** Whether the automation may have sent the notice although its answer did not arrive. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof AutomationError && error.fault === "timeout";

/** Publishes the state of a notice to the doctor's screens; a failure also makes a notification. */
export const publishOutcome = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  medicoId: string,
  { agendamento_id, failed }: { agendamento_id: string; failed: boolean },
): Promise<void> => {
  await events.publish(tx, medicoId, { type: "appointment_notices", agendamento_id });
  if (failed) await notifyDoctor(tx, events, medicoId, "agenda_aviso_falhou");
};

const saveOutcome = async (
  deps: Pick<Deps, "events">,
  tx: Tx,
  medicoId: string,
  { id, agendamento_id }: SendableNotice,
  outcome: Outcome,
): Promise<void> => {
  if (!(await endNotice(tx, id, outcome))) return;
  const failed = outcome.state === "failed";
  await publishOutcome(deps, tx, medicoId, { agendamento_id, failed });
};

/**
 * Sends one notice with the appointment's current values. The attempt is stored before sending and
 * its outcome after: a worker that is killed in between leaves a notice that may have arrived. Such
 * a notice is sent once more and never a third time. Mail programs recognise the Message-ID;
 * WhatsApp has no such mark, and the patient may read the message twice.
 * @throws MailError, WhatsappError, AutomationError, so that the queue retries
 */
export const deliverNotice = async (
  deps: DeliverDeps,
  { notice_id, medico_id }: JobPayloads["appointment-notice"],
  { last }: Pick<JobContext, "last">,
): Promise<MessageReport> => {
  const { db, log } = deps;
  const notice = await withUser(db, medico_id, async (tx) => {
    const queued = await lockSendable(tx, medico_id, notice_id);
    if (queued === null) return { delivery: "skipped" } as const;
    const outcome = outcomeBeforeSending(queued) ?? (await quotaOutcome(deps.config, tx, queued));
    if (outcome === null) {
      await countAttempt(tx, notice_id);
      return queued;
    }
    await saveOutcome(deps, tx, medico_id, queued, outcome);
    return { delivery: outcome.state };
  });
  if ("delivery" in notice) return notice;
  let delivery: Delivery;
  try {
    delivery = await send(deps, medico_id, notice);
  } catch (error) {
    const isFinal = last || isAddressRefused(error);
    await withUser(db, medico_id, async (tx) => {
      if (!isOutcomeUnknown(error)) await countFailure(tx, notice_id);
      const reason = isAddressRefused(error) ? "address" : "service";
      if (isFinal) await saveOutcome(deps, tx, medico_id, notice, { state: "failed", reason });
    });
    if (!isFinal) throw error;
    log.warn({ err: error, notice_id }, "notice failed");
    return { delivery: "failed" };
  }
  await withUser(db, medico_id, (tx) => saveOutcome(deps, tx, medico_id, notice, delivery));
  return { delivery: delivery.state };
};
