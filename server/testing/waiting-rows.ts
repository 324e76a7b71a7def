import { type Database, withUser } from "../platform/database/database.ts";
import { waiting_entries, type WaitingEntryRow } from "../platform/database/schema/waiting-list.ts";
import { createPaciente } from "./factories.ts";

/** An entry of the waiting list that any time suits. */
export const createWaitingEntry = async (
  db: Database,
  { medico_id, ...wanted }: Partial<WaitingEntryRow> & { medico_id: string },
): Promise<WaitingEntryRow> => {
  const paciente_id = wanted.paciente_id ?? (await createPaciente(db, { medico_id })).id;
  const wish = { tipo: "Presencial", duracao_min: 30, weekdays: [], day_part: "any" } as const;
  const row = { ...wish, weekdays: [], priority: "normal" as const, ...wanted };
  return withUser(db, medico_id, async (tx) => {
    const [created] = await tx.drizzle
      .insert(waiting_entries)
      .values({ ...row, medico_id, paciente_id })
      .returning();
    return created!;
  });
};

/** A row for the access test. */
export const WAITING_ROWS: Record<string, (db: Database, medico_id: string) => Promise<unknown>> = {
  waiting_entries: (db, medico_id) => createWaitingEntry(db, { medico_id }),
};
