import { boot } from "../boot.ts";
import { makeAdmin as makeAccountAdmin } from "../features/contas/admin.ts";
import { createLog } from "../platform/audit/log.ts";
import { recordAdminAct } from "../platform/audit/record-admin-act.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

/** `npm run relato -- make-admin EMAIL`: gives an existing account the admin role. */
export const makeAdmin = async (args: string[]): Promise<void> => {
  const [email, ...more] = parseCommand("make-admin", args).operands;
  if (email === undefined || more.length > 0) throw new CliError(usageOf("make-admin"));
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  try {
    const id = await makeAccountAdmin(deps.db, email);
    if (id === null) throw new CliError("no account has this e-mail");
    recordAdminAct(deps.audit, { actor: "system", act: "make-admin", medico_id: id });
    process.stdout.write(`${email} is an admin now\n`);
  } finally {
    await stop();
  }
};
