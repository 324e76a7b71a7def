import { join } from "node:path";
import { ROOT } from "../../../../platform/config/environment.ts";
import { installRuntime } from "../runtime.ts";

/** Time for the first run, which fetches some 46 MB from the npm registry. */
export const INSTALL_TIMEOUT_MS = 300_000;

/** Where tests install the runtime, with the npm cache that it came from. */
export const SHARED_CACHE = join(ROOT, "node_modules", ".cache", "relato");

/** The runtime that tests share, installed once on this machine. @returns the folder with its `node_modules` */
export const sharedRuntime = (): Promise<string> =>
  installRuntime({ cacheDir: SHARED_CACHE }, new AbortController().signal);
