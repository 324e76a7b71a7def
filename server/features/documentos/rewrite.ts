import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { isCertificate, kindOfTemplate } from "@relato/shared/domain/documento.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { JobContext } from "../../platform/jobs/jobs.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";
import { withFallback } from "../../providers/writer/fallback.ts";
import { announceDocumento } from "./announce.ts";
import { certificateWithoutCids } from "./certificate.ts";
import { checkDocument } from "./check.ts";
import { engineErrorCode } from "./engine-refusal.ts";
import { isBeingWritten } from "./policy.ts";
import {
  findDocumento,
  findModelo,
  findWriterWork,
  insertDocumento,
  insertVersion,
  lockDocumento,
  saveAnalysis,
  saveRewriting,
} from "./queries.ts";
import { saveWords } from "./words.ts";

export type RewriteDeps = Pick<Deps, "db" | "events" | "jobs">;
export type WriterDeps = Pick<Deps, "db" | "events" | "log" | "writer" | "findModelWriter">;

const waiting = (wish: { base: number; modelo_id: string; instruction: string }): Rewriting => ({
  state: "waiting",
  base: wish.base,
  modelo_id: wish.modelo_id,
  instruction: wish.instruction === "" ? null : wish.instruction,
  asked_at: new Date().toISOString(),
});

const enqueue = (jobs: Deps["jobs"], tx: Tx, medicoId: string, id: string): Promise<void> =>
  jobs.enqueue(tx, "write-documento", { documento_id: id, medico_id: medicoId }, { key: id });

/**
 * Asks for a document to be written again; the worker makes it the next version, if nobody else has made one by then.
 * @throws AppError with one of rewriteDocumento's codes
 */
export const askRewrite = (
  { db, events, jobs }: RewriteDeps,
  medicoId: string,
  id: string,
  wish: { base: number; modelo_id: string; instruction: string },
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    if ((await findModelo(tx, wish.modelo_id)) === null) throw new AppError("MODELO_NOT_FOUND");
    if ((documento.current?.number ?? 0) !== wish.base) throw new AppError("DOCUMENT_CHANGED");
    if (documento.signed_number !== null) throw new AppError("DOCUMENT_SIGNED");
    if (isBeingWritten(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
    await saveRewriting(tx, id, waiting(wish));
    await enqueue(jobs, tx, medicoId, id);
    await announceDocumento(events, tx, medicoId, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });

/**
 * Another document of a consultation, from any template. The same id again answers with what stands.
 * @throws AppError NOT_FOUND, MODELO_NOT_FOUND
 */
export const askDocumento = (
  { db, events, jobs }: RewriteDeps,
  medicoId: string,
  consultaId: string,
  wish: { id: string; modelo_id: string; instruction: string },
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    const existing = await findDocumento(tx, wish.id);
    if (existing !== null) return existing;
    if ((await findWriterWork(tx, consultaId)) === null) throw new AppError("NOT_FOUND");
    const modelo = await findModelo(tx, wish.modelo_id);
    if (modelo === null) throw new AppError("MODELO_NOT_FOUND");
    const rewriting = waiting({ base: 0, ...wish });
    const kind = kindOfTemplate(modelo);
    const row = { id: wish.id, consulta_id: consultaId, kind, rewriting };
    // The id is another doctor's: to this one it does not exist and cannot be made.
    if (!(await insertDocumento(tx, row))) throw new AppError("NOT_FOUND");
    await enqueue(jobs, tx, medicoId, wish.id);
    await announceDocumento(events, tx, medicoId, row);
    const made = await findDocumento(tx, wish.id);
    if (made === null) throw new AppError("NOT_FOUND");
    return made;
  });

/**
 * The worker's part: writes what was asked for, and makes it a version if the document is still as it was. It can be repeated;
 * no transaction is open while the writer works.
 */
export const writeDocumento = async (
  deps: WriterDeps,
  { documento_id, medico_id }: { documento_id: string; medico_id: string },
  context: Pick<JobContext, "signal" | "last">,
): Promise<void> => {
  const asUser = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    withUser(deps.db, medico_id, work);
  const step = (rewriting: Rewriting, state: Rewriting["state"], error?: ErrorCode) =>
    asUser(async (tx) => {
      const documento = await findDocumento(tx, documento_id);
      if (documento?.rewriting?.asked_at !== rewriting.asked_at) return;
      await saveRewriting(tx, documento_id, {
        ...rewriting,
        state,
        ...(error === undefined ? {} : { error }),
      });
      await announceDocumento(deps.events, tx, medico_id, documento);
    });
  const work = await asUser(async (tx) => {
    const documento = await findDocumento(tx, documento_id);
    if (documento === null || documento.rewriting === null) return null;
    if (documento.rewriting.state === "failed") return null;
    const modelo = await findModelo(tx, documento.rewriting.modelo_id);
    const consulta = await findWriterWork(tx, documento.consulta_id);
    return { documento, rewriting: documento.rewriting, modelo, consulta };
  });
  if (work === null) return;
  const { rewriting, modelo, consulta, documento } = work;
  if (modelo === null || consulta === null) return step(rewriting, "failed", "MODELO_NOT_FOUND");
  try {
    await step(rewriting, "writing");
    const model = await deps.findModelWriter();
    const chosen = model === null ? deps.writer : withFallback(model, deps.writer, deps.log);
    const { writer, written } = await chosen.write(
      {
        locale: consulta.language,
        consultation_type: consulta.tipo_consulta,
        patient_context: consulta.contexto_paciente,
        template: modelo,
        turns: consulta.turns,
      },
      {
        signal: context.signal,
        ...(rewriting.instruction === null ? {} : { instruction: rewriting.instruction }),
      },
    );
    context.signal.throwIfAborted();
    await step(rewriting, "checking");
    const checked = checkDocument(written.document, consulta.turns);
    const content = isCertificate({ kind: documento.kind, titulo: modelo.titulo })
      ? certificateWithoutCids(checked)
      : checked;
    const refusal = await asUser(async (tx): Promise<ErrorCode | null> => {
      await lockDocumento(tx, documento_id);
      const now = await findDocumento(tx, documento_id);
      // Asked for anew meanwhile: that one's worker ends it.
      if (now?.rewriting?.asked_at !== rewriting.asked_at) return null;
      if (now.signed_number !== null) return "DOCUMENT_SIGNED";
      if ((now.current?.number ?? 0) !== rewriting.base) return "DOCUMENT_CHANGED";
      await insertVersion(tx, {
        documento_id,
        base: rewriting.base,
        titulo: modelo.titulo,
        modelo_id: modelo.id,
        content,
        made_by: writer.kind,
        author: null,
        author_name: null,
        writer,
        change: rewriting.base === 0 ? "written" : "rewritten",
        instruction: rewriting.instruction,
      });
      await saveRewriting(tx, documento_id, null);
      const { consulta_id } = documento;
      await saveWords(tx, consulta_id);
      if (documento.kind === "anamnesis") {
        // The conversation as it reads now: what was put right in it since counts for the analysis, too, which the page reads anew with it.
        await saveAnalysis(tx, consulta_id, { writer, analysis: written.analysis });
        const status = { type: "consulta_status", consulta_id, status: "Concluído" } as const;
        await deps.events.publish(tx, medico_id, status);
      } else await announceDocumento(deps.events, tx, medico_id, documento);
      return null;
    });
    if (refusal !== null) await step(rewriting, "failed", refusal);
  } catch (error) {
    if (context.signal.aborted || !context.last) throw error;
    // The server stops: not a failure, not even on the last attempt.
    if (error instanceof EngineError && error.code === "CLOSED") throw error;
    deps.log.warn({ documento_id, err: error }, "a document was not written");
    await step(
      rewriting,
      "failed",
      error instanceof EngineError ? engineErrorCode(error) : "INTERNAL",
    );
  }
};
