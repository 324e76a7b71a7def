import { join } from "node:path";
import type { FuzzCounts, FuzzOptions } from "../server/testing/fuzz/fuzz.ts";
import { createInstallation } from "./parts/installation.ts";

const INPUTS = 100_000;
const HANG_MS = 2000;
/** A child or request that takes longer is killed. */
const LIMIT_MS = 30_000;

/** No limit of a day may refuse the inputs before they are parsed. */
const QUOTAS = Object.fromEntries(
  ["UPLOADS", "VERSIONS", "VERIFICATIONS", "IMPORTS"].map((one) => [`${one}_PER_DAY`, "1000000"]),
);

/** Not a plain import: the types of browsers, which bench needs, are not those of the server. */
const loadTargets = async () =>
  (await import(join(import.meta.dirname, "../server/testing/fuzz/targets.ts"))) as {
    fuzzEverything: (
      server: { url: string; limit_ms: number },
      options: FuzzOptions,
    ) => Promise<Record<string, FuzzCounts>>;
  };

/** FUZZ_INPUTS and FUZZ_SEED repeat a part of a run. */
export const run = async (): Promise<Record<string, unknown>> => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
  const inputs = Number(process.env["FUZZ_INPUTS"] ?? INPUTS);
  console.error(`seed ${seed}`);
  const { fuzzEverything } = await loadTargets();
  const installation = await createInstallation({ ...QUOTAS, JOBS_IN_PROCESS: "false" });
  try {
    installation.start("server");
    await installation.ready();
    const counts = await fuzzEverything(
      { url: installation.url, limit_ms: LIMIT_MS },
      { inputs, seed, hang_ms: HANG_MS, report: (text) => console.error(text) },
    );
    for (const [kind, one] of Object.entries(counts)) console.error(kind, JSON.stringify(one));
    const all = Object.values(counts);
    const sum = (of: (one: (typeof all)[number]) => number): number =>
      all.reduce((total, one) => total + of(one), 0);
    return {
      inputs: sum((one) => one.inputs),
      crashes: sum(({ faults }) => faults.crash),
      hangs: sum(({ faults }) => faults.hang),
      server_errors: sum(({ faults }) => faults.server_error),
      slowest_ms: Math.max(...all.map(({ slowest_ms }) => slowest_ms)),
    };
  } finally {
    await installation.remove();
  }
};
