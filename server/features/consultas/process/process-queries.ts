import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { type ConsultaRow, consultas } from "../../../platform/database/schema/consultas.ts";
import { modelos_anamnese } from "../../../platform/database/schema/modelos.ts";

const isProcessing = eq(consultas.status, "Processando");

/** The input of the pipeline; null when the consultation is done, failed or gone. */
export const findWork = async (tx: Tx, id: string) => {
  const { medico_id, language, is_example, documento_gerado, transcricao } = consultas;
  const { id: modelo_id, titulo, markdown } = modelos_anamnese;
  const [work] = await tx.drizzle
    .select({
      ...{ id: consultas.id, medico_id, language, is_example, documento_gerado, transcricao },
      modelo: { id: modelo_id, titulo, markdown },
    })
    .from(consultas)
    .innerJoin(modelos_anamnese, eq(modelo_id, consultas.modelo_id))
    .where(and(eq(consultas.id, id), isProcessing));
  return work ?? null;
};
export type Work = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** Unfinished consultations of all doctors, oldest first. */
export const listUnfinished = (tx: Tx): Promise<Pick<ConsultaRow, "id" | "medico_id">[]> =>
  tx.drizzle
    .select({ id: consultas.id, medico_id: consultas.medico_id })
    .from(consultas)
    .where(isProcessing)
    .orderBy(consultas.data_criacao)
    .limit(1000);
