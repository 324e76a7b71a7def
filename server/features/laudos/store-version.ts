import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import type { ChangeKind } from "@relato/shared/domain/documento.ts";
import { laudoMarkdown } from "@relato/shared/domain/laudo/markdown.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findVersion, insertVersion } from "../documentos/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { setStoredRevision } from "./queries.ts";

/** The laudo as a version stores it. */
const documentOf = ({ content, images }: Pick<Laudo, "content" | "images">): Document => ({
  markdown: laudoMarkdown(content),
  sections: [],
  laudo: { content, images: images.map(({ id, caption }) => ({ id, caption })) },
});

/** How the version was made; `restored_from` is a version's number. */
interface Made {
  change?: ChangeKind;
  restored_from?: number | null;
}

/**
 * Stores the saved laudo as a version, unless the newest version is equal. Returns whether it did.
 * The caller holds the document's lock.
 */
export const storeVersion = async (
  tx: Tx,
  user: Pick<Caller, "id" | "name" | "email">,
  laudo: Laudo,
  { change = "edited", restored_from = null }: Made = {},
): Promise<boolean> => {
  const { id, titulo, revision } = laudo;
  const base = laudo.version ?? 0;
  const content = documentOf(laudo);
  await setStoredRevision(tx, id, revision);
  const newest = base === 0 ? null : await findVersion(tx, id, base);
  if (newest?.titulo === titulo && canonical(newest.content) === canonical(content)) return false;
  const version = await insertVersion(tx, {
    ...{ documento_id: id, base, titulo, content, made_by: "doctor" },
    ...{ author: user.id, author_name: await nameOf(tx, user) },
    ...(restored_from === null ? { change } : { change: "restored", restored_from }),
  });
  requireRow(version, "LAUDO_CHANGED");
  return true;
};
