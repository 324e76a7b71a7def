import { DEFAULT_LOCALE, isLocale, LOCALES } from "@relato/shared/domain/language.ts";
import { boot } from "../boot.ts";
import { normalEmail } from "../features/contas/limits.ts";
import { createResetLink } from "../features/contas/links.ts";
import { findByEmail } from "../features/contas/queries.ts";
import { createLog } from "../platform/audit/log.ts";
import { recordAdminAct } from "../platform/audit/record-admin-act.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

/** `npm run relato -- reset-link EMAIL`: prints a link for a new password. */
export const resetLink = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("reset-link", args);
  const [email, ...more] = operands;
  if (email === undefined || more.length > 0) throw new CliError(usageOf("reset-link"));
  const { locale = DEFAULT_LOCALE } = values;
  if (!isLocale(locale)) throw new CliError(`--locale must be one of ${LOCALES.join(", ")}`);
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  try {
    const account = await findByEmail(deps.db, normalEmail(email));
    if (account === null) throw new CliError("no account has this e-mail");
    const link = await createResetLink(deps.auth, deps.config.base_url, locale, account.id);
    recordAdminAct(deps.audit, {
      ...{ actor: "system", act: "make-reset-link", medico_id: account.id },
    });
    process.stdout.write(`${link}\n`);
  } finally {
    await stop();
  }
};
