/** A mistake of the user in one sentence. It is printed to standard error; the exit code is 2. */
export class CliError extends Error {
  override readonly name = "CliError";
}
