import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { pacientes } from "../../platform/database/schema/pacientes.ts";
import { requireRow } from "../../platform/http/require-row.ts";

/**
 * Keeps the patient from being deleted until the transaction ends. Null needs no patient.
 * @throws AppError PACIENTE_NOT_FOUND
 */
export const requireOwnPaciente = async (tx: Tx, id: string | null): Promise<void> => {
  if (id === null) return;
  const rows = tx.drizzle
    .select({ id: pacientes.id })
    .from(pacientes)
    .where(eq(pacientes.id, id))
    .for("key share");
  requireRow((await rows)[0], "PACIENTE_NOT_FOUND");
};
