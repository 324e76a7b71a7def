import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { JobPayloads } from "../../../platform/jobs/jobs.ts";
import { findDocumento, type Visit } from "../queries.ts";
import {
  findModelo,
  findWriterWork,
  hasEngineVersion,
  isModelAllowed,
  listStyleNotes,
  type Template,
} from "../writer-queries.ts";

/** A request for a document, with what a writer needs for it. */
export interface Work {
  medico_id: string;
  documento: Documento;
  rewriting: Rewriting;
  /** Null if the template is not visible to this doctor. */
  modelo: Template | null;
  /** Null if the consultation has no transcript. */
  visit: Visit | null;
  is_model_allowed: boolean;
  has_engine_version: boolean;
  style: string[];
}

/** Whether the stored document still waits for this request. */
export const isWaitingFor = (
  { asked_at }: Pick<Rewriting, "asked_at">,
  documento: Documento | null,
): documento is Documento & { rewriting: Rewriting } =>
  documento?.rewriting?.asked_at === asked_at && documento.rewriting.state !== "failed";

/** The work of a job; null if its request was stopped, replaced or has failed. */
export const findWork = async (
  tx: Tx,
  { documento_id, medico_id, asked_at }: JobPayloads["write-documento"],
): Promise<Work | null> => {
  const documento = await findDocumento(tx, documento_id);
  const rewriting = documento?.rewriting ?? null;
  if (documento === null || rewriting === null) return null;
  if (!isWaitingFor({ asked_at: asked_at ?? rewriting.asked_at }, documento)) return null;
  const { modelo_id } = rewriting;
  return {
    medico_id,
    documento,
    rewriting,
    modelo: await findModelo(tx, modelo_id),
    visit: await findWriterWork(tx, documento.consulta_id),
    is_model_allowed: await isModelAllowed(tx, modelo_id),
    has_engine_version: await hasEngineVersion(tx, documento_id, modelo_id),
    style: await listStyleNotes(tx, modelo_id),
  };
};
