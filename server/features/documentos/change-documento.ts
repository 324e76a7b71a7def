import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import type { Events } from "../../platform/events/events.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findDocumento, lockDocumento } from "./queries.ts";

/** Tells the doctor's screens that a document has changed. */
export const announceDocumento = (
  events: Events,
  tx: Tx,
  medicoId: string,
  documento: Pick<Documento, "id" | "consulta_id">,
): Promise<void> =>
  events.publish(tx, medicoId, {
    type: "documento_changed",
    consulta_id: documento.consulta_id,
    documento_id: documento.id,
  });

/**
 * Changes a document in a transaction that excludes other changes of it. Returns the document as it
 * is then. `change` returns false if it changed nothing. A removed document is not found, except
 * with `hidden`.
 * @throws AppError NOT_FOUND
 */
export const changeDocumento = (
  { db, events }: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
  change: (tx: Tx, documento: Documento) => Promise<void | false>,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = requireRow(await findDocumento(tx, id));
    if (documento.hidden_at !== null && !hidden) throw new AppError("NOT_FOUND");
    if ((await change(tx, documento)) === false) return documento;
    await announceDocumento(events, tx, medicoId, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });
