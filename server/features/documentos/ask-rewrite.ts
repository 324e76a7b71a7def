import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import { kindOfTemplate } from "@relato/shared/domain/documento.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { announceDocumento, changeDocumento } from "./change-documento.ts";
import { isWritingForDoctor } from "./policy.ts";
import { findDocumento, insertDocumento, updateDocumento } from "./queries.ts";
import { findModelo, findWriterWork, isModelAllowed, refuseRevoked } from "./writer-queries.ts";

type AskDeps = Pick<Deps, "db" | "events" | "jobs">;

interface Request {
  base: number;
  modelo_id: string;
  instruction: string;
}

const createRewriting = (
  { base, modelo_id, instruction }: Request,
  asked_by: Rewriting["asked_by"],
): Rewriting => ({
  state: "waiting",
  base,
  modelo_id,
  instruction: instruction === "" ? null : instruction,
  asked_at: new Date().toISOString(),
  asked_by,
});

/** One job per request: a new request must not wait until a stopped job ends. */
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
 * Requests a rewrite of a document. The worker saves it as the version after `base`.
 * @throws AppError with one of rewriteDocumento's codes
 */
export const askRewrite = (
  deps: AskDeps,
  medicoId: string,
  id: string,
  request: Request,
): Promise<Documento> =>
  changeDocumento(deps, medicoId, id, async (tx, documento) => {
    await refuseRevoked(tx, documento.consulta_id);
    requireRow(await findModelo(tx, request.modelo_id), "MODELO_NOT_FOUND");
    if ((documento.current?.number ?? 0) !== request.base) throw new AppError("DOCUMENT_CHANGED");
    if (documento.signed_number !== null) throw new AppError("DOCUMENT_SIGNED");
    if (isWritingForDoctor(documento)) throw new AppError("DOCUMENT_BEING_WRITTEN");
    const rewriting = createRewriting(request, "doctor");
    await updateDocumento(tx, id, { rewriting });
    await enqueue(deps.jobs, tx, medicoId, id, rewriting);
  });

/**
 * Requests another document of a consultation, from any template. A repeated id returns the
 * existing document.
 * @throws AppError NOT_FOUND, MODELO_NOT_FOUND, CONSENT_REFUSED
 */
export const askDocumento = (
  { db, events, jobs }: AskDeps,
  medicoId: string,
  consultaId: string,
  { id, ...request }: Omit<Request, "base"> & { id: string },
): Promise<Documento> =>
  withUser(db, medicoId, async (tx) => {
    const existing = await findDocumento(tx, id);
    if (existing !== null) return existing;
    await refuseRevoked(tx, consultaId);
    requireRow(await findWriterWork(tx, consultaId));
    const modelo = requireRow(await findModelo(tx, request.modelo_id), "MODELO_NOT_FOUND");
    const rewriting = createRewriting({ ...request, base: 0 }, "doctor");
    const row = { id, consulta_id: consultaId, kind: kindOfTemplate(modelo), rewriting };
    // The id belongs to another doctor: for this one it does not exist and cannot be created.
    if (!(await insertDocumento(tx, row))) throw new AppError("NOT_FOUND");
    await enqueue(jobs, tx, medicoId, id, rewriting);
    await announceDocumento(events, tx, medicoId, row);
    return requireRow(await findDocumento(tx, id));
  });

/**
 * Requests the model's version of a note that the engine has just written, if the doctor's switch
 * and the template's allow it. The caller announces the change.
 */
export const askModelNote = async (
  { jobs }: Pick<Deps, "jobs">,
  tx: Tx,
  medicoId: string,
  { id, modelo_id }: { id: string; modelo_id: string },
): Promise<void> => {
  if (!(await isModelAllowed(tx, modelo_id))) return;
  const rewriting = createRewriting({ base: 1, modelo_id, instruction: "" }, "product");
  await updateDocumento(tx, id, { rewriting });
  await enqueue(jobs, tx, medicoId, id, rewriting);
};

/**
 * Stops a writer, or dismisses its failure; the newest version stays. Without either it changes
 * nothing.
 * @throws AppError NOT_FOUND
 */
export const stopRewriting = (
  deps: Pick<Deps, "db" | "events">,
  medicoId: string,
  id: string,
): Promise<Documento> =>
  changeDocumento(deps, medicoId, id, async (tx, { can }) =>
    can.stop ? updateDocumento(tx, id, { rewriting: null }) : false,
  );
