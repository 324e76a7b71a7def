import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import type { JobName, JobPayloads } from "../../platform/jobs/jobs.ts";
import {
  lockFailedJob,
  lockMessageJob,
  type MessageJob,
  removeJob,
} from "../../platform/jobs/stored-jobs.ts";
import { requeueIfAllowed } from "../agenda/retry-notice.ts";
import { reopenInvitationMail } from "../contas/invitations.ts";
import { reopenMail } from "../sharing/queries.ts";
import { MESSAGE_JOBS, toMessage } from "./messages.ts";

type RetryDeps = Pick<Deps, "config" | "db" | "events" | "jobs">;
type StoredJob = Pick<MessageJob, "name" | "data" | "singleton_key">;

const enqueueAgain = (
  tx: Tx,
  { jobs }: RetryDeps,
  { name, data, singleton_key }: StoredJob,
): Promise<void> =>
  // The payload was stored by `enqueue` under the same name.
  jobs.enqueue(tx, name, data as unknown as JobPayloads[JobName], { key: singleton_key ?? "" });

/**
 * Enqueues the job again. A message is made ready first, in its doctor's own transaction, which
 * returns nothing of it. @throws AppError JOB_NOT_RETRYABLE
 */
const reopen = async (deps: RetryDeps, tx: Tx, job: StoredJob): Promise<void> => {
  const { db } = deps;
  const asDoctor = (work: (tx: Tx) => Promise<boolean>): Promise<boolean> =>
    withUser(db, String(job.data["medico_id"]), work).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "NOT_FOUND") return false;
      throw error;
    });
  const id = String(job.data["notice_id"] ?? job.data["id"]);
  let isReady = true;
  if (job.name === "appointment-notice")
    isReady = await asDoctor((own) =>
      requeueIfAllowed(own, deps, { id, medico_id: String(job.data["medico_id"]) }),
    );
  else if (job.name === "document-mail") isReady = await asDoctor((own) => reopenMail(own, id));
  else if (job.name === "invitation-mail") isReady = await reopenInvitationMail(db, id);
  if (!isReady) throw new AppError("JOB_NOT_RETRYABLE");
  // `requeueIfAllowed` has enqueued the notice.
  if (job.name !== "appointment-notice") await enqueueAgain(tx, deps, job);
};

/** The account that a job belongs to. */
const ownerOf = ({ data }: StoredJob): string | null => {
  const owner = data["medico_id"] ?? data["user_id"];
  return typeof owner === "string" ? owner : null;
};

/** Retries a job that was given up. Returns the account that it belongs to. @throws AppError */
export const retryFailedJob = (
  deps: RetryDeps,
  adminId: string,
  id: string,
): Promise<string | null> =>
  withUser(deps.db, adminId, async (tx) => {
    const job = requireRow(await lockFailedJob(tx, id));
    await reopen(deps, tx, job);
    await removeJob(tx, id);
    return ownerOf(job);
  });

/** Removes a job that was given up. @throws AppError NOT_FOUND */
export const discardFailedJob = (
  deps: RetryDeps,
  adminId: string,
  id: string,
): Promise<string | null> =>
  withUser(deps.db, adminId, async (tx) => {
    const job = requireRow(await lockFailedJob(tx, id));
    await removeJob(tx, id);
    return ownerOf(job);
  });

/** Sends a message again. The new job replaces the old one. @throws AppError */
export const resendMessage = (
  deps: RetryDeps,
  adminId: string,
  id: string,
): Promise<string | null> =>
  withUser(deps.db, adminId, async (tx) => {
    const job = requireRow(await lockMessageJob(tx, MESSAGE_JOBS, id));
    if (!toMessage(job, deps.config).can_resend) throw new AppError("JOB_NOT_RETRYABLE");
    await reopen(deps, tx, job);
    await removeJob(tx, id);
    return ownerOf(job);
  });
