import { UNDO_DAYS } from "@relato/shared/domain/patient-merge.ts";
import { eq, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type PacienteRow, pacientes } from "../../platform/database/schema/pacientes.ts";
import { patient_merges } from "../../platform/database/schema/patient-merges.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { forgetRecord } from "../chatzello/forget-record.ts";
import { isRestricted } from "../pacientes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { lockBoth } from "./merge.ts";
import { moveRows, recordMoves, stopSharing } from "./move-rows.ts";
import { findMerge, findMergeOf, type PatientMergeRow } from "./queries.ts";

/**
 * Separates two merged patients. Only rows that still belong to the one that stayed move back; what
 * was recorded after the merge stays. Returns the id of the patient that is active again. A
 * repeated call changes nothing.
 * @param paciente either of the two patients
 * @throws AppError with one of undoPatientMerge's codes
 */
export const undoMerge = async (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  user: Caller,
  paciente: string,
  mergeId: string,
): Promise<string> => {
  const wanted = requireRow(await findMerge(tx, mergeId));
  const { from_id: from, into_id: into } = wanted;
  if (paciente !== from && paciente !== into) throw new AppError("NOT_FOUND");
  const { loser, winner } = await lockUnerased(tx, wanted);
  // Read again under the locks.
  const merge = requireRow(await findMerge(tx, mergeId));
  if (merge.undone_at !== null) return from;
  if (Date.now() > Date.parse(merge.merged_at) + UNDO_DAYS * 24 * 60 * 60 * 1000)
    throw new AppError("PACIENTE_MERGE_EXPIRED");
  if ((await findMergeOf(tx, into)) !== undefined) throw new AppError("PACIENTE_MERGED");

  const back = await moveRows(tx, into, from, merge.moved);
  const name = await nameOf(tx, user);
  await recordMoves(tx, back, { medico_id: user.id, from: into, to: from, name });
  await stopSharing(tx, back, winner.data_nascimento !== loser.data_nascimento);
  // Answers about the merged record may count these as the other patient's.
  for (const id of [...back.consultas, ...back.laudos]) await forgetRecord(tx, user.id, id);
  await giveBack(tx, merge, winner, loser);
  await tx.drizzle
    .update(patient_merges)
    .set({ undone_at: sql`now()` })
    .where(eq(patient_merges.id, mergeId));
  await events.publish(tx, user.id, { type: "reset" });
  return from;
};

/** @throws AppError PACIENTE_MERGE_ERASED */
const lockUnerased = async (
  tx: Tx,
  { from_id, into_id }: PatientMergeRow,
): Promise<{ loser: PacienteRow; winner: PacienteRow }> => {
  const ids = [from_id, into_id];
  const visible = await tx.drizzle
    .select({ id: pacientes.id })
    .from(pacientes)
    .where(inArray(pacientes.id, ids));
  if (visible.length < ids.length) throw new AppError("PACIENTE_MERGE_ERASED");
  const both = await lockBoth(tx, from_id, into_id);
  if (await isRestricted(tx, ids)) throw new AppError("PACIENTE_MERGE_ERASED");
  return both;
};

/** Restores who was active, and removes what the winner took over and still has unchanged. */
const giveBack = async (
  tx: Tx,
  merge: PatientMergeRow,
  winner: PacienteRow,
  loser: PacienteRow,
): Promise<void> => {
  const unchanged = merge.taken.filter(
    (field) => JSON.stringify(winner[field]) === JSON.stringify(loser[field]),
  );
  await tx.drizzle
    .update(pacientes)
    .set({
      ...Object.fromEntries(unchanged.map((field) => [field, null])),
      archived_at: winner.archived_at ?? merge.into_archived_at,
    })
    .where(eq(pacientes.id, winner.id));
  await tx.drizzle
    .update(pacientes)
    .set({ archived_at: merge.from_archived_at })
    .where(eq(pacientes.id, loser.id));
};
