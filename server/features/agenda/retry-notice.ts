import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findNotice } from "./notice-queries.ts";
import { requeueNotice } from "./notices.ts";

/** Sends a notice anew that may be; any other is answered as it is. @throws AppError NOT_FOUND */
export const retryNotice = async (
  tx: Tx,
  { events, jobs }: Pick<Deps, "events" | "jobs">,
  wanted: { id: string; medico_id: string },
): Promise<Notice> => {
  const before = await findNotice(tx, wanted.id);
  if (before === null) throw new AppError("NOT_FOUND");
  if (!before.notice.can_retry || !(await requeueNotice(tx, jobs, wanted))) return before.notice;
  const { agendamento_id } = before;
  await events.publish(tx, wanted.medico_id, { type: "appointment_notices", agendamento_id });
  const after = await findNotice(tx, wanted.id);
  if (after === null) throw new AppError("NOT_FOUND");
  return after.notice;
};
