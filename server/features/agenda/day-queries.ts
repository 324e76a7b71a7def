import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { rangeOf } from "@relato/shared/domain/calendar.ts";
import type { WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listBlockedTimes } from "../calendars/blocked-times.ts";
import { findSettings } from "../configuracoes/queries.ts";
import { listAgendamentos } from "./queries.ts";

/** What a doctor has on one day, in the doctor's time zone. */
export interface AgendaDay {
  day: string;
  time_zone: string;
  hours: readonly WorkingInterval[];
  appointments: readonly (Agendamento & { phone: string | null })[];
  blocked: readonly BlockedTime[];
}

/** Phone numbers of these patients by id: the telephone, else WhatsApp. */
const listPhones = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ id: string; phone: string | null }>(
    "select id, coalesce(telefone, whatsapp) as phone from pacientes where id = any($1::uuid[])",
    [ids],
  );
  return new Map(rows.flatMap(({ id, phone }) => (phone === null ? [] : [[id, phone] as const])));
};

export const findAgendaDay = async (
  tx: Tx,
  userId: string,
  { day, cancelled }: { day: string; cancelled: boolean },
): Promise<AgendaDay> => {
  const { working_hours, time_zone } = await findSettings(tx, userId);
  const zone = time_zone ?? DEFAULT_TIME_ZONE;
  const range = rangeOf([day], zone);
  const { items } = await listAgendamentos(tx, userId, { ...range, cancelled });
  const phones = await listPhones(
    tx,
    items.flatMap(({ paciente_id }) => paciente_id ?? []),
  );
  return {
    day,
    time_zone: zone,
    hours: working_hours ?? [],
    appointments: items.map((one) => ({
      ...one,
      phone: phones.get(one.paciente_id ?? "") ?? null,
    })),
    blocked: await listBlockedTimes(tx, userId, range),
  };
};
