import { createInstallation, type Installation } from "../bench/parts/installation.ts";
import { asDoctor } from "./test.ts";

/** Starts an installation for one test or worker, and removes it afterwards. */
const useInstallation = async (
  variables: Record<string, string>,
  use: (relato: Installation) => Promise<void>,
): Promise<void> => {
  const relato = await createInstallation(variables);
  relato.start("server");
  await relato.ready();
  await use(relato);
  await relato.remove();
};

/** Doctors of one installation per worker. The clock of a payment sandbox is its installation's. */
export const onOwnInstallation = asDoctor.extend<object, { relato: Installation }>({
  relato: [
    // Playwright reads the needed fixtures from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => useInstallation({}, use),
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ relato }, use) => use(relato.url),
});

/** A doctor of an installation with these variables, one for each test. */
export const withVariables = (variables: Record<string, string>) =>
  asDoctor.extend<{ relato: Installation }>({
    relato: [
      // oxlint-disable-next-line no-empty-pattern
      ({}, use) => useInstallation(variables, use),
      // A busy machine needs minutes for a new database; they are not the test's time.
      { timeout: 240_000 },
    ],
    baseURL: ({ relato }, use) => use(relato.url),
  });
