import { endOf } from "@relato/shared/domain/agenda.ts";
import { isWorkingTime } from "@relato/shared/domain/working-hours.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { AgendamentoRow } from "../../platform/database/schema/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";
import { isTimeBlocked } from "../calendars/blocked-times.ts";
import { findSettings } from "../configuracoes/queries.ts";

/**
 * Refuses a time that the doctor should be asked about.
 * @throws AppError TIME_BLOCKED, OUTSIDE_HOURS
 */
export const refuseTime = async (
  tx: Tx,
  userId: string,
  at: Pick<AgendamentoRow, "data" | "duracao_min">,
): Promise<void> => {
  const range = { from: at.data, to: endOf(at) };
  if (await isTimeBlocked(tx, userId, range)) throw new AppError("TIME_BLOCKED");
  const { working_hours, time_zone } = await findSettings(tx, userId);
  if (!isWorkingTime(working_hours ?? [], range, time_zone ?? DEFAULT_TIME_ZONE))
    throw new AppError("OUTSIDE_HOURS");
};
