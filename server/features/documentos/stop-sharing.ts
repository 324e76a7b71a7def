import type { Tx } from "../../platform/database/database.ts";

const VERSIONS = `select v.id from document_versions v join documentos d on d.id = v.documento_id
  where d.consulta_id = $1 and ($2::uuid is null or d.id = $2)`;

/**
 * Revokes the open links of a consultation's documents, or of one document, and stops the mails
 * that are not sent yet. Call it when their reader may no longer be the right one.
 */
export const stopSharingOf = async (
  tx: Tx,
  consultaId: string,
  documentoId: string | null = null,
): Promise<void> => {
  const values = [consultaId, documentoId];
  await tx.query(
    `update secure_links set revoked_at = now()
      where revoked_at is null and version_id in (${VERSIONS})`,
    values,
  );
  await tx.query(
    `update document_mails set failed_at = now()
      where sent_at is null and stored_at is null and failed_at is null
        and version_id in (${VERSIONS})`,
    values,
  );
};
