import { asksForHelp, commandHelp, programHelp } from "./cli/command-line.ts";
import { COMMANDS, type CommandName } from "./cli/commands.ts";
import { CliError } from "./cli/error.ts";
import { ConfigError } from "./platform/config/config.ts";

type Verb = (args: string[]) => Promise<void>;

/** Loaded on demand: `scribe` must not wait for a database driver. */
const verbs: Record<CommandName, () => Promise<Verb>> = {
  scribe: async () => (await import("./cli/scribe.ts")).scribe,
  verify: async () => (await import("./cli/verify.ts")).verify,
  "check-laudo": async () => (await import("./cli/check-laudo.ts")).checkLaudo,
  demo: async () => (await import("./cli/demo.ts")).demo,
  writer: async () => (await import("./cli/writer.ts")).writer,
  "end-sessions": async () => (await import("./cli/end-sessions.ts")).endSessions,
  "erase-consulta": async () => (await import("./cli/erase-consulta.ts")).eraseConsultaCommand,
  backup: async () => (await import("./cli/backup.ts")).backup,
  "verify-audit": async () => (await import("./cli/verify-audit.ts")).verifyAudit,
  restore: async () => (await import("./cli/restore.ts")).restore,
  "restore-database": async () => (await import("./cli/restore-database.ts")).restoreDatabase,
  "rotate-files-key": async () => (await import("./cli/rotate-files-key.ts")).rotateFilesKey,
  invite: async () => (await import("./cli/invite.ts")).invite,
  "reset-link": async () => (await import("./cli/reset-link.ts")).resetLink,
  "make-admin": async () => (await import("./cli/make-admin.ts")).makeAdmin,
  plan: async () => (await import("./cli/plan.ts")).plan,
};

const isVerb = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

const run = async ([name = "", ...args]: string[]): Promise<void> => {
  if (!isVerb(name)) {
    if (name !== "help" && !asksForHelp([name]))
      throw new CliError(
        `usage: npm run -s relato -- ${Object.keys(COMMANDS).join("|")} … (--help says more)`,
      );
    process.stdout.write(programHelp());
  } else if (asksForHelp(args)) process.stdout.write(commandHelp(name));
  else await (await verbs[name]())(args);
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CliError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
