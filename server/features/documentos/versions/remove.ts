import { eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { documentos } from "../../../platform/database/schema/documentos.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { changeDocumento } from "../change-documento.ts";
import { isBeingWritten } from "../policy.ts";

/**
 * Removes a document that was requested and never written.
 * @throws AppError NOT_FOUND, DOCUMENT_BEING_WRITTEN, DOCUMENT_CHANGED if it has a version
 */
export const removeDocumento = (
  deps: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<unknown> =>
  changeDocumento(deps, medicoId, id, async ({ drizzle }, documento) => {
    if (documento.current !== null) throw new AppError("DOCUMENT_CHANGED");
    if (isBeingWritten(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
    await drizzle.delete(documentos).where(eq(documentos.id, id));
  });
