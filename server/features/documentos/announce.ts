import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Events } from "../../platform/events/events.ts";

/** Tells the doctor's other tabs, in the transaction that changed it, that a document is another now. */
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
