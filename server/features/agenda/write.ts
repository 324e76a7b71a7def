import type { AgendamentoFields, Tipo, WrittenAgendamento } from "@relato/shared/domain/agenda.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { overlayFields, mergeFields } from "@relato/shared/domain/merge.ts";
import { type Channels, DEFAULT_CHANNELS } from "@relato/shared/domain/notices.ts";
import { type Tx } from "../../platform/database/database.ts";
import { isMissingReference } from "../../platform/database/failure.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Deps } from "../../deps.ts";
import { enqueueNotices, type Told } from "./notices.ts";

/*
 * Every write to `agendamentos`, each in its caller's transaction: whoever must be told of one (a notice, a calendar, the doctor's other
 * screens) is told here, in the same transaction. `sequence` rises with each change that others see.
 */
type WriteDeps = Pick<Deps, "events" | "jobs">;

/** Tells the doctor's screens, also on other devices. */
const announce = (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  { id, medico_id }: Pick<Locked, "id" | "medico_id">,
): Promise<void> => events.publish(tx, medico_id, { type: "agenda_changed", agendamento_id: id });

/** What a write did. */
export type Change = "created" | "changed" | "cancelled" | "restored" | "unchanged";

/** How the patient is told; what is left out stays as it is. */
export interface Telling {
  channels?: Channels | undefined;
  locale?: Locale | undefined;
}

const values = ({ data, duracao_min, tipo, titulo, paciente_id }: AgendamentoFields): unknown[] => [
  data,
  duracao_min,
  tipo,
  titulo,
  paciente_id,
];

const referring = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    // Nobody's patient, or another doctor's: the two cannot be told apart.
    if (isMissingReference(error))
      throw new AppError("PACIENTE_NOT_FOUND", { field: "paciente_id" });
    throw error;
  }
};

/**
 * Makes an appointment. The same id again is a form whose answer was lost, perhaps changed since.
 * @throws AppError NOT_FOUND when the id is another doctor's, PACIENTE_NOT_FOUND, AGENDAMENTO_CANCELLED
 */
export const createAgendamento = async (
  tx: Tx,
  deps: WriteDeps,
  medicoId: string,
  draft: { id: string; fields: AgendamentoFields; telling: Telling },
): Promise<Change> => {
  const { id, fields, telling } = draft;
  const channels = telling.channels ?? DEFAULT_CHANNELS;
  const made = await referring(
    tx.query(
      `insert into agendamentos (id, medico_id, data, duracao_min, tipo, titulo, paciente_id, notify_email, notify_whatsapp, locale)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, 'pt-br')) on conflict (id) do nothing returning id`,
      [id, medicoId, ...values(fields), channels.email, channels.whatsapp, telling.locale ?? null],
    ),
  );
  if (made.length === 0) return changeAgendamento(tx, deps, { ...draft, base: null });
  const row = await lock(tx, id);
  await enqueueNotices(tx, deps.jobs, toldOf(row), "created");
  await announce(tx, deps, row);
  return "created";
};

/**
 * Lays what was changed since `base` over what stands by now; without a base, all of it.
 * @throws AppError AGENDAMENTO_CHANGED where both changed the same
 */
const merge = (
  base: WrittenAgendamento | null,
  { fields, telling }: { fields: AgendamentoFields; telling: Telling },
  before: Locked,
): WrittenAgendamento => {
  const newest = writtenOf(before);
  const left = base ?? newest;
  const mine = {
    ...fields,
    channels: telling.channels ?? left.channels,
    locale: telling.locale ?? left.locale,
  };
  if (base === null) return mine;
  const { changed, conflicts } = mergeFields(base, mine, newest);
  if (conflicts.length > 0) throw new AppError("AGENDAMENTO_CHANGED");
  return overlayFields(newest, mine, changed);
};

/** @throws AppError NOT_FOUND, PACIENTE_NOT_FOUND, AGENDAMENTO_CANCELLED, AGENDAMENTO_CHANGED */
export const changeAgendamento = async (
  tx: Tx,
  deps: WriteDeps,
  draft: {
    id: string;
    fields: AgendamentoFields;
    telling: Telling;
    base: WrittenAgendamento | null;
  },
): Promise<Change> => {
  const { id } = draft;
  const before = await lock(tx, id);
  if (before.cancelled_at !== null) throw new AppError("AGENDAMENTO_CANCELLED");
  const merged = merge(draft.base, draft, before);
  const retold = await tx.query(
    `update agendamentos set notify_email = $2, notify_whatsapp = $3, locale = $4
      where id = $1 and (notify_email, notify_whatsapp, locale) is distinct from ($2::boolean, $3::boolean, $4::text)
     returning id`,
    [id, merged.channels.email, merged.channels.whatsapp, merged.locale],
  );
  const changed = await referring(
    tx.query(
      `update agendamentos set data = $2, duracao_min = $3, tipo = $4, titulo = $5, paciente_id = $6,
              sequence = sequence + 1, updated_at = now()
        where id = $1 and (data, duracao_min, tipo, titulo, paciente_id)
              is distinct from ($2::timestamptz, $3::int, $4::text, $5::text, $6::uuid)
       returning id`,
      [id, ...values(merged)],
    ),
  );
  if (changed.length > 0 || retold.length > 0) await announce(tx, deps, before);
  if (changed.length === 0) return "unchanged";
  await tellChange(tx, deps.jobs, before, await lock(tx, id));
  return "changed";
};

/** Cancels, or takes that back; done twice, the first counts. @throws AppError NOT_FOUND */
export const setCancelled = async (
  tx: Tx,
  deps: WriteDeps,
  id: string,
  cancelled: boolean,
): Promise<Change> => {
  const before = await lock(tx, id);
  if ((before.cancelled_at !== null) === cancelled) return "unchanged";
  await tx.query(
    `update agendamentos set cancelled_at = case when $2 then now() end, sequence = sequence + 1, updated_at = now()
      where id = $1`,
    [id, cancelled],
  );
  await enqueueNotices(tx, deps.jobs, toldOf(before), cancelled ? "cancelled" : "created");
  await announce(tx, deps, before);
  return cancelled ? "cancelled" : "restored";
};

/** Names the consultation that came of an appointment; the first one stays. Nothing that patients or calendars see. */
export const linkConsulta = async (
  tx: Tx,
  deps: Pick<Deps, "events">,
  id: string,
  consultaId: string,
): Promise<void> => {
  const [linked] = await tx.query<Pick<Locked, "id" | "medico_id">>(
    `update agendamentos set consulta_id = $2 where id = $1 and consulta_id is null returning id, medico_id`,
    [id, consultaId],
  );
  if (linked !== undefined) await announce(tx, deps, linked);
};

interface Locked {
  id: string;
  medico_id: string;
  data: string;
  duracao_min: number;
  tipo: Tipo;
  titulo: string | null;
  paciente_id: string | null;
  cancelled_at: string | null;
  notify_email: boolean;
  notify_whatsapp: boolean;
  locale: Locale;
}

const writtenOf = (row: Locked): WrittenAgendamento => ({
  data: row.data,
  duracao_min: row.duracao_min,
  tipo: row.tipo,
  titulo: row.titulo,
  paciente_id: row.paciente_id,
  channels: { email: row.notify_email, whatsapp: row.notify_whatsapp },
  locale: row.locale,
});

/** Holds the appointment until the transaction ends, so that of two changes at once each knows what the other did. */
const lock = async (tx: Tx, id: string): Promise<Locked> => {
  const [row] = await tx.query<Locked & Record<string, unknown>>(
    `select id, medico_id, data, duracao_min, tipo, titulo, paciente_id, cancelled_at, notify_email, notify_whatsapp, locale
       from agendamentos where id = $1 for update`,
    [id],
  );
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
};

const toldOf = (row: Locked): Told => ({
  agendamento_id: row.id,
  medico_id: row.medico_id,
  paciente_id: row.paciente_id,
  data: row.data,
  channels: { email: row.notify_email, whatsapp: row.notify_whatsapp },
});

/** Tells the patient what is new to them; the title is not. Another patient's appointment is cancelled for the one and new for the other. */
const tellChange = async (
  tx: Tx,
  jobs: Deps["jobs"],
  before: Locked,
  after: Locked,
): Promise<void> => {
  if (before.paciente_id !== after.paciente_id) {
    const { channels } = toldOf(after);
    await enqueueNotices(tx, jobs, { ...toldOf(before), channels }, "cancelled");
    return enqueueNotices(tx, jobs, toldOf(after), "created");
  }
  const same =
    before.data === after.data &&
    before.duracao_min === after.duracao_min &&
    before.tipo === after.tipo;
  if (!same) await enqueueNotices(tx, jobs, toldOf(after), "changed");
};
