import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { createInstallation, type Installation } from "../bench/parts/installation.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { startModelServer } from "../server/platform/model-files/testing/model-server.ts";
import { KNOWN_WRITER_MODELS } from "../server/providers/writer/local/catalogue.ts";
import { describeDefaultModel } from "../server/providers/writer/local/machine.ts";
import {
  INSTALL_TIMEOUT_MS,
  sharedRuntime,
} from "../server/providers/writer/local/testing/shared-runtime.ts";
import {
  makeTinyModel,
  writeTinyModel,
} from "../server/providers/writer/local/testing/tiny-model.ts";
import { expectAccessible } from "./accessible.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

const { writer: words } = VIEW_TEXTS["pt-br"].admin;
const local = words.local;
const { name, fits } = describeDefaultModel();
const HELD_BYTES = 100_000;

// The tests share one installation.
asDoctor.describe.configure({ mode: "default" });

interface LocalInstallation extends Installation {
  /** The folder of WRITER_RUNTIME, empty at first. */
  runtime: string;
}

/** An installation without the runtime, whose mirror stops after 100 kB of the model. */
const startInstallation = async (folder: string) => {
  const served = await writeTinyModel(join(folder, "served"));
  await rename(join(served, "tiny.gguf"), join(served, KNOWN_WRITER_MODELS[name].model.file));
  const mirror = await startModelServer({ folder: served, held: HELD_BYTES });
  const runtime = join(folder, "runtime");
  await mkdir(runtime);
  const relato = await createInstallation({
    WRITER_RUNTIME: runtime,
    WRITER_MODEL_URL: mirror.url,
    WRITER_SEARCH: "none",
    LOG_LEVEL: "warn",
  });
  relato.start("server");
  await relato.ready();
  return { relato: { ...relato, runtime }, mirror };
};

const asAdmin = asDoctor.extend<{ admin: void }, { relato: LocalInstallation }>({
  relato: [
    // Playwright reads the needed fixtures from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "relato-admin-local-"));
      const { relato, mirror } = await startInstallation(folder);
      await use(relato);
      await relato.remove();
      await mirror.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ relato }, use) => use(relato.url),
  admin: [
    async ({ relato, doctor }, use) => {
      await onDatabase((db) => makeAdmin(db, doctor.email), relato.data);
      await use();
    },
    { auto: true },
  ],
});

const option = (page: Page, label: string) => page.getByRole("radio", { name: new RegExp(label) });
asAdmin(
  "the local model is chosen; its failure and its download are shown",
  async ({ page, relato }) => {
    asAdmin.skip(!fits, "this machine is too small for every known model");
    asAdmin.setTimeout(INSTALL_TIMEOUT_MS);
    await page.goto("/pt-br/admin/modelo");
    await option(page, words.engineOnly).focus();
    await page.keyboard.press("ArrowDown");
    await expect(option(page, local.label)).toBeChecked();
    await expect(page.getByText("licença Apache-2.0")).toBeVisible();
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(`local/${name}`)).toBeVisible();
    await expect(page.getByText(local.reasons.RUNTIME_FAILED)).toBeVisible();
    await expect(page.getByText(local.engineWrites)).toBeVisible();
    await expectAccessible(page);

    await symlink(
      join(await sharedRuntime(), "node_modules"),
      join(relato.runtime, "node_modules"),
    );
    await page.getByRole("button", { name: TEXTS["pt-br"].common.retry }).press("Enter");
    const bar = page.getByRole("progressbar", { name: local.progress });
    await expect(bar).toHaveJSProperty(
      "value",
      Math.floor((100 * HELD_BYTES) / makeTinyModel().length),
    );
    await expect(page.getByText(local.downloading.model)).toBeVisible();
    await expect(page.getByText(local.reasons.RUNTIME_FAILED)).toBeHidden();
    await expectAccessible(page);
  },
);

asAdmin("a machine that is too small disables the local model", async ({ page }) => {
  // The real answer, but for a machine with less memory. It is read once: a request that the
  // handler starts could outlive the page.
  const settings = (await (await page.request.get("/api/admin/writer")).json()) as WriterSettings;
  const json = { ...settings, local: describeDefaultModel(4e9) };
  await page.route("**/api/admin/writer", (route) => route.fulfill({ json }));
  for (const language of LOCALES) {
    await page.goto(`/${language}/admin/modelo`);
    const texts = VIEW_TEXTS[language].admin.writer.local;
    await expect(option(page, texts.label)).toBeDisabled();
    await expect(page.getByText(texts.tooSmall)).toBeVisible();
    await expectAccessible(page, { state: language });
  }
});
