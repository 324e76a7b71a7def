import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { announceDocumento } from "../announce.ts";
import { findDocumento, insertVersion, lockDocumento } from "../queries.ts";
import { saveConsequences } from "../writing/save-written.ts";
import { findProposal, saveProposal, saveRewriting } from "../writer-queries.ts";

type ProposalDeps = Pick<Deps, "db" | "events">;

/**
 * Makes the model's proposal the version after `base`, which must be the newest.
 * @throws AppError with one of acceptProposal's codes
 */
export const acceptProposal = (
  { db, events }: ProposalDeps,
  medicoId: string,
  id: string,
  base: number,
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    const proposal = await findProposal(tx, id);
    if (proposal === null) throw new AppError("DOCUMENT_CHANGED");
    if (documento.current?.number !== base) throw new AppError("DOCUMENT_CHANGED");
    if (!documento.can.edit) throw new AppError("DOCUMENT_SIGNED");
    const { titulo, modelo_id, content, writer, instruction, change } = proposal;
    await insertVersion(tx, {
      ...{ documento_id: id, base, titulo, modelo_id, content, writer, instruction, change },
      ...{ made_by: writer.kind, author: null, author_name: null },
    });
    await saveProposal(tx, id, null);
    if (documento.rewriting?.state === "failed") await saveRewriting(tx, id, null);
    await saveConsequences({ events }, tx, medicoId, documento, { writer, written: proposal });
    return (await findDocumento(tx, id)) ?? documento;
  });

/**
 * Removes the model's proposal; a repeated request changes nothing.
 * @throws AppError NOT_FOUND
 */
export const discardProposal = (
  { db, events }: ProposalDeps,
  medicoId: string,
  id: string,
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    if (documento.proposal === null) return documento;
    await saveProposal(tx, id, null);
    await announceDocumento(events, tx, medicoId, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });
