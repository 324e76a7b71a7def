import type { Deps } from "../../../deps.ts";
import { asSystem } from "../../../platform/database/database.ts";
import { createPdfProcess } from "./pdf/pdf-process.ts";
import { failAttachment, readAttachment, type ReadDeps } from "./read-attachment.ts";

/** Speech uses the whole machine. */
const CONCURRENCY = 1;
const SWEEP_EVERY_MS = 60_000;

/** Reads attachments, also those that lost their job. Returns a function that stops it. */
export const startAttachmentJobs = async (
  deps: ReadDeps & Pick<Deps, "jobs">,
): Promise<() => Promise<void>> => {
  const pdf = createPdfProcess();
  await deps.jobs.work(
    "read-attachment",
    { concurrency: CONCURRENCY, onPoison: (payload) => failAttachment(deps, payload) },
    (payload, context) => readAttachment(deps, pdf, payload, context),
  );
  const sweep = () =>
    sweepAttachments(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "attachment sweep failed"),
    );
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  void sweep();
  return async () => {
    clearInterval(timer);
    await pdf.close();
  };
};

/** Enqueues every attachment that is being read. The key prevents a second job. */
const sweepAttachments = ({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> =>
  asSystem(db, "sweep unread attachments", async (tx) => {
    const reading = await tx.query<{ attachment_id: string; user_id: string }>(
      `select id as attachment_id, user_id from chatzello_attachments
        where state = 'reading' order by created_at limit 1000`,
    );
    for (const payload of reading)
      await jobs.enqueue(tx, "read-attachment", payload, { key: payload.attachment_id });
  });
