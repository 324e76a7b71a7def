import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { agendamentos } from "../../platform/database/schema/agenda.ts";
import { publishChange } from "./write.ts";

/** Stores the consultation that was recorded for an appointment; the first one stays. */
export const linkConsulta = async (
  tx: Tx,
  deps: Pick<Deps, "events">,
  id: string,
  consulta_id: string,
): Promise<void> => {
  const [linked] = await tx.drizzle
    .update(agendamentos)
    .set({ consulta_id })
    .where(and(eq(agendamentos.id, id), isNull(agendamentos.consulta_id)))
    .returning({ id: agendamentos.id, medico_id: agendamentos.medico_id });
  if (linked !== undefined) await publishChange(tx, deps, linked);
};

/** Ends the link of appointments of another patient to this consultation. */
export const unlinkConsulta = async (
  tx: Tx,
  deps: Pick<Deps, "events">,
  consulta_id: string,
  paciente_id: string | null,
): Promise<void> => {
  const unlinked = await tx.drizzle
    .update(agendamentos)
    .set({ consulta_id: null })
    .where(
      and(
        eq(agendamentos.consulta_id, consulta_id),
        isNotNull(agendamentos.paciente_id),
        ...(paciente_id === null ? [] : [ne(agendamentos.paciente_id, paciente_id)]),
      ),
    )
    .returning({ id: agendamentos.id, medico_id: agendamentos.medico_id });
  for (const row of unlinked) await publishChange(tx, deps, row);
};
