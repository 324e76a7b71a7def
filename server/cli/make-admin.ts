import { boot } from "../boot.ts";
import { makeAdmin as makeAccountAdmin } from "../features/contas/admin.ts";
import { createLog } from "../platform/audit/log.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { CliError } from "./error.ts";

/** `npm run relato -- make-admin EMAIL`: gives an existing account the admin role. */
export const makeAdmin = async ([email]: string[]): Promise<void> => {
  if (email === undefined) throw new CliError("usage: npm run relato -- make-admin EMAIL");
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  try {
    if (!(await makeAccountAdmin(deps.db, email))) throw new CliError("no account has this e-mail");
    process.stdout.write(`${email} is an admin now\n`);
  } finally {
    await stop();
  }
};
