import type { AdminAct } from "@relato/shared/domain/audit-log.ts";
import { boot } from "../boot.ts";
import {
  endSessions as endAccountSessions,
  forgetSecondStep,
} from "../features/contas/end-sessions.ts";
import { findByEmail } from "../features/contas/queries.ts";
import { normalEmail } from "../features/contas/limits.ts";
import { createLog } from "../platform/audit/log.ts";
import { recordAdminAct } from "../platform/audit/record-admin-act.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

/**
 * `npm run relato -- end-sessions EMAIL|--all`: signs accounts out everywhere. With
 * `--second-step`, it also removes the account's passkeys and authenticator.
 */
export const endSessions = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("end-sessions", args);
  const [email, ...more] = operands;
  const isForAll = values.all === true;
  const isLost = values["second-step"] === true;
  if ((email === undefined) !== isForAll || more.length > 0 || (isForAll && isLost))
    throw new CliError(usageOf("end-sessions"));
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  const recordAct = (act: AdminAct, medico_id: string | null): void =>
    recordAdminAct(deps.audit, { actor: "system", act, medico_id });
  try {
    if (isLost && email !== undefined) {
      const id = await forgetSecondStep(deps.db, email);
      if (id === null) throw new CliError("no account has this e-mail");
      recordAct("forget-second-step", id);
    }
    const ended = await endAccountSessions(deps.db, email ?? null);
    const account = email === undefined ? null : await findByEmail(deps.db, normalEmail(email));
    recordAct("end-sessions", account?.id ?? null);
    process.stdout.write(`${ended} sessions ended\n`);
  } finally {
    await stop();
  }
};
