import {
  agendamentoFields,
  type AgendamentoFields,
  type AgendamentoForm,
} from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { mergeFields } from "@relato/shared/domain/merge.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type AgendamentoRow, agendamentos } from "../../platform/database/schema/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { enqueueNotices, type NoticeRecipients } from "./notices.ts";
import { refuseTime } from "./refuse-time.ts";
import { withPatientErrors } from "./patient-errors.ts";

/*
 * Every write to `agendamentos`. Each one also enqueues the patient's notices and publishes an
 * event to the doctor's screens, in the caller's transaction. `sequence` is the revision that
 * calendars see: it rises with each visible change.
 */
type WriteDeps = Pick<Deps, "events" | "jobs">;

interface WriteOptions {
  /** Whether to book over blocked times and outside of the working hours. */
  force: boolean;
  /** Which patients get notices; by default all. */
  recipients?: NoticeRecipients;
}

type FieldName = keyof AgendamentoFields;
/** Fields that calendars do not show. */
const NOT_IN_CALENDARS: readonly FieldName[] = ["notify_email", "notify_whatsapp", "locale"];
/** Fields that notices do not contain. */
const NOT_IN_NOTICES: readonly FieldName[] = [...NOT_IN_CALENDARS, "titulo"];
const NEXT_REVISION = { sequence: sql`${agendamentos.sequence} + 1`, updated_at: sql`now()` };

export const publishChange = (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  { id, medico_id }: Pick<AgendamentoRow, "id" | "medico_id">,
): Promise<void> => events.publish(tx, medico_id, { type: "agenda_changed", agendamento_id: id });

/** Locks the row until the transaction ends. @throws AppError NOT_FOUND */
export const lockAgendamento = async (tx: Tx, id: string): Promise<AgendamentoRow> => {
  const rows = tx.drizzle.select().from(agendamentos).where(eq(agendamentos.id, id)).for("update");
  return requireRow((await rows)[0]);
};

/**
 * Creates an appointment. A repeated id means that the client retried, perhaps after more typing.
 * `force` books at any time.
 * @throws AppError NOT_FOUND when the id is another doctor's, PACIENTE_NOT_FOUND,
 * AGENDAMENTO_CANCELLED, TIME_BLOCKED, OUTSIDE_HOURS
 */
export const createAgendamento = async (
  tx: Tx,
  deps: WriteDeps,
  wanted: AgendamentoForm & WriteOptions & { id: string; medico_id: string },
): Promise<void> => {
  const { id, medico_id, force, recipients, ...form } = wanted;
  const [created] = await withPatientErrors(
    tx.drizzle
      .insert(agendamentos)
      .values({ id, medico_id, ...form })
      // No target: concurrent retries may violate unique (id, medico_id) before the primary key.
      .onConflictDoNothing()
      .returning(),
  );
  if (created === undefined) return changeAgendamento(tx, deps, id, { force, ...form }, null);
  if (!force) await refuseTime(tx, medico_id, created);
  await enqueueNotices(tx, deps.jobs, created, "created", recipients);
  await publishChange(tx, deps, created);
};

/** The fields to write. @throws AppError AGENDAMENTO_CHANGED on a merge conflict */
export const changesOf = (
  form: AgendamentoForm,
  base: Partial<AgendamentoFields> | null,
  current: AgendamentoFields,
): Partial<AgendamentoFields> => {
  // Without a base the request is a retry of the insert, which overwrites.
  const known: AgendamentoFields = { ...current, ...base };
  const draft: AgendamentoFields = { ...known, ...form };
  const { changed, conflicts } = mergeFields(known, draft, current);
  if (conflicts.length > 0) throw new AppError("AGENDAMENTO_CHANGED");
  return Object.fromEntries(
    changed.filter((name) => draft[name] !== current[name]).map((name) => [name, draft[name]]),
  );
};

/**
 * Writes the fields that differ from `base`. Only another time can be refused.
 * @throws AppError NOT_FOUND, PACIENTE_NOT_FOUND, AGENDAMENTO_CANCELLED, AGENDAMENTO_CHANGED,
 * TIME_BLOCKED, OUTSIDE_HOURS
 */
export const changeAgendamento = async (
  tx: Tx,
  deps: WriteDeps,
  id: string,
  { force, recipients, ...form }: AgendamentoForm & WriteOptions,
  base: Partial<AgendamentoFields> | null,
): Promise<void> => {
  const before = await lockAgendamento(tx, id);
  if (before.cancelled_at !== null) throw new AppError("AGENDAMENTO_CANCELLED");
  const changes = changesOf(form, base, pickFields(agendamentoFields, before));
  const names = Object.keys(changes) as FieldName[];
  if (names.length === 0) return;
  const isMoved = names.includes("data") || names.includes("duracao_min");
  const isOther = names.includes("data") || names.includes("paciente_id");
  if (isMoved && !force) await refuseTime(tx, before.medico_id, { ...before, ...changes });
  const isInCalendars = names.some((name) => !NOT_IN_CALENDARS.includes(name));
  const [after] = await withPatientErrors(
    tx.drizzle
      .update(agendamentos)
      .set({
        ...changes,
        ...(isInCalendars ? NEXT_REVISION : {}),
        ...(isOther ? { confirmed_at: null } : {}),
      })
      .where(eq(agendamentos.id, id))
      .returning(),
  );
  await publishChange(tx, deps, before);
  if (names.some((name) => !NOT_IN_NOTICES.includes(name)))
    await notifyOfChange(tx, deps.jobs, before, requireRow(after), recipients);
};

/** When the patient changes, the old one gets a cancellation and the new one a creation. */
const notifyOfChange = async (
  tx: Tx,
  jobs: Deps["jobs"],
  before: AgendamentoRow,
  after: AgendamentoRow,
  recipients?: NoticeRecipients,
): Promise<void> => {
  if (before.paciente_id !== after.paciente_id) {
    const { notify_email, notify_whatsapp } = after;
    const former = { ...before, notify_email, notify_whatsapp };
    await enqueueNotices(tx, jobs, former, "cancelled", recipients);
    return enqueueNotices(tx, jobs, after, "created", recipients);
  }
  await enqueueNotices(tx, jobs, after, "changed", recipients);
};

/**
 * Cancels or restores; repeating it changes nothing. `by_patient`: by a notice's link.
 * @throws AppError NOT_FOUND
 */
export const setCancelled = async (
  tx: Tx,
  deps: WriteDeps,
  id: string,
  cancelled: boolean,
  { by_patient = false, recipients }: { by_patient?: boolean; recipients?: NoticeRecipients } = {},
): Promise<void> => {
  const before = await lockAgendamento(tx, id);
  if ((before.cancelled_at !== null) === cancelled) return;
  await tx.drizzle
    .update(agendamentos)
    .set({
      cancelled_at: cancelled ? sql`now()` : null,
      ...{ cancelled_by_patient: by_patient, confirmed_at: null },
      ...NEXT_REVISION,
    })
    .where(eq(agendamentos.id, id));
  await enqueueNotices(tx, deps.jobs, before, cancelled ? "cancelled" : "created", recipients);
  await publishChange(tx, deps, before);
};

/**
 * Restores; repeating it changes nothing.
 * @throws AppError NOT_FOUND, TIME_BLOCKED, OUTSIDE_HOURS
 */
export const restoreAgendamento = async (
  tx: Tx,
  deps: WriteDeps,
  id: string,
  { force }: Pick<WriteOptions, "force">,
): Promise<void> => {
  const before = await lockAgendamento(tx, id);
  if (before.cancelled_at === null) return;
  if (!force) await refuseTime(tx, before.medico_id, before);
  await setCancelled(tx, deps, id, false);
};

/** The patient confirms the current time. No calendar shows it, and no notice says it. */
export const confirmAgendamento = async (
  tx: Tx,
  deps: Pick<Deps, "events">,
  { id, medico_id }: Pick<AgendamentoRow, "id" | "medico_id">,
): Promise<void> => {
  await tx.drizzle
    .update(agendamentos)
    .set({ confirmed_at: sql`now()` })
    .where(and(eq(agendamentos.id, id), isNull(agendamentos.confirmed_at)));
  await publishChange(tx, deps, { id, medico_id });
};
