import type { Tx } from "../../platform/database/database.ts";
import { type LaudoDictationRow, laudo_dictations } from "../../platform/database/schema/laudos.ts";

interface LaudoState {
  is_signed: boolean;
  /** Whether the text has a mark of the passage. */
  has_passage: boolean;
}

/** Null unless the doctor has this laudo and did not remove it. */
export const findLaudoState = async (
  tx: Tx,
  id: string,
  passage: string,
): Promise<LaudoState | null> => {
  const [row] = await tx.query<LaudoState>(
    `select exists (select 1 from document_versions v join sign_offs s on s.version_id = v.id
                     where v.documento_id = l.id) as is_signed,
            position($2 in l.content::text) > 0 as has_passage
       from laudos l where l.id = $1 and l.deleted_at is null`,
    [id, passage],
  );
  return row ?? null;
};

export const findDictation = async (
  tx: Tx,
  id: string,
): Promise<Pick<LaudoDictationRow, "laudo_id" | "storage_key"> | null> => {
  const [row] = await tx.query<Pick<LaudoDictationRow, "laudo_id" | "storage_key">>(
    "select laudo_id, storage_key from laudo_dictations where id = $1",
    [id],
  );
  return row ?? null;
};

/** Does nothing if the id exists. */
export const insertDictation = async (
  { drizzle }: Tx,
  row: Omit<LaudoDictationRow, "created_at">,
): Promise<void> => {
  await drizzle.insert(laudo_dictations).values(row).onConflictDoNothing();
};
