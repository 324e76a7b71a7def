import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import { FURTHER_KINDS } from "@relato/shared/domain/documento.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { beginDocumento, furtherVersion } from "../begin.ts";
import { findTestimony, insertVersion, listDocumentos } from "../queries.ts";

/** Whether the doctor has neither changed, signed nor requested a document. */
const isUntouched = ({ current, signed_number, rewriting }: Documento): boolean =>
  signed_number === null &&
  rewriting === null &&
  current?.change === "written" &&
  current.made_by !== "doctor" &&
  current.modelo_id === null;

/**
 * Saves a model's further documents: a new version of each untouched one, and the first version of
 * a new kind. Kinds that the model did not write keep the engine's version
 * (docs/decisions/0032-the-model-after-the-engine.md). The caller announces and saves the words.
 */
export const saveFurtherDocuments = async (
  tx: Tx,
  consultaId: string,
  { writer, written }: { writer: WriterStamp; written: Pick<WrittenConsultation, "documents"> },
): Promise<void> => {
  const { locale: language, turns } = requireRow(await findTestimony(tx, consultaId));
  const documentos = (await listDocumentos(tx, consultaId)) ?? [];
  for (const kind of FURTHER_KINDS) {
    const statements = written.documents[kind];
    if (statements === null) continue;
    const version = furtherVersion({ kind, language, turns, statements, writer });
    const existing = documentos.filter((one) => one.kind === kind);
    if (existing.length === 0) await beginDocumento(tx, consultaId, kind, version);
    for (const { id: documento_id, current } of existing.filter(isUntouched))
      await insertVersion(tx, { ...version, documento_id, base: current?.number ?? 0 });
  }
};
