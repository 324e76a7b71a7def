import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import { kindOfTemplate } from "@relato/shared/domain/documento.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { announceDocumento } from "./announce.ts";
import { isWritingForDoctor } from "./policy.ts";
import { findDocumento, insertDocumento, lockDocumento } from "./queries.ts";
import { findModelo, findWriterWork, isModelAllowed, saveRewriting } from "./writer-queries.ts";

export type AskDeps = Pick<Deps, "db" | "events" | "jobs">;

interface Wish {
  base: number;
  modelo_id: string;
  instruction: string;
}

const waiting = (wish: Wish, asked_by: Rewriting["asked_by"]): Rewriting => ({
  state: "waiting",
  base: wish.base,
  modelo_id: wish.modelo_id,
  instruction: wish.instruction === "" ? null : wish.instruction,
  asked_at: new Date().toISOString(),
  asked_by,
});

/** One job a request: a request that replaces a stopped one must not wait for the stopped one's job to end. */
const enqueue = (
  jobs: Deps["jobs"],
  tx: Tx,
  medico_id: string,
  documento_id: string,
  { asked_at }: Rewriting,
): Promise<void> =>
  jobs.enqueue(
    tx,
    "write-documento",
    { documento_id, medico_id, asked_at },
    { key: `${documento_id} ${asked_at}` },
  );

/**
 * Asks for a document to be written again; the worker makes it the next version, if `base` is still the newest by then.
 * @throws AppError with one of rewriteDocumento's codes
 */
export const askRewrite = (
  { db, events, jobs }: AskDeps,
  medicoId: string,
  id: string,
  wish: Wish,
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    if ((await findModelo(tx, wish.modelo_id)) === null) throw new AppError("MODELO_NOT_FOUND");
    if ((documento.current?.number ?? 0) !== wish.base) throw new AppError("DOCUMENT_CHANGED");
    if (documento.signed_number !== null) throw new AppError("DOCUMENT_SIGNED");
    if (isWritingForDoctor(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
    const rewriting = waiting(wish, "doctor");
    await saveRewriting(tx, id, rewriting);
    await enqueue(jobs, tx, medicoId, id, rewriting);
    await announceDocumento(events, tx, medicoId, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });

/**
 * Another document of a consultation, from any template. A repeated id returns the existing document.
 * @throws AppError NOT_FOUND, MODELO_NOT_FOUND
 */
export const askDocumento = (
  { db, events, jobs }: AskDeps,
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
    const rewriting = waiting({ base: 0, ...wish }, "doctor");
    const kind = kindOfTemplate(modelo);
    const row = { id: wish.id, consulta_id: consultaId, kind, rewriting };
    // The id belongs to another doctor: for this one it does not exist and cannot be created.
    if (!(await insertDocumento(tx, row))) throw new AppError("NOT_FOUND");
    await enqueue(jobs, tx, medicoId, wish.id, rewriting);
    await announceDocumento(events, tx, medicoId, row);
    const made = await findDocumento(tx, wish.id);
    if (made === null) throw new AppError("NOT_FOUND");
    return made;
  });

/**
 * Asks the model for its version of a note that the engine has just written, if the doctor's switch and the template's allow
 * it. In the transaction that saves the engine's version; the caller announces.
 */
export const askModelNote = async (
  { jobs }: Pick<Deps, "jobs">,
  tx: Tx,
  medicoId: string,
  note: { id: string; modelo_id: string },
): Promise<void> => {
  if (!(await isModelAllowed(tx, note.modelo_id))) return;
  const wish = { base: 1, modelo_id: note.modelo_id, instruction: "" };
  const rewriting = waiting(wish, "product");
  await saveRewriting(tx, note.id, rewriting);
  await enqueue(jobs, tx, medicoId, note.id, rewriting);
};

/**
 * Keeps the newest version: a writer at work ends, a failure is dismissed. Without either nothing changes.
 * @throws AppError NOT_FOUND
 */
export const stopRewriting = (
  { db, events }: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    await lockDocumento(tx, id);
    const documento = await findDocumento(tx, id);
    if (documento === null) throw new AppError("NOT_FOUND");
    if (!documento.can.stop) return documento;
    await saveRewriting(tx, id, null);
    await announceDocumento(events, tx, medicoId, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });
