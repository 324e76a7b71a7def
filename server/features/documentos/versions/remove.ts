import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { announceDocumento } from "../announce.ts";
import { isBeingWritten } from "../policy.ts";
import { deleteDocumento, findDocumento, lockDocumento } from "../queries.ts";

/**
 * Takes away a document that was asked for and never written. What has a version is kept, whoever asks.
 * @throws AppError NOT_FOUND, DOCUMENT_BEING_WRITTEN, DOCUMENT_CHANGED (it has been written meanwhile)
 */
export const removeDocumento = (
  { db, events }: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<void> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    if (documento.current !== null) throw new AppError("DOCUMENT_CHANGED");
    if (isBeingWritten(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
    await deleteDocumento(tx, id);
    await announceDocumento(events, tx, medicoId, documento);
  });
