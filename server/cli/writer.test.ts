import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  INSTALL_TIMEOUT_MS,
  sharedRuntime,
} from "../providers/writer/local/testing/shared-runtime.ts";
import { writeTinyModel } from "../providers/writer/local/testing/tiny-model.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));

let folder: string;
let runtime: string;
beforeAll(async () => {
  runtime = await sharedRuntime();
  folder = await mkdtemp(join(tmpdir(), "relato-cli-writer-"));
  await writeTinyModel(join(folder, "tiny"));
}, INSTALL_TIMEOUT_MS);
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command line in a child process. */
const relato = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const base = { PATH: process.env["PATH"], HOME: folder, CACHE_DIR: join(folder, "cache") };
    execFile(
      process.execPath,
      [CLI, ...args],
      { env: { ...base, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test("install and status work without network, on folders", async () => {
  const tiny = join(folder, "tiny");
  const before = await relato({}, "writer", "status", tiny);
  expect(before).toMatchObject({ code: 2, stderr: "tiny: the runtime is not installed\n" });
  const env = { WRITER_RUNTIME: runtime };
  const installed = { code: 0, stdout: "tiny: installed\n", stderr: "" };
  expect(await relato(env, "writer", "install", tiny)).toEqual(installed);
  expect(await relato({ ...env, WRITER_MODEL: tiny }, "writer", "status")).toEqual(installed);
});

test("a wrong name, verb or folder is reported in one line", async () => {
  expect(await relato({}, "writer", "install", "gpt")).toMatchObject({
    code: 2,
    stderr:
      "gpt is no local model: choose one of qwen3-4b, qwen3-8b, granite-3.3-8b, or a folder " +
      "with model.json\n",
  });
  expect((await relato({}, "writer", "remove")).stderr).toMatch(
    /^usage: .* writer install\|status/u,
  );
  const broken = join(folder, "model.json");
  await writeFile(broken, "{");
  expect((await relato({}, "writer", "status", folder)).stderr).toContain(
    "model.json is not valid",
  );
});
