import type {
  Documento,
  DocumentVersion,
  Proposal,
  Rewriting,
} from "@relato/shared/contract/documentos.ts";
import type { Finding } from "@relato/shared/domain/documento.ts";
import type { Deps } from "../../../deps.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { nameOf } from "../../perfil/doctor-name.ts";
import { requireIdentity } from "../../perfil/require-identity.ts";
import { changeDocumento } from "../change-documento.ts";
import { insertSignOff, listUnsupported, updateDocumento } from "../queries.ts";
import { sealOf } from "../seal.ts";

/**
 * "Revisado e aprovado": signs the newest version, with the decision on each statement that was
 * ever without support.
 * @throws AppError with one of signDocumento's codes
 */
export const signDocumento = (
  deps: Pick<Deps, "db" | "events">,
  user: Caller,
  id: string,
  base: number,
): Promise<Documento> =>
  changeDocumento(deps, user.id, id, async (tx, documento) => {
    const { current, can, signed_number } = documento;
    if (current === null || current.number !== base) throw new AppError("DOCUMENT_CHANGED");
    if (!can.sign)
      throw new AppError(signed_number === base ? "DOCUMENT_SIGNED" : "DOCUMENT_CHANGED");
    if (current.content.markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
    await requireIdentity(tx);
    await insertSignOff(tx, {
      version_id: current.id,
      sha256: sealOf({ documento_id: id, ...current }),
      signed_name: await nameOf(tx, user),
      findings: await findingsOf(tx, documento, current),
    });
    await dropModelNote(tx, documento);
  });

const requestOf = ({ base, modelo_id, instruction, created_at }: Proposal): Rewriting => ({
  ...{ state: "failed", base, modelo_id, instruction },
  ...{ asked_at: created_at, asked_by: "product" },
});

/** A model's running note or proposal cannot follow a signed text: it fails with that reason. */
const dropModelNote = async (tx: Tx, { id, rewriting, proposal }: Documento): Promise<void> => {
  if (rewriting === null && proposal === null) return;
  const dropped = proposal === null ? rewriting : requestOf(proposal);
  const isNews = dropped !== null && (proposal !== null || dropped.state !== "failed");
  await updateDocumento(tx, id, {
    proposal: null,
    rewriting: isNews ? { ...dropped, state: "failed", error: "DOCUMENT_SIGNED" } : null,
  });
};

/** Statements without support in this version, and in the versions since the last signed one. */
const findingsOf = async (
  tx: Tx,
  { id, signed_number }: Documento,
  { number, content }: DocumentVersion,
): Promise<Finding[]> => {
  const present = content.sections
    .flatMap(({ statements }) => statements)
    .flatMap(({ text, status, kept }): Finding[] =>
      status === "supported" ? [] : [{ text, status, done: kept === undefined ? "open" : "kept" }],
    );
  const before = await listUnsupported(tx, id, { after: signed_number ?? 0, before: number });
  const corrected = before.filter((one) => !present.some(({ text }) => text === one.text));
  return [...present, ...corrected.map((one): Finding => ({ ...one, done: "corrected" }))];
};
