import type { Documento } from "@relato/shared/contract/documentos.ts";
import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { documentos } from "../../../platform/database/schema/documentos.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { stopSharingOf } from "../stop-sharing.ts";
import { changeDocumento } from "../change-documento.ts";
import { isBeingWritten } from "../policy.ts";
import { saveWords } from "../words.ts";

/**
 * Deletes a document that was never written. Hides an unsigned one with versions, which are
 * append-only, and revokes its links. A repeated request changes nothing.
 * @throws AppError NOT_FOUND, DOCUMENT_BEING_WRITTEN, DOCUMENT_SIGNED, DOCUMENT_CHANGED if it is
 * the consultation's own document
 */
export const removeDocumento = (
  deps: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<unknown> =>
  changeDocumento(
    deps,
    medicoId,
    id,
    async (tx, documento) => {
      const { current, kind, signed_number, consulta_id, hidden_at } = documento;
      if (hidden_at !== null) return false;
      if (signed_number !== null) throw new AppError("DOCUMENT_SIGNED");
      if (current !== null && kind === "anamnesis") throw new AppError("DOCUMENT_CHANGED");
      if (isBeingWritten(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
      if (current === null) {
        await tx.drizzle.delete(documentos).where(eq(documentos.id, id));
        return undefined;
      }
      await setHidden(tx, id, true);
      await stopSharingOf(tx, consulta_id, id);
      return saveWords(tx, consulta_id);
    },
    { hidden: true },
  );

/** Shows a removed document again. @throws AppError NOT_FOUND */
export const restoreDocumento = (
  deps: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<Documento> =>
  changeDocumento(
    deps,
    medicoId,
    id,
    async (tx, { consulta_id, hidden_at }) => {
      if (hidden_at === null) return false;
      await setHidden(tx, id, false);
      return saveWords(tx, consulta_id);
    },
    { hidden: true },
  );

const setHidden = async ({ drizzle }: Tx, id: string, hidden: boolean): Promise<void> => {
  const hidden_at = hidden ? sql`now()` : null;
  await drizzle.update(documentos).set({ hidden_at }).where(eq(documentos.id, id));
};
