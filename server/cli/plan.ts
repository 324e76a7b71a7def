import type { AdminAct } from "@relato/shared/domain/audit-log.ts";
import { PLANO_IDS } from "@relato/shared/domain/planos.ts";
import { z } from "zod";
import { boot } from "../boot.ts";
import type { Deps } from "../deps.ts";
import { findByEmail } from "../features/contas/queries.ts";
import { grantUntilDay, revokePlano } from "../features/planos/grants.ts";
import { createLog } from "../platform/audit/log.ts";
import { recordAdminAct } from "../platform/audit/record-admin-act.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { AppError } from "../platform/http/errors.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

const planSchema = z.enum([...PLANO_IDS, "none"]);

const parse = (args: string[]) => {
  const [email, name, day, ...more] = parseCommand("plan", args).operands;
  if (email === undefined || name === undefined || more.length > 0)
    throw new CliError(usageOf("plan"));
  const plan = planSchema.safeParse(name);
  if (!plan.success)
    throw new CliError(`PLAN must be one of ${planSchema.options.join(", ")}, got "${name}"`);
  if (day !== undefined && !z.iso.date().safeParse(day).success)
    throw new CliError(`UNTIL must be a date such as 2027-12-31, got "${day}"`);
  if (day !== undefined && plan.data === "none") throw new CliError("the plan none has no UNTIL");
  return { email, plano: plan.data, day: day ?? null };
};

type Change = ReturnType<typeof parse>;

/** @returns a sentence for the person at the terminal */
const change = async ({ db, audit }: Deps, { email, plano, day }: Change): Promise<string> => {
  const account = await findByEmail(db, email.trim().toLowerCase());
  if (account === null) throw new CliError("no account has this e-mail");
  const recordAct = (act: AdminAct): void =>
    recordAdminAct(audit, { actor: "system", act, medico_id: account.id });
  if (plano === "none") {
    const was_granted = await revokePlano(db, account.id);
    if (was_granted) recordAct("revoke-plan");
    return was_granted
      ? `${account.email} has no granted plan now`
      : `${account.email} had no granted plan`;
  }
  await grantUntilDay(db, { user_id: account.id, plano, day, granted_by: null });
  recordAct("grant-plan");
  const end = day === null ? "without an end" : `until ${day}`;
  return `${account.email} has the plan ${plano} now, ${end}`;
};

/** `npm run relato -- plan EMAIL PLAN [UNTIL]`: grants or revokes a plan. */
export const plan = async (args: string[]): Promise<void> => {
  const wanted = parse(args);
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  try {
    process.stdout.write(`${await change(deps, wanted)}\n`);
  } catch (error) {
    if (error instanceof AppError && error.code === "GRANT_ENDED")
      throw new CliError(`UNTIL is in the past: ${wanted.day}`);
    throw error;
  } finally {
    await stop();
  }
};
