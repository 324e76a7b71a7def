import { type BatchResult, runBatch } from "./payments/batch.ts";
import { generateHistory } from "./payments/generate.ts";
import { startApp, startServer } from "./payments/installation.ts";
import { Random } from "./payments/random.ts";

const HISTORIES = Number(process.env["BENCH_HISTORIES"] ?? 1000);
const SEED = Number(process.env["BENCH_SEED"] ?? 16);
const BATCH = Number(process.env["BENCH_BATCH"] ?? 50);
/** Batches that run beside each other, each with its own application and database. */
const LANES = Number(process.env["BENCH_LANES"] ?? 3);
/** Days of the histories of a batch, in turn: from a hold to the renewal of a year. */
const DAYS = [20, 45, 20, 75, 45, 110, 20, 75, 45, 400];
const SHOWN = 5;

const report = ({ failures }: BatchResult): void => {
  for (const { history, divergences } of failures.slice(0, SHOWN)) {
    console.error(`history ${history.id}:`, JSON.stringify(divergences));
    console.error(JSON.stringify(history));
  }
};

const sum = (results: readonly BatchResult[], of: (result: BatchResult) => number): number =>
  results.reduce((total, result) => total + of(result), 0);

/**
 * Generated histories of subscriptions, trials, grants and referrals. The events of the payment
 * sandbox arrive shuffled, doubled, late or not at all. At the end the rows of each doctor are
 * compared with an oracle that knows only the history. BENCH_SEED repeats a run.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  console.error(`seed ${SEED}`);
  const server = await startServer();
  const results: BatchResult[] = [];
  const batches = Array.from({ length: Math.ceil(HISTORIES / BATCH) }, (_, at) => at);
  const runLane = async (): Promise<void> => {
    for (let at = batches.shift(); at !== undefined; at = batches.shift()) {
      const first = at * BATCH;
      const count = Math.min(BATCH, HISTORIES - first);
      const days = DAYS[at % DAYS.length]!;
      const histories = Array.from({ length: count }, (_, n) =>
        generateHistory(SEED, first + n, days),
      );
      const began = performance.now();
      const running = await startApp(server, `batch_${at}`);
      try {
        const result = await runBatch(running, histories, new Random(SEED * 31 + at));
        results.push(result);
        report(result);
        const s = Math.round((performance.now() - began) / 1000);
        const { diverged, events, lost, delivered } = result;
        console.error(
          `batch ${at}: ${days} days, ${count} histories, ${diverged} diverged, ` +
            `${events} events, ${lost} lost, ${delivered} deliveries, ${s} s`,
        );
      } finally {
        await running.close();
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, runLane));
  } finally {
    await server.close();
  }
  return {
    histories: sum(results, ({ histories }) => histories),
    diverged: sum(results, ({ diverged }) => diverged),
    double_subscriptions: sum(results, (result) => result.double_subscriptions),
    wrong_discounts: sum(results, (result) => result.wrong_discounts),
  };
};
