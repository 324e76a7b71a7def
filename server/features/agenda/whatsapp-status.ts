import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx, withUser } from "../../platform/database/database.ts";
import {
  appointment_notices,
  type AppointmentNoticeRow,
} from "../../platform/database/schema/agenda.ts";
import type { MessageStatus } from "../../providers/whatsapp/webhook.ts";
import { publishOutcome } from "./deliver-notice.ts";

/** Stores the status of a sent message; false when it is known or contradicts a stored one. */
const saveStatus = async (
  tx: Tx,
  noticeId: string,
  { outcome, at }: MessageStatus,
): Promise<boolean> => {
  const { id, state, delivered_at, read_at, attempts } = appointment_notices;
  const isSent = and(eq(id, noticeId), eq(state, "sent"));
  const update = tx.drizzle.update(appointment_notices);
  if (outcome.kind === "failed") {
    const failed = await update
      .set({
        state: "failed",
        reason: outcome.reason,
        failures: sql`${attempts}`,
        updated_at: sql`now()`,
      })
      .where(and(isSent, isNull(delivered_at), isNull(read_at)))
      .returning({ id });
    return failed.length > 0;
  }
  const column = outcome.kind === "read" ? "read_at" : "delivered_at";
  const saved = await update
    // WhatsApp's clock may be ahead of ours.
    .set({ [column]: sql`least(${at.toISOString()}::timestamptz, now())` })
    .where(and(isSent, isNull(appointment_notices[column])))
    .returning({ id });
  return saved.length > 0;
};

/**
 * Applies a status that WhatsApp reports about a notice's message.
 * `later`: the outcome of the sending is not stored yet; WhatsApp must repeat the status.
 * `ignored`: no notice of ours, another message of the notice, or nothing new.
 */
export const applyStatus = async (
  deps: Pick<Deps, "db" | "events">,
  status: MessageStatus,
): Promise<"applied" | "ignored" | "later"> => {
  const { db } = deps;
  const id = z.uuid().safeParse(status.reference).data;
  if (id === undefined) return "ignored";
  const owner = await asSystem(db, "find the doctor of a WhatsApp message", async (tx) => {
    const [row] = await tx.query<Pick<AppointmentNoticeRow, "medico_id">>(
      `select medico_id from appointment_notices where id = $1 and channel = 'whatsapp'`,
      [id],
    );
    return row;
  });
  if (owner === undefined) return "ignored";
  return withUser(db, owner.medico_id, async (tx) => {
    const [notice] = await tx.drizzle
      .select()
      .from(appointment_notices)
      .where(eq(appointment_notices.id, id))
      .for("update");
    if (notice === undefined) return "ignored";
    const { agendamento_id, attempts, failures, message_id, state } = notice;
    const isSending = state === "queued" && attempts > failures;
    if (message_id !== status.message_id) return isSending ? "later" : "ignored";
    if (!(await saveStatus(tx, id, status))) return "ignored";
    const failed = status.outcome.kind === "failed";
    await publishOutcome(deps, tx, owner.medico_id, { agendamento_id, failed });
    return "applied";
  });
};
