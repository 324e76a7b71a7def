import {
  type AgendamentoFields,
  agendamentoFields,
  type AgendamentoForm,
} from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { movedStart } from "@relato/shared/domain/series-change.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { agendamentos } from "../../platform/database/schema/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findSettings } from "../configuracoes/queries.ts";
import { countOverlaps } from "./queries.ts";
import { checkTime } from "./refuse-time.ts";
import { listFollowing } from "./series.ts";
import { changeAgendamento, changesOf, lockAgendamento } from "./write.ts";

/** Where this and the following appointments would be. @throws AppError NOT_FOUND */
export const checkFollowing = async (
  tx: Tx,
  userId: string,
  id: string,
  to: { data: string; duracao_min: number },
) => {
  const found = await tx.drizzle.select().from(agendamentos).where(eq(agendamentos.id, id));
  const first = requireRow(found[0]);
  const rows = [first, ...(await listFollowing(tx, first))];
  const settings = await findSettings(tx, userId);
  const zone = settings.time_zone ?? DEFAULT_TIME_ZONE;
  const ids = rows.map((row) => row.id);
  const isLonger = to.duracao_min > first.duracao_min;
  const items = [];
  for (const row of rows) {
    const data = movedStart(row.data, { from: first.data, to: to.data }, zone);
    const at = { data, duracao_min: to.duracao_min };
    const item = { id: row.id, before: row.data, data };
    // What is at a time that stays is known.
    if (data === row.data && !isLonger)
      items.push({ ...item, is_blocked: false, is_outside_hours: false, conflicts: 0 });
    else {
      const state = await checkTime(tx, userId, at, settings);
      items.push({ ...item, ...state, conflicts: await countOverlaps(tx, userId, at, ids) });
    }
  }
  return items;
};

/**
 * Changes an appointment, and those of `following` alike, at any time: the doctor saw what is
 * there. Of the later ones, a patient hears only where a notice or a reminder was sent before.
 * Returns the ids. A repeated request changes nothing.
 * @throws AppError NOT_FOUND, PACIENTE_NOT_FOUND, AGENDAMENTO_CANCELLED, AGENDAMENTO_CHANGED
 */
export const changeFollowing = async (
  tx: Tx,
  deps: Pick<Deps, "events" | "jobs">,
  id: string,
  form: AgendamentoForm,
  base: Partial<AgendamentoFields>,
  following: readonly string[],
): Promise<string[]> => {
  const first = await lockAgendamento(tx, id);
  if (first.cancelled_at !== null) throw new AppError("AGENDAMENTO_CANCELLED");
  const { data: to = first.data, ...changes } = changesOf(
    form,
    base,
    pickFields(agendamentoFields, first),
  );
  const rows = following.length === 0 ? [] : await listFollowing(tx, first, following);
  const zone = (await findSettings(tx, first.medico_id)).time_zone ?? DEFAULT_TIME_ZONE;
  await changeAgendamento(tx, deps, id, { ...form, force: true }, base);
  for (const row of rows) {
    const data = movedStart(row.data, { from: first.data, to }, zone);
    // The rows are not locked: with them as the base, a simultaneous edit is a conflict.
    const stored = pickFields(agendamentoFields, row);
    const options = { force: true, recipients: "known" } as const;
    const wanted = { ...stored, ...changes, data, ...options };
    await changeAgendamento(tx, deps, row.id, wanted, stored);
  }
  return [id, ...rows.map((row) => row.id)];
};
