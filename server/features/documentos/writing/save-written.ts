import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import type { WrittenConsultation } from "@relato/scribe/types.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import type { Deps } from "../../../deps.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import type { WriterResult } from "../../../providers/writer/writer.ts";
import { announceDocumento } from "../announce.ts";
import { machineVersion } from "../begin.ts";
import { saveFurtherDocuments } from "../versions/further.ts";
import { findDocumento, insertVersion, lockDocumento } from "../queries.ts";
import { saveWords } from "../words.ts";
import { saveAnalysis, saveProposal, saveRewriting } from "../writer-queries.ts";
import type { Work } from "./writer-work.ts";

type SaveDeps = Pick<Deps, "db" | "events">;
type ReadyWork = Work & { [K in "modelo" | "consulta"]: NonNullable<Work[K]> };

/**
 * Saves what a writer wrote as the next version. A model's document becomes a proposal where the doctor has saved a version since.
 * Returns why it was not saved; null when it was, or when the request was stopped or replaced.
 */
export const saveWritten = (
  deps: SaveDeps,
  work: ReadyWork,
  { writer, written }: WriterResult,
): Promise<Pick<Rewriting, "error"> | null> => {
  const { medico_id, documento, rewriting, modelo, consulta } = work;
  const { id } = documento;
  return withUser(deps.db, medico_id, async (tx) => {
    await lockDocumento(tx, id);
    const now = await findDocumento(tx, id);
    if (now?.rewriting?.asked_at !== rewriting.asked_at || now.rewriting.state === "failed")
      return null;
    if (now.signed_number !== null) return { error: "DOCUMENT_SIGNED" };
    const { turns } = consulta;
    const { document } = written;
    const version = {
      ...machineVersion({ kind: documento.kind, modelo, writer, document, turns }),
      change: isRewritten(rewriting) ? ("rewritten" as const) : ("written" as const),
      instruction: rewriting.instruction,
    };
    if ((now.current?.number ?? 0) !== rewriting.base) {
      if (writer.kind === "engine") return { error: "DOCUMENT_CHANGED" };
      const { titulo, content, instruction, change } = version;
      const { analysis, documents } = written;
      await saveProposal(tx, id, {
        ...{ base: rewriting.base, titulo, modelo_id: modelo.id, content, writer, instruction },
        ...{ change, created_at: new Date().toISOString(), analysis, documents },
      });
      await saveRewriting(tx, id, null);
      await announceDocumento(deps.events, tx, medico_id, documento);
      return null;
    }
    await insertVersion(tx, { ...version, documento_id: id, base: rewriting.base });
    await saveRewriting(tx, id, null);
    await saveConsequences(deps, tx, medico_id, documento, { writer, written });
    return null;
  });
};

const isRewritten = ({ asked_by, base }: Rewriting): boolean => asked_by === "doctor" && base > 0;

/**
 * What follows from a document's new version by a writer: of an anamnesis the analysis and, where a model wrote it, the further
 * documents; the words of the search; the news to the doctor's screens.
 */
export const saveConsequences = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  medicoId: string,
  documento: Documento,
  result: {
    writer: WriterStamp;
    written: Pick<WrittenConsultation, "analysis" | "documents">;
  },
): Promise<void> => {
  const { consulta_id, kind } = documento;
  const { writer, written } = result;
  if (kind === "anamnesis") {
    await saveAnalysis(tx, consulta_id, { writer, analysis: written.analysis });
    if (writer.kind === "model") await saveFurtherDocuments(tx, consulta_id, result);
    // The page reads the analysis again with the consultation.
    const status = { type: "consulta_status", consulta_id, status: "Concluído" } as const;
    await events.publish(tx, medicoId, status);
  } else await announceDocumento(events, tx, medicoId, documento);
  await saveWords(tx, consulta_id);
};
