/** What the person at the command line did wrong, in one sentence; printed to standard error, exit code 2. */
export class CliError extends Error {
  override readonly name = "CliError";
}
