import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx, withUser } from "../../platform/database/database.ts";
import type { MessageStatus } from "../../providers/whatsapp/webhook.ts";
import { tellOutcome } from "./deliver-notice.ts";

interface Spoken {
  agendamento_id: string;
  state: "queued" | "sent" | "failed" | "skipped";
  message_id: string | null;
  /** A sending was begun whose end is not stored yet. */
  is_sending: boolean;
}

/** Writes what is new of a message that was sent; false when nothing is: it was told before, or contradicts what was told. */
const write = async (tx: Tx, id: string, { outcome, at }: MessageStatus): Promise<boolean> => {
  const changed =
    outcome.kind === "failed"
      ? await tx.query(
          `update appointment_notices set state = 'failed', reason = $2, failures = attempts, updated_at = now()
            where id = $1 and state = 'sent' and delivered_at is null and read_at is null returning id`,
          [id, outcome.reason],
        )
      : await tx.query(
          // Not later than now, whatever clock it comes from.
          `update appointment_notices set ${outcome.kind === "read" ? "read_at" : "delivered_at"} = least($2::timestamptz, now())
            where id = $1 and state = 'sent' and ${outcome.kind === "read" ? "read_at" : "delivered_at"} is null returning id`,
          [id, at.toISOString()],
        );
  return changed.length > 0;
};

/**
 * Puts down what WhatsApp says of a notice's message, and tells the doctor's screens. `later`: the sending's own end is not stored yet, so
 * that the service has to say it again. `ignored`: no notice of ours, another message of it, or nothing new.
 */
export const applyStatus = async (
  deps: Pick<Deps, "db" | "events">,
  status: MessageStatus,
): Promise<"applied" | "ignored" | "later"> => {
  const { db } = deps;
  const id = z.uuid().safeParse(status.reference).data;
  if (id === undefined) return "ignored";
  const owner = await asSystem(db, "find whose notice WhatsApp speaks of", async (tx) => {
    const [row] = await tx.query<{ medico_id: string }>(
      `select medico_id from appointment_notices where id = $1 and channel = 'whatsapp'`,
      [id],
    );
    return row;
  });
  if (owner === undefined) return "ignored";
  return withUser(db, owner.medico_id, async (tx) => {
    const [notice] = await tx.query<Spoken & Record<string, unknown>>(
      `select agendamento_id, state, message_id, state = 'queued' and attempts > failures as is_sending
         from appointment_notices where id = $1 for update`,
      [id],
    );
    if (notice === undefined) return "ignored";
    if (notice.message_id !== status.message_id) return notice.is_sending ? "later" : "ignored";
    if (!(await write(tx, id, status))) return "ignored";
    const failed = status.outcome.kind === "failed";
    await tellOutcome(deps, tx, owner.medico_id, { agendamento_id: notice.agendamento_id, failed });
    return "applied";
  });
};
