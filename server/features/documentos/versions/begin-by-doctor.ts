import type { Documento } from "@relato/shared/contract/documentos.ts";
import { type DocumentKind, MAX_DOCUMENT } from "@relato/shared/domain/documento.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { spendQuota } from "../../../platform/quotas/quotas.ts";
import { nameOf } from "../../perfil/doctor-name.ts";
import { announceDocumento } from "../change-documento.ts";
import { findDocumento, findTestimony, insertDocumento, insertVersion } from "../queries.ts";
import { refuseOpenCids } from "../sign/certificate.ts";
import { saveWords } from "../words.ts";
import type { ChangeDeps } from "./change.ts";
import { EMPTY_DOCUMENT, reviseDocument } from "./revise.ts";

/**
 * Creates a document that the doctor writes. A repeated id returns the existing document.
 * @throws AppError NOT_FOUND, DOCUMENT_EMPTY, DOCUMENT_TOO_LONG, CID_NOT_AUTHORISED, ENGINE_FAILED,
 * UNAVAILABLE
 */
export const beginByDoctor = async (
  deps: ChangeDeps,
  user: Caller,
  consulta_id: string,
  draft: { id: string; kind: DocumentKind; titulo: string; markdown: string },
): Promise<Documento> => {
  const { db, events } = deps;
  const { id, kind, titulo, markdown } = draft;
  if (markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
  if (markdown.length > MAX_DOCUMENT) throw new AppError("DOCUMENT_TOO_LONG");
  const { existing, testimony } = await withUser(db, user.id, async (tx) => ({
    existing: await findDocumento(tx, id),
    testimony: await findTestimony(tx, consulta_id),
  }));
  if (existing !== null) return existing;
  if (testimony === null) throw new AppError("NOT_FOUND");
  await withUser(db, user.id, (tx) => spendQuota(tx, deps.config, "verification"));
  const content = await reviseDocument(EMPTY_DOCUMENT, markdown, { deps, testimony, titulo });
  refuseOpenCids({ kind, titulo, content });
  return withUser(db, user.id, async (tx) => {
    const row = { id, consulta_id, kind, rewriting: null };
    if (await insertDocumento(tx, row)) {
      await insertVersion(tx, {
        ...{ documento_id: id, base: 0, titulo, content, change: "written", made_by: "doctor" },
        ...{ author: user.id, author_name: await nameOf(tx, user) },
      });
      await spendQuota(tx, deps.config, "version");
      await saveWords(tx, consulta_id);
      await announceDocumento(events, tx, user.id, row);
    }
    // The id belongs to another doctor: for this one it does not exist and cannot be created.
    return requireRow(await findDocumento(tx, id));
  });
};
