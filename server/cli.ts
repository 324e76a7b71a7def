import { CliError } from "./cli/error.ts";

type Verb = (args: string[]) => Promise<void>;

/** Each verb is loaded only when it is asked for: the engine must not wait for a database driver. */
const verbs: Record<string, () => Promise<Verb>> = {
  scribe: async () => (await import("./cli/scribe.ts")).scribe,
  verify: async () => (await import("./cli/verify.ts")).verify,
  demo: async () => (await import("./cli/demo.ts")).demo,
  "make-admin": async () => (await import("./cli/make-admin.ts")).makeAdmin,
};

const [name = "", ...args] = process.argv.slice(2);
try {
  const load = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!load) throw new CliError(`usage: npm run -s relato -- ${Object.keys(verbs).join("|")} …`);
  await (
    await load()
  )(args);
} catch (error) {
  if (!isUserError(error)) throw error;
  process.stderr.write(`${error.message.split("\n")[0]}\n`);
  process.exitCode = 2;
}

/** Ours, or what `parseArgs` says of an unknown option. */
function isUserError(error: unknown): error is Error {
  if (error instanceof CliError) return true;
  return (
    error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}
