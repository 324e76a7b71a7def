import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { lockDocumento } from "../documentos/queries.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { findLaudo } from "./queries.ts";

/**
 * Changes a laudo in a transaction that excludes other changes of it. Returns the laudo as it is
 * then.
 * @throws AppError SUBSCRIBERS_ONLY, NOT_FOUND
 */
export const changeLaudo = (
  deps: Pick<Deps, "config" | "db">,
  medicoId: string,
  id: string,
  change: (tx: Tx, laudo: Laudo) => Promise<void>,
): Promise<Laudo> =>
  withUser(deps.db, medicoId, async (tx) => {
    await requireProPlano(tx, deps);
    await lockDocumento(tx, id);
    await change(tx, requireRow(await findLaudo(tx, id)));
    return requireRow(await findLaudo(tx, id));
  });
