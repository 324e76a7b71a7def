import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import { saveWords } from "../documentos/words.ts";
import { saveTranscriptWords } from "../transcricao/words.ts";
import { eraseConsulta } from "./erase.ts";
import { requireConsultaItem } from "./queries.ts";

type ArchiveDeps = Pick<Deps, "db" | "events" | "log" | "storage">;

/** Archiving twice keeps the first time. */
const setArchived = async (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  medicoId: string,
  id: string,
  archived: boolean,
): Promise<void> => {
  const { status } = await requireConsultaItem(tx, id);
  const archived_at = archived ? sql`coalesce(${consultas.archived_at}, now())` : null;
  await tx.drizzle.update(consultas).set({ archived_at }).where(eq(consultas.id, id));
  // An archived consultation has no search words.
  await saveWords(tx, id);
  await saveTranscriptWords(tx, id);
  await events.publish(tx, medicoId, { type: "consulta_status", consulta_id: id, status });
};

/**
 * Erases an example. Archives any other consultation, which the law requires to be kept.
 * @throws AppError NOT_FOUND
 */
export const removeConsulta = async (
  deps: ArchiveDeps,
  medicoId: string,
  id: string,
): Promise<{ outcome: "archived" | "erased" }> => {
  const isExample = await withUser(deps.db, medicoId, async (tx) => {
    const { is_example } = await requireConsultaItem(tx, id);
    if (!is_example) await setArchived(tx, deps, medicoId, id, true);
    return is_example;
  });
  if (!isExample) return { outcome: "archived" };
  // Another tab may have erased it since.
  await eraseConsulta(deps, id, "example");
  return { outcome: "erased" };
};

/** Shows an archived consultation in the lists again. @throws AppError NOT_FOUND */
export const restoreConsulta = (
  deps: ArchiveDeps,
  medicoId: string,
  id: string,
): Promise<ConsultaItem> =>
  withUser(deps.db, medicoId, async (tx) => {
    await setArchived(tx, deps, medicoId, id, false);
    return requireConsultaItem(tx, id);
  });
