import { join } from "node:path";
import { ROOT } from "../../../../platform/config/environment.ts";
import { installRuntime } from "../runtime.ts";

/** The first run downloads about 46 MB from the npm registry. */
export const INSTALL_TIMEOUT_MS = 300_000;

/** Where tests install the runtime and its npm cache. */
export const SHARED_CACHE = join(ROOT, "node_modules", ".cache", "relato");

/**
 * Installs the runtime that all tests share.
 * @returns the folder with its `node_modules`
 */
export const sharedRuntime = (): Promise<string> =>
  installRuntime({ cacheDir: SHARED_CACHE }, new AbortController().signal);
