import { DEFAULT_LOCALE } from "@relato/shared/domain/language.ts";
import { whatsappNumber } from "@relato/shared/domain/notices.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import type { JobContext, JobPayloads } from "../../platform/jobs/jobs.ts";
import { messagesOf } from "../../platform/messages.ts";
import { MailError } from "../../providers/mail/smtp.ts";
import { WhatsappError } from "../../providers/whatsapp/whatsapp.ts";
import { wants } from "../configuracoes/queries.ts";
import { insertNotification } from "../notifications/queries.ts";
import {
  beginSending,
  countFailure,
  endNotice,
  lockSendable,
  type Outcome,
  type Sendable,
} from "./notice-queries.ts";
import { writeNoticeMail, writeNoticeWhatsapp } from "./write-notice.ts";

export type DeliverDeps = Pick<Deps, "config" | "db" | "events" | "log" | "mail" | "whatsapp">;

/** Sends that were begun and whose end nobody saw: the first, and one more. */
const MAX_UNSEEN = 2;

/** Why it shall not be sent any more; null when it shall. */
const whyNot = (notice: Sendable, now: number): Outcome | null => {
  const skip = (reason: Extract<Outcome, { state: "skipped" }>["reason"]): Outcome => ({
    state: "skipped",
    reason,
  });
  if (notice.closed) return skip("closed");
  if (!notice.switched_on) return skip("switched_off");
  const cancelled = notice.cancelled_at !== null || !notice.current_patient;
  if (cancelled !== (notice.occasion === "cancelled")) return skip("superseded");
  if (notice.occasion === "reminder" && notice.data !== notice.told_data) return skip("superseded");
  const begins = cancelled ? notice.told_data : notice.data;
  if (Date.parse(begins) <= now) return skip("past");
  if (addressOf(notice) === null) return skip("no_address");
  if (notice.attempts - notice.failures >= MAX_UNSEEN)
    return { state: "failed", reason: "interrupted" };
  return null;
};

const addressOf = ({ channel, email, whatsapp, telefone }: Sendable): string | null =>
  channel === "email" ? email : (whatsappNumber(whatsapp) ?? whatsappNumber(telefone));

/** Resolves with what WhatsApp calls the message; null where nobody names it. */
const send = async (deps: DeliverDeps, notice: Sendable): Promise<string | null> => {
  const address = addressOf(notice) ?? "";
  if (notice.channel === "whatsapp")
    return deps.whatsapp.send(writeNoticeWhatsapp(notice, address));
  await deps.mail.send(writeNoticeMail(notice, address, deps.config.mail_from));
  return null;
};

/** Whether the service said that nobody can be reached there, so that trying again would not help. */
const isAddress = (error: unknown): boolean =>
  error instanceof WhatsappError
    ? error.kind === "address"
    : error instanceof MailError && error.code === "EENVELOPE" && (error.response_code ?? 0) >= 500;

/** Tells the doctor's screens what became of a notice; of one that failed the doctor is told, too. */
export const tellOutcome = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  medicoId: string,
  { agendamento_id, failed }: { agendamento_id: string; failed: boolean },
): Promise<void> => {
  await events.publish(tx, medicoId, { type: "appointment_notices", agendamento_id });
  if (!failed || !(await wants(tx, medicoId, "notify_appointments"))) return;
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type.agenda_aviso_falhou;
  const notification = await insertNotification(tx, medicoId, {
    type: "agenda_aviso_falhou",
    title: title(),
    description,
    consulta_id: null,
  });
  await events.publish(tx, medicoId, { type: "notification", notification });
};

/** Ends a notice and tells of it. */
const settle = async (
  deps: Pick<Deps, "events">,
  tx: Tx,
  medicoId: string,
  { id, agendamento_id }: Sendable,
  outcome: Outcome,
): Promise<void> => {
  if (!(await endNotice(tx, id, outcome))) return;
  await tellOutcome(deps, tx, medicoId, { agendamento_id, failed: outcome.state === "failed" });
};

/**
 * Sends one notice, as the appointment is now. That it was begun is stored before, how it ended after: a worker that is killed between the
 * two leaves a notice that may have arrived. It is then sent once more and never a third time (mail programs know the second by its
 * Message-ID; WhatsApp has no such mark, and the patient may read it twice).
 * @throws MailError, WhatsappError: the queue tries again later
 */
export const deliverNotice = async (
  deps: DeliverDeps,
  { notice_id, medico_id }: JobPayloads["appointment-notice"],
  { last }: Pick<JobContext, "last">,
): Promise<void> => {
  const { db, log } = deps;
  const notice = await withUser(db, medico_id, async (tx) => {
    const found = await lockSendable(tx, medico_id, notice_id);
    if (found === null) return null;
    const end = whyNot(found, Date.now());
    if (end === null) {
      await beginSending(tx, notice_id);
      return found;
    }
    await settle(deps, tx, medico_id, found, end);
    return null;
  });
  if (notice === null) return;
  let message_id: string | null;
  try {
    message_id = await send(deps, notice);
  } catch (error) {
    const end: Outcome | null = isAddress(error)
      ? { state: "failed", reason: "address" }
      : last
        ? { state: "failed", reason: "service" }
        : null;
    await withUser(db, medico_id, async (tx) => {
      await countFailure(tx, notice_id);
      if (end !== null) await settle(deps, tx, medico_id, notice, end);
    });
    if (end === null) throw error;
    log.warn({ err: error, notice_id }, "a notice was not delivered");
    return;
  }
  await withUser(db, medico_id, (tx) =>
    settle(deps, tx, medico_id, notice, { state: "sent", message_id }),
  );
};
