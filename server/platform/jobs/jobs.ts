import type { Locale } from "@relato/shared/domain/language.ts";
import type { Channel, Occasion } from "@relato/shared/domain/notices.ts";
import type { Tx } from "../database/database.ts";

/** Every kind of job with its payload. Payloads hold ids, never patient data. */
export interface JobPayloads {
  "process-consultation": { consulta_id: string; medico_id: string };
  /** A mail about the account. The handler creates the link when it sends the mail. */
  "account-mail": {
    kind:
      | ("confirm" | "reset" | "second_step" | "welcome")
      | ("trial_ending" | "trial_ended" | "webhook_disabled");
    user_id: string;
    locale: Locale;
  };
  /** An invitation to create an account. The handler makes the link again from the id. */
  "invitation-mail": { id: string; locale: Locale };
  /** Notifies the accounts that accept announcements. */
  announce: { id: string };
  /** An announcement by mail to one account. */
  "announcement-mail": { announcement_id: string; user_id: string };
  "write-documento": {
    documento_id: string;
    medico_id: string;
    /** Identifies the doctor's request; absent in jobs of older releases. */
    asked_at?: string;
  };
  /** A document sent by e-mail; the table document_mails holds the address. */
  "document-mail": { id: string; medico_id: string };
  /** Writes an answer of the assistant. */
  "answer-question": { message_id: string; user_id: string };
  /** Reads the text of an attachment of the assistant. */
  "read-attachment": { attachment_id: string; user_id: string };
  /** Adds records that the search index lacks, of older releases. */
  "index-records": Record<string, never>;
  /** A message to a patient about an appointment, through one channel. */
  "appointment-notice": {
    notice_id: string;
    medico_id: string;
    /** For the operations page; absent in jobs of older releases. */
    channel?: Channel;
    occasion?: Occasion;
  };
  /** Sends an event to a doctor's webhook, once. */
  "deliver-webhook": { delivery_id: string; user_id: string };
  /** Enqueues deliveries of webhooks without a job, and deletes old events. */
  "dispatch-webhooks": Record<string, never>;
  /** Reads a doctor's outside calendar. */
  "refresh-calendar": { calendar_id: string; user_id: string };
  /** Enqueues the outside calendars that are due. */
  "refresh-calendars": Record<string, never>;
  /** Delivers an event of the payment sandbox to our webhook. */
  "sandbox-webhook": { event_id: string };
  "appointment-reminders": Record<string, never>;
  "prune-events": Record<string, never>;
  /** Deletes recordings that were not saved within their retention period. */
  "prune-gravacoes": Record<string, never>;
  /** Compares files and rows, and prunes the outboxes. */
  upkeep: Record<string, never>;
  /** Encrypts stored files with the current key, and verifies a part of them. */
  "protect-files": Record<string, never>;
  /** Makes the backup of the night and restores it for a drill. */
  backup: Record<string, never>;
  /** Reads a subscription from the payment provider; a disputed charge names its customer. */
  "sync-subscription": { customer_id: string | null; charge_id: string | null };
  /** Reads every subscription, in case webhooks were lost. */
  "reconcile-payments": Record<string, never>;
  /** Activates referrals whose hold has ended. */
  "activate-referrals": Record<string, never>;
  /** Reminds of trials that end. */
  "trial-notices": Record<string, never>;
}
export type JobName = keyof JobPayloads;
export type ScheduledJobName =
  | "appointment-reminders"
  | "backup"
  | "dispatch-webhooks"
  | "index-records"
  | "prune-events"
  | "prune-gravacoes"
  | "protect-files"
  | "activate-referrals"
  | "reconcile-payments"
  | "refresh-calendars"
  | "trial-notices"
  | "upkeep";

export interface JobContext {
  id: string;
  /** Starts at 1. */
  attempt: number;
  /** True when no further attempt follows this one. */
  last: boolean;
  /** Aborts when the worker shuts down, the job expires, or another worker has taken the job. */
  signal: AbortSignal;
}
/** How a message ended. The queue stores it for the operations page. */
export interface MessageReport {
  delivery: "sent" | "stored" | "skipped" | "failed";
}
export type JobHandler<N extends JobName> = (
  payload: JobPayloads[N],
  context: JobContext,
) => Promise<MessageReport | void>;

/** How an attempt ended. `code`: the error's class and code, without its message. */
export type JobEnd = { queue: JobName; ms: number } & (
  | { outcome: "completed" | "aborted" }
  | { outcome: "failed"; code: string }
);

export interface WorkOptions<N extends JobName> {
  /** How many of one doctor run at once in this process; above 1, one more for another doctor. */
  concurrency: number;
  /** Shows the failure of a job that killed its worker five times. */
  onPoison?: (payload: JobPayloads[N]) => Promise<void>;
}

/** The job queue: pg-boss, in the application's database. */
export interface Jobs {
  /** Enqueues in the caller's transaction. `key`: at most one unfinished job per name and key. */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    payload: JobPayloads[N],
    options?: { key?: string; start_after_s?: number },
  ): Promise<void>;
  /**
   * Works on jobs of this name. A job that killed its worker five times is not tried again: it is
   * kept in the queue `failed-jobs`.
   */
  work<N extends JobName>(name: N, options: WorkOptions<N>, handler: JobHandler<N>): Promise<void>;
  /** Enqueues a job by a cron expression (America/Sao_Paulo) unless one is unfinished. */
  schedule(name: ScheduledJobName, cron: string): Promise<void>;
  /** @throws Error when the queue cannot be used */
  check(): Promise<void>;
  /** Waits up to `grace_ms` for running jobs, then aborts them; another worker retries those. */
  stop(grace_ms: number): Promise<void>;
}
