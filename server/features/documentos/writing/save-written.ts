import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import type { Deps } from "../../../deps.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import type { WriterResult } from "../../../providers/writer/writer.ts";
import { machineVersion, saveFurtherDocuments } from "../begin.ts";
import { announceDocumento } from "../change-documento.ts";
import {
  findDocumento,
  findTestimony,
  insertVersion,
  listDocumentos,
  lockDocumento,
  updateDocumento,
} from "../queries.ts";
import { saveWords } from "../words.ts";
import { saveAnalysis } from "../writer-queries.ts";
import { isWaitingFor, type Work } from "./writer-work.ts";

type SaveDeps = Pick<Deps, "db" | "events">;
export type ReadyWork = Work & { [K in "modelo" | "visit"]: NonNullable<Work[K]> };

/**
 * Saves a writer's result as the next version. If the doctor has saved a version since, a model's
 * result becomes a proposal. Returns why nothing was saved; null after a save, or if the request
 * was stopped or replaced.
 */
export const saveWritten = (
  { db, events }: SaveDeps,
  work: ReadyWork,
  { writer, written }: WriterResult,
): Promise<Pick<Rewriting, "error"> | null> => {
  const { medico_id, documento, rewriting, modelo, visit } = work;
  const { id, kind } = documento;
  const { base, instruction } = rewriting;
  return withUser(db, medico_id, async (tx) => {
    await lockDocumento(tx, id);
    const stored = await findDocumento(tx, id);
    if (!isWaitingFor(rewriting, stored)) return null;
    if (stored.signed_number !== null) return { error: "DOCUMENT_SIGNED" };
    const { document, analysis, documents } = written;
    const isRewritten = rewriting.asked_by === "doctor" && base > 0;
    const change: "rewritten" | "written" = isRewritten ? "rewritten" : "written";
    const { turns } = visit;
    const version = machineVersion({ kind, modelo, writer, document, turns });
    if ((stored.current?.number ?? 0) === base) {
      await insertVersion(tx, { ...version, documento_id: id, base, change, instruction });
      await updateDocumento(tx, id, { rewriting: null, automation_call: null });
      await saveConsequences(events, tx, medico_id, documento, { writer, written });
    } else if (writer.kind === "engine") return { error: "DOCUMENT_CHANGED" };
    else {
      const { titulo, content } = version;
      const proposal = {
        ...{ base, titulo, modelo_id: modelo.id, content, writer, instruction, change },
        ...{ created_at: new Date().toISOString(), analysis, documents },
      };
      await updateDocumento(tx, id, { rewriting: null, automation_call: null, proposal });
    }
    await announceDocumento(events, tx, medico_id, documento);
    return null;
  });
};

/**
 * Saves what follows from a writer's new version: the search words and, for an anamnesis, the
 * analysis and a model's further documents. The caller announces the document.
 */
export const saveConsequences = async (
  events: Deps["events"],
  tx: Tx,
  medicoId: string,
  { consulta_id, kind }: Documento,
  {
    writer,
    written,
  }: {
    writer: WriterStamp;
    written: Pick<WrittenConsultation, "analysis" | "documents">;
  },
): Promise<void> => {
  if (kind === "anamnesis") {
    await saveAnalysis(tx, consulta_id, { writer, analysis: written.analysis });
    if (writer.kind === "model") {
      const { locale, turns } = requireRow(await findTestimony(tx, consulta_id));
      const existing = (await listDocumentos(tx, consulta_id)) ?? [];
      const { documents } = written;
      const further = { language: locale, turns, writer, documents, existing };
      await saveFurtherDocuments(tx, consulta_id, further);
    }
    // The page reads the analysis again with the consultation.
    const status = { type: "consulta_status", consulta_id, status: "Concluído" } as const;
    await events.publish(tx, medicoId, status);
  }
  await saveWords(tx, consulta_id);
};
