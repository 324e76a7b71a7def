import { endOf } from "@relato/shared/domain/agenda.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { MAX_FOLLOWING } from "@relato/shared/domain/recurrence.ts";
import { and, asc, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type AgendamentoRow, agendamentos } from "../../platform/database/schema/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";
import { uuidOf } from "../../platform/uuid-of.ts";
import { findSettings } from "../configuracoes/queries.ts";
import { listAgendamentos, requireAgendamento } from "./queries.ts";
import { checkTime } from "./refuse-time.ts";
import { lockAgendamento, publishChange, setCancelled } from "./write.ts";

/** The same for a retry. Another one if that appointment was cancelled or has moved since. */
const freeOccurrenceId = async (tx: Tx, series_id: string, data: string): Promise<string> => {
  for (let n = 0; ; n += 1) {
    const id = uuidOf(["appointment", series_id, data, ...(n === 0 ? [] : [n])].join(" "));
    if ((await tx.query("select 1 from agendamentos where id = $1", [id])).length === 0) return id;
  }
};

/** What is at the times at which an appointment would repeat. @throws AppError NOT_FOUND */
export const checkRepeats = async (
  tx: Tx,
  userId: string,
  id: string,
  dates: readonly string[],
) => {
  const { duracao_min } = await requireAgendamento(tx, userId, id);
  const settings = await findSettings(tx, userId);
  const items = [];
  for (const data of dates) {
    const slot = { data, duracao_min };
    const range = { from: data, to: endOf(slot) };
    const { items: others } = await listAgendamentos(tx, userId, { ...range, cancelled: false });
    const state = await checkTime(tx, userId, slot, settings);
    items.push({ data, ...state, conflicts: others.length });
  }
  return items;
};

/**
 * Creates the further appointments of a series. Patients get no notice of them but the reminders:
 * fifty messages at once would be spam. @throws AppError NOT_FOUND, AGENDAMENTO_CANCELLED
 */
export const repeatAgendamento = async (
  tx: Tx,
  deps: Pick<Deps, "events">,
  id: string,
  dates: readonly string[],
): Promise<string[]> => {
  const first = await lockAgendamento(tx, id);
  if (first.cancelled_at !== null) throw new AppError("AGENDAMENTO_CANCELLED");
  const { medico_id } = first;
  const series_id = first.series_id ?? first.id;
  await tx.drizzle.update(agendamentos).set({ series_id }).where(eq(agendamentos.id, id));
  const fields = pickFields(agendamentoFields, first);
  const made = [];
  for (const data of new Set(dates)) {
    if (data === first.data) continue;
    const existing = await findOccurrence(tx, series_id, data);
    const id = existing ?? (await freeOccurrenceId(tx, series_id, data));
    const row = { ...fields, data, medico_id, series_id, id };
    if (existing === null) await tx.drizzle.insert(agendamentos).values(row);
    made.push(id);
  }
  await publishChange(tx, deps, first);
  return made;
};

/** The appointment of a series at this time; null if there is none, or a cancelled one. */
const findOccurrence = async (tx: Tx, series_id: string, data: string): Promise<string | null> => {
  const [found] = await tx.query<{ id: string }>(
    `select id from agendamentos
      where series_id = $1 and data = $2 and cancelled_at is null order by id limit 1`,
    [series_id, data],
  );
  return found?.id ?? null;
};

/**
 * Cancels an appointment and the later ones of its series. Of the later ones, a patient hears
 * only where a notice or a reminder was sent before.
 */
export const cancelFollowing = async (
  tx: Tx,
  deps: Pick<Deps, "events" | "jobs">,
  id: string,
): Promise<void> => {
  const first = await lockAgendamento(tx, id);
  await setCancelled(tx, deps, id, true);
  for (const row of await listFollowing(tx, first))
    await setCancelled(tx, deps, row.id, true, { recipients: "known" });
};

/**
 * The later appointments of a series, by time. Cancelled ones, past ones and those with a
 * consultation stay as they are. `only`: of these ids.
 */
export const listFollowing = (
  { drizzle }: Tx,
  { id, series_id, medico_id, data }: AgendamentoRow,
  only?: readonly string[],
): Promise<AgendamentoRow[]> =>
  series_id === null
    ? Promise.resolve([])
    : drizzle
        .select()
        .from(agendamentos)
        .where(
          and(
            eq(agendamentos.medico_id, medico_id),
            eq(agendamentos.series_id, series_id),
            ne(agendamentos.id, id),
            gte(agendamentos.data, data),
            gte(agendamentos.data, sql`now()`),
            isNull(agendamentos.cancelled_at),
            isNull(agendamentos.consulta_id),
            ...(only === undefined ? [] : [inArray(agendamentos.id, [...only])]),
          ),
        )
        .orderBy(asc(agendamentos.data))
        .limit(MAX_FOLLOWING);
