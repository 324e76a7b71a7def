import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import { FURTHER_KINDS } from "@relato/shared/domain/documento.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { beginDocumento, furtherVersion } from "../begin.ts";
import { findTestimony, insertVersion, listDocumentos } from "../queries.ts";

/** Whether a document is as a machine wrote it: the doctor neither changed, signed nor asked for it. */
const isUntouched = ({ current, signed_number, rewriting }: Documento): boolean =>
  current !== null &&
  signed_number === null &&
  rewriting === null &&
  current.made_by !== "doctor" &&
  current.change === "written" &&
  current.modelo_id === null;

/**
 * Brings the further documents into line with a model's note, in the transaction that saves the note: one that the doctor has not
 * touched gets its next version, a kind that the consultation did not have is begun. A document whose kind the model did not
 * write keeps the engine's version (docs/decisions/0032-the-model-after-the-engine.md). The caller announces and saves the words.
 */
export const saveFurtherDocuments = async (
  tx: Tx,
  consultaId: string,
  result: { writer: WriterStamp; written: Pick<WrittenConsultation, "documents"> },
): Promise<void> => {
  const { locale: language, turns } = await findTestimony(tx, consultaId);
  const documentos = (await listDocumentos(tx, consultaId)) ?? [];
  for (const kind of FURTHER_KINDS) {
    const statements = result.written.documents[kind];
    if (statements === null) continue;
    const version = furtherVersion({ kind, language, turns, statements, writer: result.writer });
    const existing = documentos.filter((one) => one.kind === kind);
    if (existing.length === 0) await beginDocumento(tx, consultaId, kind, version);
    for (const documento of existing)
      if (isUntouched(documento))
        await insertVersion(tx, {
          ...version,
          documento_id: documento.id,
          base: documento.current?.number ?? 0,
        });
  }
};
