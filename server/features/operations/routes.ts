import * as messages from "@relato/shared/contract/admin-messages.ts";
import * as contract from "@relato/shared/contract/admin-operations.ts";
import type { AdminAct } from "@relato/shared/domain/audit-log.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { bind } from "../../platform/http/bind.ts";
import { decodeCursor, toPage } from "../../platform/http/paging.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findMessageJob, listFailedJobs, listQueues } from "../../platform/jobs/stored-jobs.ts";
import { readErrorCounts } from "./error-series.ts";
import { errorOf, listMessages, MESSAGE_JOBS } from "./messages.ts";
import { redactMessage } from "./redact-message.ts";
import { discardFailedJob, resendMessage, retryFailedJob } from "./retry-job.ts";
import { checkServices, readVersions } from "./service-states.ts";
import { createFileCount, readStorageUse } from "./storage-use.ts";

const PAGE = 50;

/** The operations page of administrators. It reads no row of a patient. */
export const registerOperationsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;
  const recordAct = (actor: string, act: AdminAct, medico_id: string | null, subject: string) =>
    recordAdminAct(audit, { actor, act, medico_id, subject });

  bind(app, contract.listServiceStates, async () => ({
    services: await checkServices(deps),
    versions: await readVersions(),
  }));

  const countFiles = createFileCount(deps);
  bind(app, contract.getStorageUse, () => readStorageUse(deps, countFiles));

  bind(app, contract.listQueueDepths, async () => ({ queues: await listQueues(db) }));

  bind(app, contract.listFailedJobs, async ({ query }) =>
    toPage(await listFailedJobs(db, decodeCursor(query.cursor), PAGE), PAGE, (job) => ({
      id: job.id,
      queue: job.name,
      failed_at: job.failed_at,
      attempts: job.attempts,
      error: errorOf(job.output),
      account: job.account,
    })),
  );

  bind(app, contract.retryFailedJob, async ({ params: { jobId }, user }) => {
    const owner = await retryFailedJob(deps, user.id, jobId);
    recordAct(user.id, "retry-job", owner, jobId);
    return { queued: true as const };
  });

  bind(app, contract.discardFailedJob, async ({ params: { jobId }, user }) => {
    const owner = await discardFailedJob(deps, user.id, jobId);
    recordAct(user.id, "discard-job", owner, jobId);
    return { discarded: true as const };
  });

  bind(app, messages.listMessages, ({ query }) => listMessages(deps, query.filter, query.cursor));

  bind(app, messages.getMessageBody, async ({ params, query }) =>
    redactMessage(
      requireRow(await findMessageJob(db, MESSAGE_JOBS, params.messageId)),
      query.locale,
    ),
  );

  bind(app, messages.resendMessage, async ({ params: { messageId }, user }) => {
    const owner = await resendMessage(deps, user.id, messageId);
    recordAct(user.id, "resend-message", owner, messageId);
    return { queued: true as const };
  });

  bind(app, contract.listErrorCounts, () => readErrorCounts(deps));
};
