import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadLlamaApi } from "./llama-api.ts";
import { binaryPackage, runtimeManifests, runtimeVersion } from "./runtime-lock.ts";
import { findRuntime, installRuntime } from "./runtime.ts";
import { INSTALL_TIMEOUT_MS, SHARED_CACHE, sharedRuntime } from "./testing/shared-runtime.ts";

let shared: string;
beforeAll(async () => {
  shared = await sharedRuntime();
}, INSTALL_TIMEOUT_MS);

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "relato-runtime-"));
  // Port 9 (discard) is closed, so a request to the registry fails.
  vi.stubEnv("npm_config_proxy", "http://127.0.0.1:9");
  vi.stubEnv("npm_config_https_proxy", "http://127.0.0.1:9");
  vi.stubEnv("npm_config_fetch_retries", "0");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cacheDir, { recursive: true });
});
const { signal } = new AbortController();

describe("without network", () => {
  test("a folder with the installed packages is used in place", async () => {
    expect(await installRuntime({ cacheDir, source: shared }, signal)).toBe(shared);
    expect(await findRuntime({ cacheDir, source: shared })).toBe(shared);
    expect(await findRuntime({ cacheDir })).toBeNull();
  });

  test("the packages are installed from an npm cache, and load", async () => {
    const source = join(SHARED_CACHE, "writer-runtime", "npm");
    const folder = await installRuntime({ cacheDir, source }, signal);
    expect(folder).toBe(join(cacheDir, "writer-runtime", await runtimeVersion()));
    expect(await findRuntime({ cacheDir })).toBe(folder);
    expect(await loadLlamaApi(folder)).toHaveProperty("getLlama");
  });

  test("an unreachable registry is the reported reason", async () => {
    await expect(installRuntime({ cacheDir }, signal)).rejects.toThrow(/^npm ci failed: .+/u);
    expect(await findRuntime({ cacheDir })).toBeNull();
  });
});

test("a folder with another version is refused", async () => {
  const source = join(cacheDir, "other");
  const main = join(source, "node_modules", "node-llama-cpp");
  await mkdir(main, { recursive: true });
  await writeFile(join(main, "package.json"), JSON.stringify({ version: "1.0.0" }));
  await expect(installRuntime({ cacheDir, source }, signal)).rejects.toThrow("WRITER_RUNTIME");
});

test.each([
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "arm64"],
  ["darwin", "x64"],
])("the lockfile for %s %s has one binary package, and a digest of each package", async (...on) => {
  const binary = binaryPackage(...on);
  const manifests = await runtimeManifests(binary!);
  const { packages } = JSON.parse(manifests["package-lock.json"]!) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  const names = Object.keys(packages).filter((path) => path !== "");
  expect(names.filter((path) => path.includes("@node-llama-cpp/"))).toEqual([
    `node_modules/${binary}`,
  ]);
  for (const name of names) expect(packages[name]?.integrity).toMatch(/^sha512-/u);
});
