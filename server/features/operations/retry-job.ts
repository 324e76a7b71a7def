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
import { reopenConsulta } from "../consultas/retry.ts";
import { reopenInvitationMail } from "../contas/invitations.ts";
import { reopenMail } from "../sharing/queries.ts";
import { MESSAGE_JOBS, toMessage } from "./messages.ts";

type RetryDeps = Pick<Deps, "config" | "db" | "events" | "jobs">;
type StoredJob = Pick<MessageJob, "name" | "data" | "singleton_key">;

/**
 * Makes ready what a job is about. `ready`: the job may run again. `queued`: a new job was
 * enqueued. False: what it was about has changed, and another attempt has nothing to do.
 */
type Prepared = "ready" | "queued" | false;
type Prepare<N extends JobName> = (deps: RetryDeps, payload: JobPayloads[N]) => Promise<Prepared>;

/** Works in the doctor's transaction, which returns nothing of the row. */
const asDoctor = (
  { db }: RetryDeps,
  medicoId: string,
  work: (tx: Tx) => Promise<Prepared>,
): Promise<Prepared> =>
  withUser(db, medicoId, work).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return false;
    throw error;
  });

/** The jobs that do nothing while their row says that they ended. */
const PREPARE: { [N in JobName]?: Prepare<N> } = {
  "process-consultation": (deps, { consulta_id: id, medico_id }) =>
    asDoctor(deps, medico_id, async (tx) =>
      // A consultation that did not fail still waits for its job, or is complete.
      (await reopenConsulta(tx, deps, { id, medico_id })) ? "queued" : "ready",
    ),
  "appointment-notice": (deps, { notice_id: id, medico_id }) =>
    asDoctor(deps, medico_id, async (tx) =>
      (await requeueIfAllowed(tx, deps, { id, medico_id })) ? "queued" : false,
    ),
  "document-mail": (deps, { id, medico_id }) =>
    asDoctor(deps, medico_id, async (tx) => ((await reopenMail(tx, id)) ? "ready" : false)),
  "invitation-mail": async ({ db }, { id }) =>
    (await reopenInvitationMail(db, id)) ? "ready" : false,
};

/** Enqueues the job again. @throws AppError JOB_NOT_RETRYABLE */
const reopen = async (
  deps: RetryDeps,
  tx: Tx,
  { name, data, singleton_key }: StoredJob,
): Promise<void> => {
  // `enqueue` stored the payload under the same name.
  const payload = data as unknown as JobPayloads[JobName];
  const prepare = PREPARE[name] as Prepare<JobName> | undefined;
  const prepared = prepare === undefined ? "ready" : await prepare(deps, payload);
  if (prepared === false) throw new AppError("JOB_NOT_RETRYABLE");
  if (prepared === "ready")
    await deps.jobs.enqueue(tx, name, payload, { key: singleton_key ?? "" });
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
