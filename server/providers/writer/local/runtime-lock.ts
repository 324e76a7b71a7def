import { readFile } from "node:fs/promises";

/** The binary package of node-llama-cpp per platform, without CUDA and Vulkan. */
const BINARIES: Readonly<Record<string, string>> = {
  "linux-x64": "@node-llama-cpp/linux-x64",
  "linux-arm64": "@node-llama-cpp/linux-arm64",
  "darwin-arm64": "@node-llama-cpp/mac-arm64-metal",
  "darwin-x64": "@node-llama-cpp/mac-x64",
};

/** The package for a platform; undefined if there is none. */
export const binaryPackage = (platform: string = process.platform, arch: string = process.arch) =>
  BINARIES[`${platform}-${arch}`];

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}
const MAIN = "node_modules/node-llama-cpp";

const readText = (name: string): Promise<string> =>
  readFile(new URL(`runtime/${name}`, import.meta.url), "utf8");
const readLock = async (): Promise<Lock> => JSON.parse(await readText("package-lock.json")) as Lock;

/** The version of node-llama-cpp that the lockfile names. */
export const runtimeVersion = async (): Promise<string> => {
  const version = (await readLock()).packages[MAIN]?.version;
  if (version === undefined) throw new Error("runtime/package-lock.json names no node-llama-cpp");
  return version;
};

/** package.json and package-lock.json of the runtime, with `binary` as the only binary package. */
export const runtimeManifests = async (binary: string): Promise<Record<string, string>> => {
  const lock = await readLock();
  const main = lock.packages[MAIN];
  const version = main?.optionalDependencies?.[binary];
  if (main === undefined || version === undefined)
    throw new Error(`runtime/package-lock.json lacks ${binary}`);
  main.optionalDependencies = { [binary]: version };
  for (const path of Object.keys(lock.packages))
    if (path.startsWith("node_modules/@node-llama-cpp/") && path !== `node_modules/${binary}`)
      delete lock.packages[path];
  return {
    "package.json": await readText("package.json"),
    "package-lock.json": `${JSON.stringify(lock, null, 2)}\n`,
  };
};
