import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import { enqueueProcessing } from "./create.ts";
import { consultaCan } from "./policy.ts";
import { requireConsultaItem, updateConsulta } from "./queries.ts";

/**
 * Processes a failed consultation again; false for one that did not fail or may not be retried.
 * @throws AppError NOT_FOUND
 */
export const reopenConsulta = async (
  tx: Tx,
  { jobs }: Pick<Deps, "jobs">,
  { id, medico_id }: { id: string; medico_id: string },
): Promise<boolean> => {
  const { retry } = consultaCan(await requireConsultaItem(tx, id));
  const reopened = {
    status: "Processando",
    erro: null,
    progresso: { step: "received" },
    tentativa: sql`${consultas.tentativa} + 1`,
  } as const;
  if (!retry || !(await updateConsulta(tx, id, "Erro", reopened))) return false;
  await enqueueProcessing(jobs, tx, medico_id, id);
  return true;
};
