import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findNotice } from "./notice-queries.ts";
import { requeueNotice } from "./notices.ts";

/** Queues a failed notice again; any other stays as it is. @throws AppError NOT_FOUND */
export const retryNotice = async (
  tx: Tx,
  { events, jobs }: Pick<Deps, "events" | "jobs">,
  key: { id: string; medico_id: string },
): Promise<Notice> => {
  const notice = requireRow(await findNotice(tx, key.id));
  if (!notice.can_retry || !(await requeueNotice(tx, jobs, key))) return notice;
  const { agendamento_id } = notice;
  await events.publish(tx, key.medico_id, { type: "appointment_notices", agendamento_id });
  return requireRow(await findNotice(tx, key.id));
};
