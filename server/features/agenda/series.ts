import { endOf } from "@relato/shared/domain/agenda.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { and, asc, eq, gte, isNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type AgendamentoRow, agendamentos } from "../../platform/database/schema/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";
import { uuidOf } from "../../platform/uuid-of.ts";
import { findSettings } from "../configuracoes/queries.ts";
import { listAgendamentos, requireAgendamento } from "./queries.ts";
import { checkTime } from "./refuse-time.ts";
import { lockAgendamento, publishChange, setCancelled } from "./write.ts";

/** The same for a retry, which then inserts nothing. */
const occurrenceId = (series_id: string, data: string): string =>
  uuidOf(`appointment ${series_id} ${data}`);

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
  const rows = dates
    .filter((data) => data !== first.data)
    .map((data) => ({ ...fields, data, medico_id, series_id, id: occurrenceId(series_id, data) }));
  if (rows.length > 0) await tx.drizzle.insert(agendamentos).values(rows).onConflictDoNothing();
  await publishChange(tx, deps, first);
  return rows.map((row) => row.id);
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
  if (first.series_id === null) return;
  for (const row of await listFollowing(tx, first))
    await setCancelled(tx, deps, row.id, true, { recipients: "known" });
};

/** The later appointments of a series that have no consultation. */
const listFollowing = (
  { drizzle }: Tx,
  { series_id, medico_id, data }: AgendamentoRow,
): Promise<{ id: string }[]> =>
  drizzle
    .select({ id: agendamentos.id })
    .from(agendamentos)
    .where(
      and(
        eq(agendamentos.medico_id, medico_id),
        eq(agendamentos.series_id, series_id ?? ""),
        gte(agendamentos.data, data),
        isNull(agendamentos.cancelled_at),
        isNull(agendamentos.consulta_id),
      ),
    )
    .orderBy(asc(agendamentos.data));
