import { z } from "zod";
import { route } from "./route.ts";

const SERVICES = [
  ...(["database", "queue", "storage", "speech", "writer"] as const),
  ...(["mail", "whatsapp", "payments", "automation"] as const),
] as const;
export type Service = (typeof SERVICES)[number];

/** The speech model that was chosen for the machine (SPEECH_MODEL=auto). Sizes in megabytes. */
const speechChoiceSchema = z.object({
  model: z.string(),
  disk_mb: z.int().min(0),
  /** Better models, best first, with what the machine lacks for them. */
  skipped: z.array(
    z.object({
      model: z.string(),
      /** `process_memory`: SPEECH_MEMORY_MB is too small. */
      lack: z.enum(["memory", "process_memory", "disk"]),
      needed_mb: z.int().min(0),
      found_mb: z.int().min(0),
    }),
  ),
});
export type SpeechChoice = z.infer<typeof speechChoiceSchema>;

/**
 * `local`: the embedded replacement works: messages go to the outbox, payments to the sandbox.
 * `off`: the installation does not use the service.
 */
const serviceStateSchema = z.object({
  service: z.enum(SERVICES),
  state: z.enum(["online", "local", "off", "offline"]),
  /** Of `offline`. */
  reason: z
    .enum(["model_missing", "model_downloading", "unreachable", "full", "failed"])
    .nullable(),
  /** The product or model with its version, as it calls itself. */
  detail: z.string().nullable(),
  /** Of `speech`, if the installation does not name its model. */
  choice: speechChoiceSchema.optional(),
});
export type ServiceState = z.infer<typeof serviceStateSchema>;

export const listServiceStates = route({
  method: "GET",
  path: "/api/admin/operations/services",
  access: "admin",
  scope: null,
  summary: "The state of each service, from a request to it, and versions",
  response: z.object({
    services: z.array(serviceStateSchema),
    versions: z.object({
      relato: z.string(),
      node: z.string(),
      /** The newest migration. */
      migration: z.string(),
    }),
  }),
  errors: [],
});

export const backupStateSchema = z.object({
  last_backup: z
    .object({
      made_at: z.iso.datetime(),
      folder: z.string(),
      rows: z.int(),
      files: z.int(),
      missing: z.int(),
      is_same_disk: z.boolean(),
    })
    .nullable(),
  /** The last restoration of a backup into a temporary place. `fault`: null when it succeeded. */
  last_drill: z
    .object({ ended_at: z.iso.datetime(), seconds: z.number(), fault: z.string().nullable() })
    .nullable(),
  /** The moments that can be restored; null where only whole backups can. */
  archive: z
    .object({
      restorable_from: z.iso.datetime(),
      /** Null until the first segment after a backup was sent. */
      archived_until: z.iso.datetime().nullable(),
      is_broken: z.boolean(),
      fault: z.string().nullable(),
    })
    .nullable(),
  last_fault: z.string().nullable(),
  warning: z
    .enum([
      "off",
      "no_recovery_key",
      "failed",
      "drill_failed",
      "archive_broken",
      "late",
      "files_missing",
      "same_disk",
    ])
    .nullable(),
});
export type BackupSummary = z.infer<typeof backupStateSchema>;

/** What the nightly verification of stored files found. */
const scrubSummarySchema = z.object({
  ran_at: z.iso.datetime(),
  /** When every file had been read once. */
  round_ended_at: z.iso.datetime().nullable(),
  files: z.int(),
  bytes: z.int(),
  failures: z.array(z.object({ code: z.string(), found_at: z.iso.datetime() })),
});

export const getStorageUse = route({
  method: "GET",
  path: "/api/admin/operations/storage",
  access: "admin",
  scope: null,
  summary: "Sizes of the stored files and the database, the last backup and verification",
  response: z.object({
    /** The stored files, counted at `counted_at`; null if the storage does not answer. */
    files: z.object({ count: z.int(), bytes: z.int(), counted_at: z.iso.datetime() }).nullable(),
    /** Free bytes of the disk of DATA_DIR. */
    free_bytes: z.int(),
    database_bytes: z.int(),
    backup: backupStateSchema,
    /** Null before the first night. */
    scrub: scrubSummarySchema.nullable(),
  }),
  errors: [],
});
export type StorageUse = z.output<typeof getStorageUse.response>;

const queueDepthSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  /** Seconds that the oldest due job has waited; null if none is due. */
  oldest_s: z.number().nullable(),
});
export type QueueDepth = z.infer<typeof queueDepthSchema>;

export const listQueueDepths = route({
  method: "GET",
  path: "/api/admin/operations/queues",
  access: "admin",
  scope: null,
  summary: "Waiting, running and failed jobs of each queue",
  response: z.object({ queues: z.array(queueDepthSchema) }),
  errors: [],
});

const cursor = z.string().max(1000).optional();
const jobParams = z.object({ jobId: z.uuid() });

const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  failed_at: z.iso.datetime(),
  attempts: z.int(),
  /** The error's class and code, such as `MailError EENVELOPE`. */
  error: z.string().nullable(),
  /** The e-mail of the account that the job belongs to. */
  account: z.string().nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const listFailedJobs = route({
  method: "GET",
  path: "/api/admin/operations/failed-jobs",
  access: "admin",
  scope: null,
  summary: "Jobs that were given up, newest first",
  query: z.object({ cursor }),
  response: z.object({ items: z.array(failedJobSchema), next_cursor: z.string().nullable() }),
  errors: [],
});

export const retryFailedJob = route({
  method: "POST",
  path: "/api/admin/operations/failed-jobs/:jobId/retry",
  access: "admin",
  scope: null,
  summary: "Enqueue a failed job again",
  params: jobParams,
  response: z.object({ queued: z.literal(true) }),
  errors: ["NOT_FOUND", "JOB_NOT_RETRYABLE"],
});

export const discardFailedJob = route({
  method: "DELETE",
  path: "/api/admin/operations/failed-jobs/:jobId",
  access: "admin",
  scope: null,
  summary: "Remove a failed job that needs no retry",
  params: jobParams,
  response: z.object({ discarded: z.literal(true) }),
  errors: ["NOT_FOUND"],
});

/** Hours of `hours` below. */
export const ERROR_HOURS = 48;

const errorCountSchema = z.object({
  /** `request`, or the name of a queue. */
  source: z.string(),
  code: z.string(),
  /** In the last seven days. */
  week: z.int(),
  /** Counts of the last ERROR_HOURS hours, oldest first. */
  hours: z.array(z.int()),
});
export type ErrorCount = z.infer<typeof errorCountSchema>;

export const listErrorCounts = route({
  method: "GET",
  path: "/api/admin/operations/errors",
  access: "admin",
  scope: null,
  summary: "Errors of requests and jobs by code over time",
  response: z.object({
    /** The start of the last hour. */
    until: z.iso.datetime(),
    items: z.array(errorCountSchema),
  }),
  errors: [],
});
