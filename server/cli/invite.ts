import { isEmail } from "@relato/shared/domain/email.ts";
import { DEFAULT_LOCALE, isLocale, LOCALES } from "@relato/shared/domain/language.ts";
import { boot } from "../boot.ts";
import type { Deps } from "../deps.ts";
import { createInvitation, invitationLink } from "../features/contas/invitations.ts";
import { mailInvitation } from "../features/contas/jobs.ts";
import { normalEmail } from "../features/contas/limits.ts";
import { createLog } from "../platform/audit/log.ts";
import { recordAdminAct } from "../platform/audit/record-admin-act.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { AppError } from "../platform/http/errors.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

const create = async (deps: Deps, email: string) => {
  try {
    return await createInvitation(deps, email, null);
  } catch (error) {
    if (error instanceof AppError && error.code === "EMAIL_TAKEN")
      throw new CliError("this e-mail already has an account");
    throw error;
  }
};

/** `npm run relato -- invite EMAIL`: prints a link that creates an account, and mails it. */
export const invite = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("invite", args);
  const [typed, ...more] = operands;
  if (typed === undefined || more.length > 0) throw new CliError(usageOf("invite"));
  const email = normalEmail(typed);
  if (!isEmail(email)) throw new CliError(`not an e-mail address: ${typed}`);
  const { locale = DEFAULT_LOCALE } = values;
  if (!isLocale(locale)) throw new CliError(`--locale must be one of ${LOCALES.join(", ")}`);
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  try {
    const { id, token } = await create(deps, email);
    recordAdminAct(deps.audit, { actor: "system", act: "invite", medico_id: null, subject: id });
    process.stdout.write(`${invitationLink(deps.config.base_url, locale, token)}\n`);
    if (deps.config.smtp_url === undefined) return;
    try {
      await mailInvitation(deps, locale, { id, email, token }, true);
      process.stderr.write(`The link was also sent to ${email}.\n`);
    } catch {
      throw new CliError(`The mail to ${email} was not sent; give the link to the person.`);
    }
  } finally {
    await stop();
  }
};
