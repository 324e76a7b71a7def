import type { storeLaudoVersion } from "@relato/shared/contract/laudo-versions.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { DocumentVersion, VersionItem } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { spendQuota } from "../../platform/quotas/quotas.ts";
import { findVersion, listVersions } from "../documentos/queries.ts";
import { changeLaudo } from "./change-laudo.ts";
import { findLaudo } from "./queries.ts";
import { storeVersion } from "./store-version.ts";

/** Newest first. @throws AppError NOT_FOUND */
export const listLaudoVersionsOf = async (tx: Tx, id: string): Promise<VersionItem[]> => {
  requireRow(await findLaudo(tx, id));
  return listVersions(tx, id);
};

/** @throws AppError NOT_FOUND */
export const findLaudoVersion = async (
  tx: Tx,
  id: string,
  number: number,
): Promise<Omit<DocumentVersion, "content"> & { content: LaudoContent }> => {
  requireRow(await findLaudo(tx, id));
  const version = requireRow(await findVersion(tx, id, number));
  return { ...version, content: requireRow(version.content.laudo).content };
};

/**
 * Stores the saved content as a version, unless the newest version is equal.
 * @throws AppError with one of storeLaudoVersion's codes
 */
export const storeSavedVersion = (
  deps: Pick<Deps, "config" | "db">,
  user: Caller,
  id: string,
  { base, restored_from }: RouteRequest<typeof storeLaudoVersion>["body"],
): Promise<Laudo> =>
  changeLaudo(deps, user.id, id, async (tx, laudo) => {
    if (laudo.revision !== base) throw new AppError("LAUDO_CHANGED");
    if (restored_from !== null)
      requireRow(await findVersion(tx, id, restored_from), "VERSION_NOT_FOUND");
    if (await storeVersion(tx, user, laudo, { restored_from }))
      await spendQuota(tx, deps.config, "version");
  });
