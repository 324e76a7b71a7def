import type {
  MessageFilter,
  MessageKind,
  OutboxMessage,
} from "@relato/shared/contract/admin-messages.ts";
import type { Deps } from "../../deps.ts";
import { decodeCursor, type Page, toPage } from "../../platform/http/paging.ts";
import type { JobName, JobPayloads } from "../../platform/jobs/jobs.ts";
import { listMessageJobs, type MessageJob } from "../../platform/jobs/stored-jobs.ts";
import { deliveryOf } from "../services/delivery.ts";

/*
 * The outbox as the job queue knows it: ids and constants, no address of a patient and no text. The
 * queue keeps an ended message for a week.
 */

const PAGE = 50;

export const MESSAGE_JOBS = [
  "account-mail",
  "invitation-mail",
  "announcement-mail",
  "document-mail",
  "appointment-notice",
  "sandbox-webhook",
  "sync-subscription",
] as const satisfies JobName[];
export type MessageJobName = (typeof MESSAGE_JOBS)[number];

type KindAndChannel = Pick<OutboxMessage, "kind" | "channel">;
type Describe = { [N in MessageJobName]: (data: JobPayloads[N]) => KindAndChannel };

const describe: Describe = {
  "account-mail": ({ kind }) => ({ kind, channel: "mail" }),
  "invitation-mail": () => ({ kind: "invitation", channel: "mail" }),
  "announcement-mail": () => ({ kind: "announcement", channel: "mail" }),
  "document-mail": () => ({ kind: "document", channel: "mail" }),
  "appointment-notice": ({ channel, occasion }) => ({
    kind: (occasion === undefined ? "notice" : `notice_${occasion}`) satisfies MessageKind,
    channel: channel === undefined ? null : channel === "email" ? "mail" : channel,
  }),
  "sandbox-webhook": () => ({ kind: "payment_event", channel: "webhook" }),
  "sync-subscription": () => ({ kind: "subscription", channel: "webhook" }),
};

/** Kind and channel of a message's job. */
export const describeMessage = ({ name, data }: Pick<MessageJob, "name" | "data">) =>
  (describe[name as MessageJobName] as (data: unknown) => KindAndChannel)(data);

/** `withoutMessage` in platform/jobs/pgboss.ts stores no more than the class and code. */
const SAFE_ERROR = /^[\w .:-]{1,100}$/;

/** The class and code of a stored error; null for another output. */
export const errorOf = (output: unknown): string | null => {
  if (typeof output !== "object" || output === null || !("message" in output)) return null;
  const message = String(output.message);
  return SAFE_ERROR.test(message) ? message : "Error";
};

const DELIVERIES = ["sent", "stored", "skipped", "failed"] as const;

const stateOf = ({ state, output }: MessageJob): OutboxMessage["state"] => {
  switch (state) {
    case "created":
      return "waiting";
    case "retry":
      return "retrying";
    case "active":
    case "failed":
      return state;
    case "cancelled":
      return "skipped";
    case "completed": {
      const { delivery } = (output ?? {}) as { delivery?: unknown };
      return DELIVERIES.find((one) => one === delivery) ?? "done";
    }
  }
};

/** Whether sending again makes sense: it failed, or the server could not send at that time. */
const canResend = (
  { state, channel }: Pick<OutboxMessage, "state" | "channel">,
  config: Deps["config"],
): boolean => {
  if (state === "failed") return true;
  return state === "stored" && channel !== null && channel !== "webhook"
    ? deliveryOf(config)[channel]
    : false;
};

export const toMessage = (job: MessageJob, config: Deps["config"]): OutboxMessage => {
  const { id, attempts, created_at, ended_at, account, output } = job;
  const { kind, channel } = describeMessage(job);
  const state = stateOf(job);
  return {
    ...{ id, kind, channel, state, attempts, created_at, ended_at, account },
    error: errorOf(output),
    can_resend: canResend({ state, channel }, config),
  };
};

export const listMessages = async (
  { config, db }: Pick<Deps, "config" | "db">,
  filter: MessageFilter,
  cursor: string | undefined,
): Promise<Page<OutboxMessage>> => {
  const rows = await listMessageJobs(db, MESSAGE_JOBS, filter, decodeCursor(cursor), PAGE);
  return toPage(rows, PAGE, (job) => toMessage(job, config));
};
