import { endOf } from "@relato/shared/domain/agenda.ts";
import { isWorkingTime } from "@relato/shared/domain/working-hours.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { AgendamentoRow } from "../../platform/database/schema/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";
import { isTimeBlocked } from "../calendars/blocked-times.ts";
import { findSettings } from "../configuracoes/queries.ts";

type Slot = Pick<AgendamentoRow, "data" | "duracao_min">;

/** What the doctor should be asked about before a booking at this time. */
export const checkTime = async (
  tx: Tx,
  userId: string,
  at: Slot,
  { working_hours, time_zone }: Awaited<ReturnType<typeof findSettings>>,
): Promise<{ is_blocked: boolean; is_outside_hours: boolean }> => {
  const range = { from: at.data, to: endOf(at) };
  const zone = time_zone ?? DEFAULT_TIME_ZONE;
  return {
    is_blocked: await isTimeBlocked(tx, userId, range),
    is_outside_hours: !isWorkingTime(working_hours ?? [], range, zone),
  };
};

/**
 * Refuses a time that the doctor should be asked about.
 * @throws AppError TIME_BLOCKED, OUTSIDE_HOURS
 */
export const refuseTime = async (tx: Tx, userId: string, at: Slot): Promise<void> => {
  const settings = await findSettings(tx, userId);
  const { is_blocked, is_outside_hours } = await checkTime(tx, userId, at, settings);
  if (is_blocked) throw new AppError("TIME_BLOCKED");
  if (is_outside_hours) throw new AppError("OUTSIDE_HOURS");
};
