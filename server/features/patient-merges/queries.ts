import type { PatientMerge, PatientMerges } from "@relato/shared/contract/patient-merges.ts";
import { UNDO_DAYS } from "@relato/shared/domain/patient-merge.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { patient_merges } from "../../platform/database/schema/patient-merges.ts";
import { choiceObject, requirePaciente } from "../pacientes/queries.ts";

export type PatientMergeRow = typeof patient_merges.$inferSelect;

const UNDO_UNTIL = `m.merged_at + interval '${UNDO_DAYS} days'`;

/** Merges that are not undone, with the patient of `side`, unless that patient was erased. */
const listMerges = (tx: Tx, id: string, side: "from_id" | "into_id"): Promise<PatientMerge[]> =>
  tx.query<PatientMerge>(
    `select m.id, ${choiceObject("p")} as paciente, m.merged_at, ${UNDO_UNTIL} as undo_until,
            ${UNDO_UNTIL} > now() as can_undo
       from patient_merges m join pacientes p on p.id = m.${side}
      where m.${side === "from_id" ? "into_id" : "from_id"} = $1 and m.undone_at is null
      order by m.merged_at desc, m.id`,
    [id],
  );

/** @throws AppError NOT_FOUND */
export const findPatientMerges = async (tx: Tx, id: string): Promise<PatientMerges> => {
  await requirePaciente(tx, id);
  const [merged_into = null] = await listMerges(tx, id, "into_id");
  const [counts] = await tx.query<PatientMerges["counts"]>(
    `select (select count(*)::int from consultas where paciente_id = $1) as consultas,
            (select count(*)::int from laudos
              where paciente_id = $1 and deleted_at is null) as laudos,
            (select count(*)::int from agendamentos where paciente_id = $1) as agendamentos`,
    [id],
  );
  const merges = (await listMerges(tx, id, "from_id")).filter(({ can_undo }) => can_undo);
  return { merged_into, merges, counts: counts! };
};

/** The merge that archived this patient; undefined without one. */
export const findMergeOf = async (tx: Tx, from_id: string): Promise<PatientMergeRow | undefined> =>
  (
    await tx.drizzle
      .select()
      .from(patient_merges)
      .where(and(eq(patient_merges.from_id, from_id), isNull(patient_merges.undone_at)))
  )[0];

export const findMerge = async (tx: Tx, id: string): Promise<PatientMergeRow | undefined> =>
  (await tx.drizzle.select().from(patient_merges).where(eq(patient_merges.id, id)))[0];

/** The patients who were merged into this one, also through another one. */
export const listMergedIds = async (tx: Tx, id: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(`select from_id as id from ${mergedInto("$1")} merged`, [id])
  ).map((row) => row.id);

/** A subquery with the column `from_id`. @param patient an SQL expression */
export const mergedInto = (patient: string): string => `(
  with recursive merged as (
    select from_id from patient_merges where into_id = ${patient} and undone_at is null
     union
    select m.from_id from patient_merges m join merged on m.into_id = merged.from_id
     where m.undone_at is null)
  select from_id from merged)`;
