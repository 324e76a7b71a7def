import { boot } from "../boot.ts";
import { user } from "../platform/database/schema/auth.ts";
import { createLog } from "../platform/audit/log.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { eq } from "drizzle-orm";
import { CliError } from "./error.ts";

/** `npm run relato -- make-admin EMAIL`: gives an existing account the admin role. */
export const makeAdmin = async ([email]: string[]): Promise<void> => {
  if (email === undefined) throw new CliError("usage: npm run relato -- make-admin EMAIL");
  const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
  try {
    const changed = await deps.db.login
      .update(user)
      .set({ role: "admin" })
      .where(eq(user.email, email.trim().toLowerCase()))
      .returning({ id: user.id });
    if (changed.length === 0) throw new CliError("no account has this e-mail");
    process.stdout.write(`${email} is an admin now\n`);
  } finally {
    await stop();
  }
};
