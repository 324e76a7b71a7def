import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findNotice } from "./notice-queries.ts";
import { requeueNotice } from "./notices.ts";
import { sendingChannels } from "./sending-channels.ts";

/**
 * Queues a notice again that may be retried, and tells the doctor's screens; false for another one.
 * @throws AppError NOT_FOUND
 */
export const requeueIfAllowed = async (
  tx: Tx,
  { config, events, jobs }: Pick<Deps, "config" | "events" | "jobs">,
  key: { id: string; medico_id: string },
): Promise<boolean> => {
  const notice = requireRow(await findNotice(tx, key.id, sendingChannels(config)));
  if (!notice.can_retry || !(await requeueNotice(tx, jobs, key))) return false;
  const { agendamento_id } = notice;
  await events.publish(tx, key.medico_id, { type: "appointment_notices", agendamento_id });
  return true;
};

/**
 * Queues a notice again that failed, or that was stored before this server sent by its channel; any
 * other stays as it is. @throws AppError NOT_FOUND
 */
export const retryNotice = async (
  tx: Tx,
  deps: Pick<Deps, "config" | "events" | "jobs">,
  key: { id: string; medico_id: string },
): Promise<Notice> => {
  await requeueIfAllowed(tx, deps, key);
  return requireRow(await findNotice(tx, key.id, sendingChannels(deps.config)));
};
