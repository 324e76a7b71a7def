import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { JobPayloads } from "../../../platform/jobs/jobs.ts";
import { findDocumento } from "../queries.ts";
import {
  findModelo,
  findWriterWork,
  hasEngineVersion,
  isModelAllowed,
  listStyleNotes,
  type WriterWork,
} from "../writer-queries.ts";

/** A request for a document, with all that a writer needs for it. */
export interface Work {
  medico_id: string;
  documento: Documento;
  rewriting: Rewriting;
  /** Null: the template is not visible to this doctor. */
  modelo: { id: string; titulo: string; markdown: string } | null;
  /** Null: the consultation has no transcript. */
  consulta: WriterWork | null;
  is_model_allowed: boolean;
  has_engine_version: boolean;
  style: string[];
}

/** The request that a job answers; null when it was stopped, replaced or has failed. */
export const findWork = async (
  tx: Tx,
  { documento_id, medico_id, asked_at }: JobPayloads["write-documento"],
): Promise<Work | null> => {
  const documento = await findDocumento(tx, documento_id);
  const rewriting = documento?.rewriting ?? null;
  if (documento === null || rewriting === null || rewriting.state === "failed") return null;
  if (asked_at !== undefined && asked_at !== rewriting.asked_at) return null;
  const { modelo_id } = rewriting;
  return {
    medico_id,
    documento,
    rewriting,
    modelo: await findModelo(tx, modelo_id),
    consulta: await findWriterWork(tx, documento.consulta_id),
    is_model_allowed: await isModelAllowed(tx, modelo_id),
    has_engine_version: await hasEngineVersion(tx, documento_id, modelo_id),
    style: await listStyleNotes(tx, modelo_id),
  };
};
