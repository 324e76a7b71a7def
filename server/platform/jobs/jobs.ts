import type { Locale } from "@relato/shared/domain/language.ts";
import type { Tx } from "../database/database.ts";

/** Every kind of job with its payload. Payloads hold ids, never patient data. */
export interface JobPayloads {
  "process-consultation": { consulta_id: string; medico_id: string };
  /** A mail about the account itself; what its link holds is made when it is sent. */
  "account-mail": { kind: "confirm" | "reset" | "welcome"; user_id: string; locale: Locale };
  /** A document to be written, or written again, as its row says. */
  "write-documento": {
    documento_id: string;
    medico_id: string;
    /** The request that it answers; absent in jobs of older releases. */
    asked_at?: string;
  };
  /** A document that its doctor sends by e-mail; where to stands in document_mails. */
  "document-mail": { id: string; medico_id: string };
  /** What a patient is told of an appointment, by one channel. */
  "appointment-notice": { notice_id: string; medico_id: string };
  /** Finds what patients must be reminded of. */
  "appointment-reminders": Record<string, never>;
  "prune-events": Record<string, never>;
  /** Recordings that nobody saved in time. */
  "prune-gravacoes": Record<string, never>;
}
export type JobName = keyof JobPayloads;
/** Jobs that come by the clock. */
export type ScheduledJobName = "appointment-reminders" | "prune-events" | "prune-gravacoes";

export interface JobContext {
  id: string;
  /** Starts at 1. */
  attempt: number;
  /** True when no further attempt follows this one. */
  last: boolean;
  /** Aborts when the worker shuts down or the job expires; the handler ends soon and the job is taken up again. */
  signal: AbortSignal;
}
export type JobHandler<N extends JobName> = (
  payload: JobPayloads[N],
  context: JobContext,
) => Promise<void>;

/** The queue (pg-boss), in the same database as everything else. */
export interface Jobs {
  /**
   * Enqueues inside the caller's transaction: rolled back with it, visible with its commit.
   * `key`: at most one unfinished job of this name and key.
   */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    payload: JobPayloads[N],
    options?: { key?: string; start_after_s?: number },
  ): Promise<void>;
  /** Takes up jobs of this name; `concurrency` of them at once in this process. */
  work<N extends JobName>(
    name: N,
    options: { concurrency: number },
    handler: JobHandler<N>,
  ): Promise<void>;
  /** Enqueues one each time the cron expression (minutes, America/Sao_Paulo) says so, unless one is unfinished. */
  schedule(name: ScheduledJobName, cron: string): Promise<void>;
  /** Stops taking jobs, waits for running ones up to `grace_ms`, then aborts them so that another worker takes them. */
  stop(grace_ms: number): Promise<void>;
}
