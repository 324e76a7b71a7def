import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import type {
  AttachmentContent,
  AttachmentRow,
} from "../../../platform/database/schema/chatzello.ts";
import { AppError } from "../../../platform/http/errors.ts";
import type { JobContext, JobPayloads } from "../../../platform/jobs/jobs.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { segmentsToTurns } from "../../../providers/speech/turns.ts";
import { announceThread } from "../announce.ts";
import { usualLanguage } from "../usual-language.ts";
import type { PdfProcess } from "./pdf/pdf-process.ts";
import { requireAttachment, updateAttachment } from "./queries.ts";
import { saveAttachmentWords } from "./words.ts";

export type ReadDeps = Pick<Deps, "db" | "events" | "log" | "speech" | "storage">;

type Payload = JobPayloads["read-attachment"];
type Ending = Pick<AttachmentRow, "state" | "failure" | "content" | "has_hidden_text">;

/**
 * The worker's job: reads the text of a stored PDF, or the speech of a recording. It can be
 * repeated.
 */
export const readAttachment = async (
  deps: ReadDeps,
  pdf: PdfProcess,
  payload: Payload,
  { signal, last }: Pick<JobContext, "signal" | "last">,
): Promise<void> => {
  const row = await findReading(deps, payload);
  if (row === null) return;
  try {
    const content = await read(deps, pdf, row, signal);
    await finish(deps, payload, endingOf(content));
  } catch (error) {
    const failure = failureOf(error);
    // Busy processes and unexpected errors are tried again.
    if (signal.aborted || (!last && failure === "UNAVAILABLE")) throw error;
    deps.log.warn({ attachment_id: row.id, failure, err: error }, "attachment not read");
    await failAttachment(deps, payload, failure);
  }
};

/** Ends an attachment that could not be read, for example because its reading killed the worker. */
export const failAttachment = (
  deps: Pick<Deps, "db" | "events">,
  payload: Payload,
  failure: ErrorCode = "PROCESSING_CRASHED",
): Promise<void> =>
  finish(deps, payload, { state: "failed", failure, content: null, has_hidden_text: false });

const findReading = async (
  { db }: Pick<Deps, "db">,
  { attachment_id, user_id }: Payload,
): Promise<(AttachmentRow & { storage_key: string }) | null> =>
  withUser(db, user_id, async (tx) => {
    const row = await requireAttachment(tx, attachment_id).catch((error: unknown) => {
      // The doctor removed it, or its thread.
      if (error instanceof AppError) return null;
      throw error;
    });
    const { state, storage_key } = row ?? {};
    return row !== null && state === "reading" && storage_key ? { ...row, storage_key } : null;
  });

const read = (
  { db, speech, storage }: ReadDeps,
  pdf: PdfProcess,
  { mime_type, storage_key, user_id }: AttachmentRow & { storage_key: string },
  signal: AbortSignal,
): Promise<AttachmentContent> => {
  if (mime_type === "application/pdf")
    return storage.withLocalFile(storage_key, (path) => pdf.read(path, signal));
  return storage.withLocalFile(storage_key, async (path) => {
    if ((await speech.readiness()).state !== "ready") await speech.prepare();
    const language = await withUser(db, user_id, (tx) => usualLanguage(tx, user_id));
    const result = await speech.transcribe(path, { language, signal });
    const pages = segmentsToTurns(result).map(({ text }, at) => ({
      ...{ number: at + 1, text, hidden: "" },
    }));
    return { pages };
  });
};

/** A file without any text, such as a scan, is `unread`. */
const endingOf = (content: AttachmentContent): Ending => {
  const { pages } = content;
  const has_hidden_text = pages.some(({ hidden }) => hidden !== "");
  const isEmpty = pages.every(({ text }) => text === "") && !has_hidden_text;
  return {
    ...{ state: isEmpty ? "unread" : "read", failure: null },
    ...{ content: isEmpty ? null : content, has_hidden_text },
  };
};

const failureOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof SpeechError)) return "UNAVAILABLE";
  return error.code === "ABORTED" || error.retry ? "UNAVAILABLE" : error.code;
};

const finish = (
  { db, events }: Pick<Deps, "db" | "events">,
  { attachment_id, user_id }: Payload,
  ending: Ending,
): Promise<void> =>
  withUser(db, user_id, async (tx) => {
    const [reading] = await tx.query(
      "select from chatzello_attachments where id = $1 and state = 'reading' for update",
      [attachment_id],
    );
    if (reading === undefined) return;
    const row = await updateAttachment(tx, attachment_id, ending);
    await saveAttachmentWords(tx, row);
    await announceThread(events, tx, user_id, row.thread_id);
  });
