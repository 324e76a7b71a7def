import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type ModelServerOptions,
  startModelServer,
} from "../../platform/model-files/testing/model-server.ts";
import { KNOWN_WRITER_MODELS } from "../../providers/writer/local/catalogue.ts";
import { describeDefaultModel } from "../../providers/writer/local/machine.ts";
import {
  INSTALL_TIMEOUT_MS,
  sharedRuntime,
} from "../../providers/writer/local/testing/shared-runtime.ts";
import { writeTinyModel } from "../../providers/writer/local/testing/tiny-model.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { makeAdmin } from "../contas/admin.ts";

const { name, fits } = describeDefaultModel();

let runtime: string;
beforeAll(async () => {
  runtime = await sharedRuntime();
}, INSTALL_TIMEOUT_MS);

let folder: string;
const closings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-admin-local-"));
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await rm(folder, { recursive: true });
});

const startAdmin = async (
  env: Record<string, string>,
): Promise<{ server: TestApp; admin: TestClient }> => {
  const server = await createTestApp({ env: { WRITER_SEARCH: "none", ...env } });
  closings.push(server.close);
  const admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
  return { server, admin };
};
/** A mirror that has a tiny model under the name of this machine's local model. */
const startMirror = async (options: Omit<ModelServerOptions, "folder"> = {}): Promise<string> => {
  const served = await writeTinyModel(join(folder, "served"));
  await rename(join(served, "tiny.gguf"), join(served, KNOWN_WRITER_MODELS[name].model.file));
  const mirror = await startModelServer({ folder: served, ...options });
  closings.push(mirror.close);
  return mirror.url;
};
const readModel = async (admin: TestClient) =>
  (await admin.call({ url: "/api/admin/writer" })).json<WriterSettings>().current.model;
const readHealth = async (admin: TestClient) =>
  (await admin.call({ url: "/api/services" })).json<{ health: { writer: unknown } }>().health
    .writer;
const chooseLocal = async (admin: TestClient): Promise<WriterSettings> => {
  const payload = { kind: "local" };
  return (await admin.call({ method: "PUT", url: "/api/admin/writer", payload })).json();
};
const install = async (admin: TestClient): Promise<WriterSettings> =>
  (await admin.call({ method: "POST", url: "/api/admin/writer/installation" })).json();

describe("the local model", () => {
  // A machine below 7 GB refuses every known model.
  it.runIf(fits)("is downloaded in the background once it is chosen", async () => {
    const mirror = await startMirror({ held: 100_000 });
    const { admin } = await startAdmin({ WRITER_RUNTIME: runtime, WRITER_MODEL_URL: mirror });
    const saved = await chooseLocal(admin);
    expect(saved).toMatchObject({
      choice: { kind: "local" },
      local: { name, licence: "Apache-2.0", fits: true },
      current: {
        source: "choice",
        model: {
          name: `local/${name}`,
          is_local: true,
          is_reachable: false,
          installation: { state: "downloading", model: name },
        },
      },
    });
    await expect
      .poll(async () => (await readModel(admin))?.installation)
      .toMatchObject({ state: "downloading", part: "model", done_bytes: 100_000 });
    expect(await readHealth(admin)).toEqual({ state: "offline", reason: "model_downloading" });
  });

  it.runIf(fits)(
    "reports why its installation failed, and can be installed on request",
    async () => {
      const empty = join(folder, "runtime");
      await mkdir(empty);
      const { admin } = await startAdmin({
        WRITER_RUNTIME: empty,
        WRITER_MODEL_URL: await startMirror(),
      });
      await chooseLocal(admin);
      const failed = { state: "missing", model: name, reason: "RUNTIME_FAILED" };
      await expect.poll(async () => (await readModel(admin))?.installation).toEqual(failed);
      expect(await readHealth(admin)).toEqual({ state: "offline", reason: "model_missing" });

      await symlink(join(runtime, "node_modules"), join(empty, "node_modules"));
      expect((await install(admin)).current.model?.installation?.state).not.toBe("missing");
      await expect
        .poll(() => readModel(admin))
        .toMatchObject({ is_reachable: true, installation: { state: "installed", model: name } });
      expect(await readHealth(admin)).toEqual({ state: "online" });
    },
  );

  it("stays missing on a machine that is too small", async () => {
    const large = await writeTinyModel(join(folder, "large"), { context_tokens: 1e12 });
    const { admin } = await startAdmin({ WRITER_MODEL: large, WRITER_RUNTIME: runtime });
    const { current } = await install(admin);
    expect(current).toMatchObject({
      source: "environment",
      model: { installation: { state: "missing", reason: "MACHINE_TOO_SMALL" } },
    });
    expect(await readHealth(admin)).toEqual({ state: "offline", reason: "model_missing" });
  });

  it("is installed only by an administrator and only if chosen", async () => {
    const { server, admin } = await startAdmin({});
    expect((await install(admin)).current.model).toBeNull();
    const doctor = await signUp(server.app);
    const answer = await doctor.call({ method: "POST", url: "/api/admin/writer/installation" });
    expect(answer.statusCode).toBe(403);
  });
});
