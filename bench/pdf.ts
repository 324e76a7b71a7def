import { availableParallelism, loadavg } from "node:os";
import { createInstallation } from "./parts/installation.ts";
import { measurePdf } from "./parts/pdf.ts";

const REPEATS = Number(process.env["BENCH_REPEATS"] ?? 5);

/** PDFs of an installation of its own; `consultation` measures the same beside the page. */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  try {
    installation.start("server");
    await installation.ready();
    return {
      ...(await measurePdf(installation.url, REPEATS)),
      cores: availableParallelism(),
      load_average: Math.round((loadavg()[0] ?? Number.NaN) * 10) / 10,
    };
  } finally {
    await installation.remove();
  }
};
