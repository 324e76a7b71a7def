import { buildWeb } from "../tools/web.ts";
import { createInstallation } from "./parts/installation.ts";
import { timeLint } from "./laudos/time-lint.ts";
import { prepareDoctor } from "./laudos/prepare-doctor.ts";
import { writeLaudo } from "./laudos/write-laudo.ts";

/**
 * A whole laudo by keyboard alone, from the empty screen to the PDF of the signed laudo, and the
 * time that the linter takes for 10,000 characters.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const lint = timeLint();
  await buildWeb();
  const installation = await createInstallation({ PAYMENTS: "included" });
  try {
    installation.start("server");
    await installation.ready();
    return { ...lint, ...(await writeLaudo(await prepareDoctor(installation.url))) };
  } finally {
    await installation.remove();
  }
};
