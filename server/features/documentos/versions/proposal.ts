import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { changeDocumento } from "../change-documento.ts";
import { insertVersion, updateDocumento } from "../queries.ts";
import { findProposal } from "../writer-queries.ts";
import { saveConsequences } from "../writing/save-written.ts";

type ProposalDeps = Pick<Deps, "db" | "events">;

/**
 * Makes the model's proposal the version after `base`, which must be the newest.
 * @throws AppError with one of acceptProposal's codes
 */
export const acceptProposal = (
  deps: ProposalDeps,
  medicoId: string,
  id: string,
  base: number,
): Promise<Documento> =>
  changeDocumento(deps, medicoId, id, async (tx, documento) => {
    const proposal = requireRow(await findProposal(tx, id), "DOCUMENT_CHANGED");
    if (documento.current?.number !== base) throw new AppError("DOCUMENT_CHANGED");
    if (!documento.can.edit) throw new AppError("DOCUMENT_SIGNED");
    const { titulo, modelo_id, content, writer, instruction, change } = proposal;
    await insertVersion(tx, {
      ...{ documento_id: id, base, titulo, modelo_id, content, writer, instruction, change },
      made_by: writer.kind,
    });
    const isFailed = documento.rewriting?.state === "failed";
    await updateDocumento(tx, id, { proposal: null, ...(isFailed ? { rewriting: null } : {}) });
    await saveConsequences(deps.events, tx, medicoId, documento, { writer, written: proposal });
  });

/**
 * Removes the model's proposal; a repeated request changes nothing.
 * @throws AppError NOT_FOUND
 */
export const discardProposal = (
  deps: ProposalDeps,
  medicoId: string,
  id: string,
): Promise<Documento> =>
  changeDocumento(deps, medicoId, id, async (tx, { proposal }) =>
    proposal === null ? false : updateDocumento(tx, id, { proposal: null }),
  );
