import type { NewVersion } from "@relato/shared/contract/documento-versions.ts";
import type { DocumentVersion, Documento } from "@relato/shared/contract/documentos.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import { type ChangeKind, MAX_DOCUMENT } from "@relato/shared/domain/documento.ts";
import type { Deps } from "../../../deps.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { spendQuota } from "../../../platform/quotas/quotas.ts";
import { timeZoneOf } from "../../configuracoes/queries.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { nameOf } from "../../perfil/doctor-name.ts";
import { changeDocumento } from "../change-documento.ts";
import {
  findDocumento,
  findTestimony,
  findVersion,
  insertVersion,
  updateDocumento,
} from "../queries.ts";
import { refuseOpenCids } from "../sign/certificate.ts";
import { saveWords } from "../words.ts";
import { applyChange, type Start } from "./apply-change.ts";

export type ChangeDeps = Pick<Deps, "config" | "db" | "events" | "engine" | "log">;

/**
 * Makes a document's next version. The engine works between two transactions: the first reads the
 * base, the second inserts the version if the base is still the newest.
 * @throws AppError with one of createVersion's codes; nothing is then changed
 */
export const createVersion = async (
  deps: ChangeDeps,
  user: Caller,
  id: string,
  change: NewVersion,
): Promise<Documento> => {
  if ("markdown" in change && change.markdown.length > MAX_DOCUMENT)
    throw new AppError("DOCUMENT_TOO_LONG");
  const start = await withUser(deps.db, user.id, async (tx) => {
    const found = await readStart(tx, user, id, change);
    if (isVerified(change)) await spendQuota(tx, deps.config, "verification");
    return found;
  });
  const { base, documento, name } = start;
  const version = await applyChange(deps, start, change);
  const isUnchanged =
    change.change !== "restored" &&
    version.titulo === base.titulo &&
    canonical(version.content) === canonical(base.content);
  if (isUnchanged) return documento;
  refuseContent(documento, base, version);
  return changeDocumento(deps, user.id, id, async (tx, current) => {
    requireBase(current, { change: version.change, base: base.number });
    const author = { made_by: "doctor", author: user.id, author_name: name } as const;
    const row = { ...version, ...author, documento_id: id, base: base.number };
    requireRow(await insertVersion(tx, row), "DOCUMENT_CHANGED");
    await spendQuota(tx, deps.config, "version");
    // The failure was about an older version.
    if (documento.rewriting?.state === "failed") await updateDocumento(tx, id, { rewriting: null });
    await saveWords(tx, documento.consulta_id);
  });
};

/** Whether the change has text that the engine verifies. */
const isVerified = ({ change }: NewVersion): boolean => change !== "kept" && change !== "restored";

/** @throws AppError DOCUMENT_EMPTY, DOCUMENT_TOO_LONG, CID_NOT_AUTHORISED */
const refuseContent = (
  { kind }: Documento,
  base: DocumentVersion,
  version: Pick<DocumentVersion, "titulo" | "content" | "change">,
): void => {
  const { content, change } = version;
  if (content.markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
  if (content.markdown.length > MAX_DOCUMENT) throw new AppError("DOCUMENT_TOO_LONG");
  // These changes leave the base's text as it is; its codes are not theirs.
  const isKeeping = change === "addendum" || change === "kept";
  refuseOpenCids({ kind, ...version }, isKeeping ? base.content : undefined);
};

const readStart = async (tx: Tx, user: Caller, id: string, change: NewVersion): Promise<Start> => {
  const documento = requireRow(await findDocumento(tx, id));
  return {
    documento,
    base: requireBase(documento, change),
    from:
      change.change === "restored"
        ? requireRow(await findVersion(tx, id, change.from), "VERSION_NOT_FOUND")
        : null,
    testimony: requireRow(await findTestimony(tx, documento.consulta_id)),
    name: await nameOf(tx, user),
    time_zone: await timeZoneOf(tx, user.id),
  };
};

/**
 * The version that the change is based on.
 * @throws AppError DOCUMENT_CHANGED if it is not the newest, DOCUMENT_SIGNED or DOCUMENT_NOT_SIGNED
 * if the change is not allowed
 */
const requireBase = (
  { current, can }: Documento,
  { change, base }: { change: NewVersion["change"] | ChangeKind; base: number },
): DocumentVersion => {
  if (current === null || current.number !== base) throw new AppError("DOCUMENT_CHANGED");
  if (change === "addendum" && !can.addendum) throw new AppError("DOCUMENT_NOT_SIGNED");
  const isAllowed = change === "addendum" || can.edit || (change === "cid" && can.addendum);
  if (!isAllowed) throw new AppError("DOCUMENT_SIGNED");
  return current;
};
