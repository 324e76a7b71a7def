import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { readConfig } from "../server/platform/config/config.ts";
import { createStorage } from "../server/providers/storage/create.ts";
import { forgetLocally, readLocalSound } from "./local-slices.ts";
import { openWhenDone } from "./new-consultation.ts";
import { foundOn, leave, panelOf, record, runUntil, save, withMicrophone } from "./recording.ts";
import { expect, PASSWORD, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

const listUnsaved = async (page: Page): Promise<UnsavedGravacao[]> => {
  const answer = await page.request.get("/api/gravacoes");
  return ((await answer.json()) as { items: UnsavedGravacao[] }).items;
};

/** The bytes of the recording's only segment on the server. */
const readStoredSound = async (gravacaoId: string): Promise<Buffer> => {
  const data = join(process.env["E2E_DATA"] ?? "", "data");
  const folder = join(data, "files/gravacoes", gravacaoId);
  const files = (await readdir(folder)).filter((name) => !name.includes("."));
  expect(files).toHaveLength(1);
  const storage = await createStorage(readConfig({ DATA_DIR: data }));
  return buffer(await storage.read(`gravacoes/${gravacaoId}/${files[0]}`));
};

/** Seconds of sound in a file. */
const lengthOf = (page: Page, sound: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const context = new AudioContext();
    const { duration } = await context.decodeAudioData(bytes.buffer);
    await context.close();
    return duration;
  }, sound.toString("base64"));

withMicrophone(
  "the server stores exactly the recorded bytes, which play and seek",
  async ({ page }) => {
    const panel = await record(page);
    await panel.getByRole("button", { name: words.pause }).click();
    await expect(panel.getByText(words.badge.paused)).toBeVisible();
    await panel.getByRole("button", { name: words.resume }).click();
    await runUntil(page, /00:0[6-9]/);
    await panel.getByRole("button", { name: words.finish }).click();
    await expect(panel.getByText(words.badge.stopped)).toBeVisible();
    const [{ id: gravacao_id } = { id: "" }] = await listUnsaved(page);
    // At this point every slice is stored locally and none is deleted.
    let local: Buffer = Buffer.alloc(0);
    await page.route(/\/finish$/, async (route) => {
      local = await readLocalSound(page);
      await route.continue();
    });
    const { segments } = await save(page);
    expect(segments).toEqual([expect.objectContaining({ bytes: local.length, ordinal: 0 })]);
    const stored = await readStoredSound(gravacao_id);
    expect(stored.equals(local)).toBe(true);
    expect(await readLocalSound(page)).toHaveLength(0);

    const played = await page.evaluate(async (url) => {
      const audio = new Audio(url);
      const heard = (name: string) =>
        new Promise((resolve) => audio.addEventListener(name, resolve, { once: true }));
      await heard("loadedmetadata");
      const seeked = heard("seeked");
      audio.currentTime = audio.duration / 2;
      await seeked;
      return { duration: audio.duration, at: audio.currentTime };
    }, `/api/gravacoes/${gravacao_id}/audio`);
    expect(Math.abs(played.duration - (await lengthOf(page, stored)))).toBeLessThan(0.1);
    expect(Math.abs(played.at - played.duration / 2)).toBeLessThan(0.1);
  },
);

withMicrophone(
  "an expired session keeps the page and its recording, which continue after sign-in",
  async ({ page, context, doctor, watch }) => {
    watch.allow(/status of 401/);
    const panel = await record(page);
    await context.clearCookies();
    // Requests are refused now, but the page must not redirect to login.
    await page.getByRole("link", { name: ptBr.shell.views.consultations }).click();
    await page.getByRole("link", { name: ptBr.shell.live("").trim() }).click();
    await expect(panel.getByText(words.signedOut)).toBeVisible();
    await page.request.post("/api/auth/sign-in/email", {
      data: { email: doctor.email, password: PASSWORD },
    });
    await expect(panel.getByText(words.signedOut)).toBeHidden();
    await panel.getByRole("button", { name: words.finish }).click();
    const { segments } = await save(page);
    expect(segments).toHaveLength(1);
  },
);

withMicrophone(
  "a full disk of the server is reported, and the whole recording arrives later",
  async ({ page, watch }) => {
    watch.allow(/status of 507/);
    const uploads = /\/api\/uploads/;
    await page.route(uploads, (route) =>
      route.fulfill({ status: 507, json: { error: "STORAGE_FULL", request_id: "r" } }),
    );
    const panel = await record(page);
    await expect(panel.getByText(ptBr.errors.STORAGE_FULL)).toBeVisible();
    await page.unroute(uploads);
    await expect(panel.getByText(ptBr.errors.STORAGE_FULL)).toBeHidden();
    await panel.getByRole("button", { name: words.finish }).click();
    const { segments } = await save(page);
    expect(segments).toHaveLength(1);
  },
);

withMicrophone(
  "a corrupt segment is sent again before the browser deletes it",
  async ({ page, watch }) => {
    watch.allow(/status of 422/);
    // The browser asks for the deleted upload once before it creates a new one.
    watch.allow(/status of 404/);
    let altered = false;
    await page.route(/\/api\/uploads\//, (route) => {
      const body = route.request().postDataBuffer();
      if (altered || body === null || body.length === 0) return route.continue();
      altered = true;
      body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
      return route.continue({ postData: body });
    });
    const panel = await record(page);
    const [{ id: gravacao_id } = { id: "" }] = await listUnsaved(page);
    await panel.getByRole("button", { name: words.finish }).click();
    let local: Buffer = Buffer.alloc(0);
    await page.route(/\/finish$/, async (route) => {
      local = await readLocalSound(page);
      await route.continue();
    });
    const refused = page.waitForResponse((response) => response.status() === 422);
    await save(page);
    expect(await (await refused).json()).toMatchObject({ error: "UPLOAD_CORRUPT" });
    expect(local.length).toBeGreaterThan(8000);
    expect((await readStoredSound(gravacao_id)).equals(local)).toBe(true);
  },
);

withMicrophone("only one of two tabs takes up a found recording", async ({ page, context }) => {
  await record(page);
  await leave(page);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto("/pt-br/dashboard");
    await expect(foundOn(tab)).toBeVisible();
  }
  await foundOn(page).getByRole("button", { name: words.found.use }).click();
  await expect(panelOf(page)).toBeVisible();
  await foundOn(second).getByRole("button", { name: words.found.use }).click();
  await expect(second.getByText(words.problems.elsewhere)).toBeVisible();
  await second.close();
  await save(page);
  const list = await page.request.get("/api/consultas");
  expect(((await list.json()) as { items: object[] }).items).toHaveLength(1);
});

withMicrophone("a recording whose device is gone is saved from the server", async ({ page }) => {
  await record(page, /00:0[6-9]/);
  await leave(page);
  await page.goto("/pt-br/login");
  await forgetLocally(page);
  const [left] = await listUnsaved(page);
  const received = left?.segments[0]?.received_bytes ?? 0;
  expect(received).toBeGreaterThan(8000);
  // A device that is silent for a minute counts as gone.
  await page.clock.setSystemTime(Date.now() + 2 * 60_000);
  await page.goto("/pt-br/dashboard");
  await foundOn(page).getByRole("button", { name: words.found.use }).click();
  const { segments } = await save(page);
  expect(segments).toEqual([
    expect.objectContaining({ track: "microphone", ordinal: 0, bytes: received }),
  ]);
  const consulta = await openWhenDone(page);
  expect(consulta.audio_url).not.toBeNull();
});

withMicrophone(
  "a recording that did not fit into the browser is saved from the server",
  async ({ page }) => {
    const panel = await record(page);
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    // Chromium asks how much room there is only twice a minute.
    await expect(panel.getByText(words.warnings.local_full)).toBeVisible({ timeout: 60_000 });
    const local = await readLocalSound(page);
    await expect
      .poll(async () => (await listUnsaved(page))[0]?.segments[0]?.received_bytes ?? 0)
      .toBeGreaterThan(local.length + 20_000);
    await leave(page);
    await page.goto("/pt-br/dashboard");
    await foundOn(page).getByRole("button", { name: words.found.use }).click();
    const { segments } = await save(page);
    expect(segments[0]?.bytes).toBeGreaterThan(local.length + 20_000);
  },
);
