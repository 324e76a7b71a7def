import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { changeDocumento } from "../change-documento.ts";
import { isBeingWritten } from "../policy.ts";
import { deleteDocumento } from "../queries.ts";

/**
 * Removes a document that was requested and never written.
 * @throws AppError NOT_FOUND, DOCUMENT_BEING_WRITTEN, DOCUMENT_CHANGED if it has a version
 */
export const removeDocumento = (
  deps: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<unknown> =>
  changeDocumento(deps, medicoId, id, (tx, documento) => {
    if (documento.current !== null) throw new AppError("DOCUMENT_CHANGED");
    if (isBeingWritten(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
    return deleteDocumento(tx, id);
  });
