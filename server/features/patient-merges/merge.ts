import { pickFields } from "@relato/shared/domain/fields.ts";
import {
  pacienteFields,
  type PacienteField,
  type PacienteFields,
} from "@relato/shared/domain/paciente.ts";
import { fieldsToTake } from "@relato/shared/domain/patient-merge.ts";
import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type PacienteRow, pacientes } from "../../platform/database/schema/pacientes.ts";
import { patient_merges } from "../../platform/database/schema/patient-merges.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { isRestricted, lockPaciente } from "../pacientes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { endLaunches, moveRows, recordMoves, stopSharing } from "./move-rows.ts";
import { findMerge, findMergeOf } from "./queries.ts";

/** Locks both in the order of their ids, so that two merges or an erasure wait. */
export const lockBoth = async (
  tx: Tx,
  from: string,
  into: string,
): Promise<{ loser: PacienteRow; winner: PacienteRow }> => {
  const [first, second] = from < into ? [from, into] : [into, from];
  const [low, high] = [await lockPaciente(tx, first), await lockPaciente(tx, second)];
  return from < into ? { loser: low, winner: high } : { loser: high, winner: low };
};

/** Fields that the winner lacks and the doctor wants from the loser. */
const takenOf = (
  winner: PacienteRow,
  loser: PacienteRow,
  wanted: readonly PacienteField[],
): Partial<PacienteFields> => {
  const fields = pickFields(pacienteFields, loser);
  return Object.fromEntries(
    fieldsToTake(pickFields(pacienteFields, winner), fields)
      .filter((field) => wanted.includes(field))
      .map((field) => [field, fields[field]]),
  );
};

/**
 * Moves the record of `from` into the patient `into` and archives `from`, which is never deleted.
 * Documents, versions and signatures stay. A repeated id changes nothing.
 * @throws AppError with one of mergePatients' codes
 */
export const mergePatients = async (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  user: Caller,
  into: string,
  wanted: { id: string; from: string; take: readonly PacienteField[] },
): Promise<void> => {
  const { id, from, take } = wanted;
  if (from === into) throw new AppError("NOT_FOUND");
  const { loser, winner } = await lockBoth(tx, from, into);
  const earlier = await findMerge(tx, id);
  if (earlier?.from_id === from && earlier.into_id === into) return;
  if (await isMerged(tx, from, into)) throw new AppError("PACIENTE_MERGED");
  if (await isRestricted(tx, [from, into])) throw new AppError("PACIENTE_RESTRICTED");

  const taken = takenOf(winner, loser, take);
  await tx.drizzle
    .update(pacientes)
    .set({ ...taken, archived_at: null })
    .where(eq(pacientes.id, into));
  await tx.drizzle
    .update(pacientes)
    .set({ archived_at: sql`coalesce(${pacientes.archived_at}, now())` })
    .where(eq(pacientes.id, from));
  const moved = await moveRows(tx, from, into, null);
  const name = await nameOf(tx, user);
  await recordMoves(tx, moved, { medico_id: user.id, from, to: into, name });
  const { data_nascimento } = { ...winner, ...taken };
  await stopSharing(tx, moved, data_nascimento !== loser.data_nascimento);
  await endLaunches(tx, from);
  await insertMerge(tx, {
    ...{ id, medico_id: user.id, from_id: from, into_id: into, moved },
    taken: Object.keys(taken) as PacienteField[],
    ...{ from_archived_at: loser.archived_at, into_archived_at: winner.archived_at },
  });
  await events.publish(tx, user.id, { type: "reset" });
};

const isMerged = async (tx: Tx, from: string, into: string): Promise<boolean> =>
  ((await findMergeOf(tx, from)) ?? (await findMergeOf(tx, into))) !== undefined;

/** A taken id is another doctor's or another merge's. */
const insertMerge = async (tx: Tx, row: typeof patient_merges.$inferInsert): Promise<void> => {
  const { id } = patient_merges;
  const rows = await tx.drizzle
    .insert(patient_merges)
    .values(row)
    .onConflictDoNothing({ target: id })
    .returning({ id });
  if (rows.length === 0) throw new AppError("NOT_FOUND");
};
