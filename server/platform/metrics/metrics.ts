import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Log } from "../audit/log.ts";
import type { Database } from "../database/database.ts";
import type { JobEnd } from "../jobs/jobs.ts";
import { listQueues, type QueueDepth } from "../jobs/stored-jobs.ts";
import { type CountedError, createErrorCounts } from "./error-counts.ts";

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600, 4 * 3600];

const createQueueGauges = (registry: Registry, log: Log, database: () => Database): void => {
  const createGauge = <Label extends string>(
    names: { name: string; help: string; labelNames: Label[] },
    set: (gauge: Gauge<Label>, queue: QueueDepth) => void,
  ): Gauge<Label> =>
    new Gauge({
      ...names,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const queue of await listQueues(database())) set(this, queue);
        } catch (error) {
          // The other metrics must not depend on the database.
          log.warn({ err: error, metric: names.name }, "queue metric not collected");
        }
      },
    });
  createGauge(
    { name: "relato_jobs", help: "Jobs by queue and state", labelNames: ["queue", "state"] },
    (gauge, { name, waiting, active, failed }) => {
      for (const [state, count] of Object.entries({ waiting, active, failed }))
        gauge.set({ queue: name, state }, count);
    },
  );
  createGauge(
    {
      name: "relato_oldest_job_seconds",
      help: "How long the oldest due job of each queue has waited; 0 for an empty queue",
      labelNames: ["queue"],
    },
    (gauge, { name, oldest_s }) => gauge.set({ queue: name }, oldest_s ?? 0),
  );
};

/**
 * What this process counts, for Prometheus and the operations page. Labels are route patterns,
 * statuses, queue names and error codes, never ids.
 */
export const createMetrics = (log: Log, database: () => Database) => {
  const registry = new Registry();
  const errorCounts = createErrorCounts(log, database);
  const requests = new Histogram({
    name: "relato_http_request_duration_seconds",
    help: "Duration of HTTP requests by method, route pattern and status",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  const jobs = new Histogram({
    name: "relato_job_duration_seconds",
    help: "Duration of attempts of jobs by queue and outcome",
    labelNames: ["queue", "outcome"],
    buckets: JOB_BUCKETS,
    registers: [registry],
  });
  const errors = new Counter({
    name: "relato_errors_total",
    help: "Errors by code; the source is request or a queue",
    labelNames: ["source", "code"],
    registers: [registry],
  });
  createQueueGauges(registry, log, database);

  const recordError = (error: CountedError): void => {
    errors.inc({ ...error });
    errorCounts.add(error);
  };
  return {
    registry,
    recordError,
    /** Writes the counted errors to the database. */
    flush: errorCounts.flush,
    recordRequest: (labels: { method: string; route: string; status: number }, ms: number): void =>
      requests.observe(labels, ms / 1000),
    recordJob: ({ queue, ms, ...end }: JobEnd): void => {
      jobs.observe({ queue, outcome: end.outcome }, ms / 1000);
      if (end.outcome === "failed") recordError({ source: queue, code: end.code });
    },
    /** Adds the metrics of the process: memory, processor, event loop. Call it once. */
    collectProcess: (): void => collectDefaultMetrics({ register: registry }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
