import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const CLI = join(import.meta.dirname, "../../server/cli.ts");

export interface RunningCommand {
  child: ChildProcess;
  /** Its standard output. @throws Error with its standard error, when it fails */
  output: Promise<string>;
}

/** Starts `npm run relato -- …args`. */
export const runCommand = (env: Record<string, string>, ...args: string[]): RunningCommand => {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const finish = async (): Promise<string> => {
    const [out, error] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      child.exitCode === null && child.signalCode === null && once(child, "exit"),
    ]);
    if (child.exitCode === 0) return out;
    throw new Error(`relato ${args[0]} failed: ${error.trim()}`);
  };
  const output = finish();
  // Its caller awaits it later.
  output.catch(() => undefined);
  return { child, output };
};
