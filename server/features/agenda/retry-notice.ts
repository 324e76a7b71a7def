import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findNotice } from "./notice-queries.ts";
import { requeueNotice } from "./notices.ts";
import { sendingChannels } from "./sending-channels.ts";

/**
 * Queues a notice again that failed, or that was stored before this server sent by its channel; any
 * other stays as it is. @throws AppError NOT_FOUND
 */
export const retryNotice = async (
  tx: Tx,
  { config, events, jobs }: Pick<Deps, "config" | "events" | "jobs">,
  key: { id: string; medico_id: string },
): Promise<Notice> => {
  const sending = sendingChannels(config);
  const notice = requireRow(await findNotice(tx, key.id, sending));
  if (!notice.can_retry || !(await requeueNotice(tx, jobs, key))) return notice;
  const { agendamento_id } = notice;
  await events.publish(tx, key.medico_id, { type: "appointment_notices", agendamento_id });
  return requireRow(await findNotice(tx, key.id, sending));
};
