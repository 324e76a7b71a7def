import { availableParallelism, loadavg } from "node:os";
import { round } from "./parts/figures.ts";
import { createInstallation } from "./parts/installation.ts";
import { measurePdf } from "./parts/pdf.ts";

const REPEATS = Number(process.env["BENCH_REPEATS"] ?? 5);

/** Measures PDFs in a new installation, as `consultation` does. */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  try {
    installation.start("server");
    await installation.ready();
    return {
      ...(await measurePdf(installation.url, REPEATS)),
      cores: availableParallelism(),
      load_average: round(loadavg()[0] ?? Number.NaN, 1),
    };
  } finally {
    await installation.remove();
  }
};
