import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { npmCommand } from "../../../platform/config/environment.ts";
import { takeLock } from "../../../platform/model-files/lock.ts";
import { binaryPackage, runtimeManifests, runtimeVersion } from "./runtime-lock.ts";

export interface RuntimeOptions {
  cacheDir: string;
  /**
   * A folder to use instead of the npm registry (WRITER_RUNTIME): either with the installed
   * `node_modules`, or an npm cache (`_cacache`).
   */
  source?: string | undefined;
}

/** The runtime could not be installed. The message is for an operator. */
class RuntimeError extends Error {
  override readonly name = "RuntimeError";
}

/** The folder that holds the runtime's `node_modules`; null if it is not installed. */
export const findRuntime = async (options: RuntimeOptions): Promise<string | null> => {
  const candidates = [options.source, await installedFolder(options)];
  for (const folder of candidates)
    if (folder !== undefined && (await isRuntime(folder))) return folder;
  return null;
};

/**
 * Installs node-llama-cpp with the exact versions and digests of `runtime/package-lock.json`,
 * unless it is installed. Runs no package scripts.
 * @returns the folder that holds `node_modules`
 * @throws RuntimeError; the signal's reason after an abort
 */
export const installRuntime = async (
  options: RuntimeOptions,
  signal: AbortSignal,
): Promise<string> => {
  const folder = await installedFolder(options);
  await mkdir(join(folder, ".."), { recursive: true });
  const unlock = await takeLock(`${folder}.lock`, signal);
  try {
    const found = await findRuntime(options);
    if (found !== null) return found;
    const side = `${folder}.partial`;
    await installInto(side, options.source, signal);
    if (!(await isRuntime(side)))
      throw new RuntimeError(
        `node-llama-cpp has no binary for ${process.platform} ${process.arch}`,
      );
    await rm(folder, { recursive: true, force: true });
    await rename(side, folder);
    return folder;
  } finally {
    await unlock();
  }
};

const installedFolder = async ({ cacheDir }: RuntimeOptions): Promise<string> =>
  join(cacheDir, "writer-runtime", await runtimeVersion());

/** Whether a folder holds the locked version with this platform's binary. */
const isRuntime = async (folder: string): Promise<boolean> => {
  const binary = binaryPackage();
  if (binary === undefined) return false;
  const version = await runtimeVersion();
  const versions = ["node-llama-cpp", binary].map(async (name) => {
    const file = join(folder, "node_modules", name, "package.json");
    const text = await readFile(file, "utf8").catch(() => "{}");
    return (JSON.parse(text) as { version?: string }).version;
  });
  return (await Promise.all(versions)).every((found) => found === version);
};

const installInto = async (
  side: string,
  source: string | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const binary = binaryPackage();
  if (binary === undefined)
    throw new RuntimeError(`node-llama-cpp has no binary for ${process.platform} ${process.arch}`);
  if (source !== undefined && !existsSync(join(source, "_cacache")))
    throw new RuntimeError(
      `WRITER_RUNTIME holds neither node-llama-cpp ${await runtimeVersion()} in node_modules ` +
        "nor an npm cache",
    );
  await mkdir(side, { recursive: true });
  for (const [name, text] of Object.entries(await runtimeManifests(binary)))
    await writeFile(join(side, name), text);
  // A server's home folder is often not writable.
  const cache = source ?? join(side, "..", "npm");
  const offline = source === undefined ? [] : ["--offline"];
  await runNpm(
    ["ci", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"].concat(
      `--cache=${cache}`,
      offline,
    ),
    side,
    signal,
  );
};

const runNpm = (args: string[], cwd: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const { command, first, env } = npmCommand();
    const child = spawn(command, [...first, ...args], {
      cwd,
      env,
      signal,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    child.stderr.on("data", (piece: Buffer) => (output += piece.toString()));
    child.on("error", (error) =>
      reject(
        signal.aborted ? signal.reason : new RuntimeError(`npm cannot be run: ${error.message}`),
      ),
    );
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new RuntimeError(`npm ci failed: ${lastErrorLine(output)}`));
    });
  });

const lastErrorLine = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.startsWith("npm error") && !line.includes("complete log"))
    .at(-1) ?? "no reason was given";
