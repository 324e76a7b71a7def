import type { Documento } from "@relato/shared/contract/documentos.ts";
import { type DocumentKind, MAX_DOCUMENT } from "@relato/shared/domain/documento.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { announceDocumento } from "../announce.ts";
import { refuseOpenCids } from "../sign/certificate.ts";
import { type ChangeDeps, nameOf } from "./change.ts";
import { findDocumento, findTestimony, insertDocumento, insertVersion } from "../queries.ts";
import { reviseDocument } from "./revise.ts";
import { saveWords } from "../words.ts";

/**
 * A document that the doctor begins: a prescription where the consultation held none. The same id again answers with what stands.
 * @throws AppError NOT_FOUND, DOCUMENT_EMPTY, DOCUMENT_TOO_LONG, CID_NOT_AUTHORISED, ENGINE_FAILED, UNAVAILABLE
 */
export const beginByDoctor = async (
  deps: ChangeDeps,
  user: Caller,
  consultaId: string,
  draft: { id: string; kind: DocumentKind; titulo: string; markdown: string },
): Promise<Documento> => {
  const { db, events } = deps;
  const { id, kind, titulo, markdown } = draft;
  if (markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
  if (markdown.length > MAX_DOCUMENT) throw new AppError("DOCUMENT_TOO_LONG");
  const { existing, testimony, found } = await withUser(db, user.id, async (tx) => ({
    existing: await findDocumento(tx, id),
    testimony: await findTestimony(tx, consultaId),
    found: (await tx.query(`select 1 from consultas where id = $1`, [consultaId])).length === 1,
  }));
  if (existing !== null) return existing;
  if (!found) throw new AppError("NOT_FOUND");
  const empty = { markdown: "", sections: [] };
  const content = await reviseDocument(empty, markdown, { deps, testimony, titulo });
  refuseOpenCids({ kind, titulo, content });
  return withUser(db, user.id, async (tx) => {
    const row = { id, consulta_id: consultaId, kind, rewriting: null };
    if (await insertDocumento(tx, row)) {
      await insertVersion(tx, {
        documento_id: id,
        base: 0,
        titulo,
        modelo_id: null,
        content,
        made_by: "doctor",
        author: user.id,
        author_name: await nameOf(tx, user),
        writer: null,
        change: "written",
      });
      await saveWords(tx, consultaId);
      await announceDocumento(events, tx, user.id, row);
    }
    const made = await findDocumento(tx, id);
    // The id is another doctor's: to this one it does not exist and cannot be made.
    if (made === null) throw new AppError("NOT_FOUND");
    return made;
  });
};
