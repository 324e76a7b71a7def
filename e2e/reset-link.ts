import { join } from "node:path";
import type { Locale } from "@relato/shared/domain/language.ts";
import { runCommand } from "../bench/restore/run-command.ts";

/** `npm run relato -- reset-link EMAIL` on the server under test. */
export const makeResetLink = async (email: string, locale: Locale): Promise<string> => {
  const env = {
    BASE_URL: `http://localhost:${process.env["E2E_PORT"]}`,
    DATA_DIR: join(process.env["E2E_DATA"] ?? "", "data"),
    COMMON_PASSWORDS: "none",
  };
  const output = await runCommand(env, "reset-link", email, "--locale", locale).output;
  // Warnings come before it.
  return output.trim().split("\n").at(-1) ?? "";
};
