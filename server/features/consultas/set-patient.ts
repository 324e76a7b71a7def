import type { PatientChange } from "@relato/shared/contract/consulta-patient.ts";
import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { consulta_patients } from "../../platform/database/schema/consulta-patients.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { unlinkConsulta } from "../agenda/consulta-link.ts";
import { forgetRecord } from "../chatzello/forget-record.ts";
import { isRestricted, lockPaciente } from "../pacientes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { stopSharingOf } from "../documentos/stop-sharing.ts";
import { requireConsultaItem } from "./queries.ts";

/** The changes of a consultation's patient, newest first. @throws AppError NOT_FOUND */
export const listPatientChanges = async (tx: Tx, id: string): Promise<PatientChange[]> => {
  await requireConsultaItem(tx, id);
  return tx.query<PatientChange>(
    `select h.changed_name, h.changed_at,
            case when h.from_id is not null
              then json_build_object('id', h.from_id, 'nome', a.nome) end as "from",
            case when h.to_id is not null
              then json_build_object('id', h.to_id, 'nome', b.nome) end as "to"
       from consulta_patients h
       left join pacientes a on a.id = h.from_id
       left join pacientes b on b.id = h.to_id
      where h.consulta_id = $1 order by h.id desc`,
    [id],
  );
};

/**
 * Sets, changes or removes a consultation's patient and records it. Documents and signatures stay.
 * Whatever reached the earlier patient's contacts, appointments and answers is closed.
 * @throws AppError with one of setConsultaPatient's codes
 */
export const setConsultaPatient = (
  { db, events }: Pick<Deps, "db" | "events">,
  user: Caller,
  id: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<ConsultaItem> =>
  withUser(db, user.id, async (tx) => {
    await requireConsultaItem(tx, id);
    await lockPatients(tx, from, to);
    const consulta = await lockConsulta(tx, id);
    if (consulta.is_example) throw new AppError("CONSULTA_IS_EXAMPLE");
    if (consulta.paciente_id === to) return requireConsultaItem(tx, id);
    if (consulta.paciente_id !== from) throw new AppError("CONSULTA_PATIENT_CHANGED");
    await tx.drizzle.update(consultas).set({ paciente_id: to }).where(eq(consultas.id, id));
    await tx.drizzle.insert(consulta_patients).values({
      ...{ consulta_id: id, medico_id: user.id, from_id: from, to_id: to },
      ...{ changed_by: user.id, changed_name: await nameOf(tx, user) },
    });
    await stopSharingOf(tx, id);
    await unlinkConsulta(tx, { events }, id, to);
    // An answer may have counted the consultation as the earlier patient's.
    if (from !== null) await forgetRecord(tx, user.id, id);
    const { status } = consulta;
    await events.publish(tx, user.id, { type: "consulta_status", consulta_id: id, status });
    return requireConsultaItem(tx, id);
  });

/** Locks both in the order of their ids, so that an erasure or another change waits. */
const lockPatients = async (tx: Tx, from: string | null, to: string | null): Promise<void> => {
  const ids = [from, to].filter((one) => one !== null).toSorted();
  for (const id of ids) {
    const isThere = await lockPaciente(tx, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    });
    if (isThere !== null) continue;
    throw new AppError(id === to ? "PACIENTE_NOT_FOUND" : "CONSULTA_PATIENT_CHANGED");
  }
  if (await isRestricted(tx, ids)) throw new AppError("PACIENTE_RESTRICTED");
};

const lockConsulta = async (tx: Tx, id: string) => {
  const { paciente_id, is_example, status } = consultas;
  const [row] = await tx.drizzle
    .select({ paciente_id, is_example, status })
    .from(consultas)
    .where(eq(consultas.id, id))
    .for("update");
  return requireRow(row);
};
