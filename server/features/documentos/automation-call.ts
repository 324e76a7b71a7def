import { createHmac, timingSafeEqual } from "node:crypto";
import type { ConsultationAnswer } from "@relato/shared/contract/automation.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx, withUser } from "../../platform/database/database.ts";
import {
  type AutomationCallState,
  documentos,
  type DocumentoRow,
} from "../../platform/database/schema/documentos.ts";
import { lockDocumento, updateDocumento } from "./queries.ts";

/*
 * The addresses that a call of `process-consultation` gets: where its note is sent, and where the
 * audio is read. The row says whether they still work.
 */

export type CallDeps = Pick<Deps, "auth" | "config" | "db">;
type Address = "audio" | "notes";

const tokenOf = async (
  { auth }: CallDeps,
  address: Address,
  documentoId: string,
  { asked_at, attempt }: AutomationCallState,
): Promise<string> => {
  const { secret } = await auth.$context;
  // A note is welcome from each attempt of the request, so that a late one is not lost.
  const parts = [address, documentoId, asked_at, ...(address === "audio" ? [attempt] : [])];
  return createHmac("sha256", secret)
    .update(`automation:${parts.join(":")}`)
    .digest("base64url");
};

/** The address of one call, below BASE_URL. */
export const urlOfCall = async (
  deps: CallDeps,
  address: Address,
  documentoId: string,
  call: AutomationCallState,
): Promise<string> => {
  const token = await tokenOf(deps, address, documentoId, call);
  return `${deps.config.base_url}/api/automation/${address}/${documentoId}/${token}`;
};

const isSameToken = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const findAutomationCall = async (
  { drizzle }: Tx,
  documentoId: string,
): Promise<AutomationCallState | null> => {
  const rows = drizzle.select().from(documentos).where(eq(documentos.id, documentoId));
  return (await rows)[0]?.automation_call ?? null;
};

/** Whose consultation a call is about. */
export type Called = Pick<DocumentoRow, "medico_id"> & { consulta_id: string };
type OpenRow = DocumentoRow & Called & { automation_call: AutomationCallState };

/** Whether the document still waits for this call. */
const isOpen = (row: DocumentoRow, now: number): row is OpenRow => {
  const { rewriting, automation_call: call, consulta_id } = row;
  return (
    consulta_id !== null &&
    call !== null &&
    call.answer === null &&
    Date.parse(call.expires_at) > now &&
    rewriting?.asked_at === call.asked_at &&
    rewriting.state !== "failed"
  );
};

/**
 * Runs `use` in a transaction of the document's doctor, with the document locked. Null if the
 * address is unknown, used or expired; the reason cannot be told from outside.
 */
const withCall = async (
  deps: CallDeps,
  address: Address,
  { id, token }: { id: string; token: string },
  use: (tx: Tx, row: OpenRow) => Promise<boolean>,
): Promise<Called | null> => {
  if (!z.uuid().safeParse(id).success) return null;
  const owner = await asSystem(deps.db, "find the doctor of an automation call", async (tx) => {
    const [row] = await tx.query<Pick<DocumentoRow, "medico_id">>(
      `select medico_id from documentos where id = $1 and automation_call is not null`,
      [id],
    );
    return row?.medico_id;
  });
  if (owner === undefined) return null;
  return withUser(deps.db, owner, async (tx) => {
    // In the spelling of the row, as everywhere else.
    const key = id.toLowerCase();
    await lockDocumento(tx, key);
    const [row] = await tx.drizzle.select().from(documentos).where(eq(documentos.id, key));
    if (row === undefined || !isOpen(row, Date.now())) return null;
    if (!isSameToken(token, await tokenOf(deps, address, row.id, row.automation_call))) return null;
    return (await use(tx, row)) ? row : null;
  });
};

/** Marks the audio of a call as read. Null if its address does not work, or no longer. */
export const takeAudio = (
  deps: CallDeps,
  address: { id: string; token: string },
): Promise<Called | null> =>
  withCall(deps, "audio", address, async (tx, { id, automation_call: call }) => {
    if (call.audio_read) return false;
    await updateDocumento(tx, id, { automation_call: { ...call, audio_read: true } });
    return true;
  });

/**
 * Stores the automation's answer with the job that proves it. Null if the address does not work, or
 * no longer.
 */
export const storeAnswer = (
  deps: CallDeps & Pick<Deps, "jobs">,
  address: { id: string; token: string },
  answer: ConsultationAnswer,
): Promise<Called | null> =>
  withCall(deps, "notes", address, async (tx, { id, medico_id, automation_call: call }) => {
    const { asked_at } = call;
    await updateDocumento(tx, id, { automation_call: { ...call, answer } });
    const payload = { documento_id: id, medico_id, asked_at };
    await deps.jobs.enqueue(tx, "write-documento", payload, { key: `${id} ${asked_at} answer` });
    return true;
  });
