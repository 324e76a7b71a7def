import type {
  Documento,
  DocumentVersion,
  Proposal,
  Rewriting,
} from "@relato/shared/contract/documentos.ts";
import type { Finding } from "@relato/shared/domain/documento.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { announceDocumento } from "../announce.ts";
import { type ChangeDeps, nameOf } from "../versions/change.ts";
import { findDocumento, insertSignOff, listUnsupported, lockDocumento } from "../queries.ts";
import { sealOf } from "./seal.ts";
import { saveProposal, saveRewriting } from "../writer-queries.ts";

/**
 * "Revisado e aprovado": closes the newest version. What was ever without support is written down with what became of it.
 * @throws AppError with one of signDocumento's codes
 */
export const signDocumento = (
  { db, events }: Pick<ChangeDeps, "db" | "events">,
  user: Caller,
  id: string,
  base: number,
): Promise<Documento> =>
  withUser(db, user.id, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    const { current, can, signed_number } = documento;
    if (current === null || current.number !== base) throw new AppError("DOCUMENT_CHANGED");
    if (!can.sign)
      throw new AppError(signed_number === base ? "DOCUMENT_SIGNED" : "DOCUMENT_CHANGED");
    if (current.content.markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
    await insertSignOff(tx, {
      version_id: current.id,
      sha256: sealOf({ documento_id: id, ...current }),
      name: await nameOf(tx, user),
      findings: await findingsOf(tx, documento, current),
    });
    await dropModelNote(tx, documento);
    await announceDocumento(events, tx, user.id, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });

const requestOf = ({ base, modelo_id, instruction, created_at }: Proposal): Rewriting => ({
  ...{ state: "failed", base, modelo_id, instruction },
  ...{ asked_at: created_at, asked_by: "product" },
});

/** A model's note that is being written, or waits as a proposal, cannot follow a signed text; the page says so. */
const dropModelNote = async (tx: Tx, { id, rewriting, proposal }: Documento): Promise<void> => {
  if (rewriting === null && proposal === null) return;
  const dropped = proposal === null ? rewriting : requestOf(proposal);
  const isNews = dropped !== null && (proposal !== null || dropped.state !== "failed");
  await saveProposal(tx, id, null);
  await saveRewriting(
    tx,
    id,
    isNews ? { ...dropped, state: "failed", error: "DOCUMENT_SIGNED" } : null,
  );
};

/** What has no support in this version, and what had none in those since the last signed one. */
const findingsOf = async (
  tx: Tx,
  { id, signed_number }: Documento,
  { number, content }: DocumentVersion,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const here = new Set<string>();
  for (const { text, status, kept } of content.sections.flatMap((one) => one.statements)) {
    if (status === "supported") continue;
    here.add(text);
    findings.push({ text, status, done: kept === undefined ? "open" : "kept" });
  }
  const before = await listUnsupported(tx, id, { after: signed_number ?? 0, before: number });
  for (const { text, status } of before)
    if (!here.has(text)) findings.push({ text, status, done: "corrected" });
  return findings;
};
