import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import {
  makeExample,
  openConsulta,
  pasteConsulta,
  playerOf,
  transcriptOf,
} from "./consulta-page.ts";
import { watchAudio } from "./hear.ts";
import { asDoctor, expect } from "./test.ts";

const words = ptBrViews.consulta;

/** Where the player says that it stands, in seconds. */
const standsAt = async (page: Page): Promise<number> =>
  Number(await page.getByRole("slider", { name: words.player.seek }).inputValue()) / 1000;

asDoctor(
  "the sound has a waveform, speeds, ten seconds back and on, and keys",
  async ({ page }) => {
    await watchAudio(page);
    const consulta = await makeExample(page);
    const peaks = page.waitForResponse(/\/peaks$/);
    await openConsulta(page, consulta);
    expect((await peaks).status()).toBe(200);
    const player = playerOf(page);
    await expect(player.locator("svg[preserveAspectRatio] path").first()).toHaveAttribute(
      "d",
      /^M1\.5 /,
    );

    const slider = page.getByRole("slider", { name: words.player.seek });
    await slider.fill("20000");
    await player.getByRole("button", { name: words.player.back }).click();
    expect(await standsAt(page)).toBe(10);
    await player.getByRole("button", { name: words.player.forward }).click();
    expect(await standsAt(page)).toBe(20);
    await page.keyboard.press("Alt+KeyJ");
    expect(await standsAt(page)).toBe(10);
    await page.keyboard.press("Alt+KeyL");
    expect(await standsAt(page)).toBe(20);
    await slider.press("Home");
    expect(await standsAt(page)).toBe(0);
    await slider.press("l");
    expect(await standsAt(page)).toBe(10);

    await page.getByLabel(words.player.speed).selectOption("2");
    await page.keyboard.press("Alt+KeyK");
    await expect(player.getByRole("button", { name: words.player.pause })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => (globalThis as { heard?: HTMLMediaElement }).heard?.playbackRate),
      )
      .toBe(2);
    await expect.poll(() => standsAt(page)).toBeGreaterThan(11);
    await slider.press("<");
    await expect(page.getByLabel(words.player.speed)).toHaveValue("1.75");
    await slider.press("k");
    await expect(player.getByRole("button", { name: words.player.play })).toBeVisible();
  },
);

asDoctor("the position stands in the address, and a reload keeps it", async ({ page }) => {
  const consulta = await makeExample(page);
  await openConsulta(page, consulta, "?t=12#analysis");
  await expect.poll(() => standsAt(page)).toBe(12);
  await page.getByRole("slider", { name: words.player.seek }).fill("25000");
  await expect(page).toHaveURL(/\?t=25#analysis$/);
  await page.reload();
  await expect.poll(() => standsAt(page)).toBe(25);
  await expect(page.getByRole("tab", { name: words.analysis })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goto(`/pt-br/consultas/${consulta.id}?t=-1e9`);
  await expect.poll(() => standsAt(page)).toBe(0);
});

asDoctor(
  "sound that cannot be had says so without taking the page with it, and is asked for again",
  async ({ page, watch }) => {
    watch.allow(/ERR_|Failed to load resource/);
    const consulta = await makeExample(page);
    await page.route("**/audio", (route) => route.abort());
    await openConsulta(page, consulta);
    const failed = playerOf(page).getByRole("alert");
    await expect(failed).toContainText(words.player.failed);
    // What was said can still be read and proved.
    await page.getByRole("tabpanel").getByRole("listitem").getByRole("button").first().click();
    await expect(transcriptOf(page).locator("mark").first()).toBeVisible();
    await page.unroute("**/audio");
    await failed.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(failed).toHaveCount(0);
    await page.keyboard.press("Alt+KeyK");
    await expect(playerOf(page).getByRole("button", { name: words.player.pause })).toBeVisible();
  },
);

asDoctor("the transcript follows what is heard until somebody reads on alone", async ({ page }) => {
  const consulta = await makeExample(page);
  await openConsulta(page, consulta);
  const transcript = transcriptOf(page);
  const turn = consulta.transcricao?.turns.at(-2);
  if (turn === undefined) throw new Error("the example has no turns");
  await page
    .getByRole("slider", { name: words.player.seek })
    .fill(String(Math.ceil(turn.start_ms / 1000) * 1000));
  const heard = transcript.getByRole("listitem").filter({ hasText: turn.text });
  await expect(heard).toHaveAttribute("aria-current", "true");
  await expect(heard).toBeInViewport();
  const follow = transcript.getByRole("button", { name: words.follow });
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Alt+KeyK");
  await expect(playerOf(page).getByRole("button", { name: words.player.pause })).toBeVisible();
  await transcript.getByText(turn.text).hover();
  await page.mouse.wheel(0, -300);
  await expect(follow).toHaveAttribute("aria-pressed", "false");
});

asDoctor(
  "words are found in the transcript, one after the other, with their number",
  async ({ page }) => {
    const text = [
      "Médico: Como está a pressão?",
      "Paciente: A PRESSAO subiu.",
      "Médico: E a pressão agora?",
    ];
    await openConsulta(page, await pasteConsulta(page, text.join("\n")));
    const transcript = transcriptOf(page);
    const box = transcript.getByRole("searchbox", { name: words.find.label });
    await box.fill("pressão");
    await expect(transcript.getByText(words.find.count(1, "3"))).toBeVisible();
    const current = transcript.locator("mark[data-current]");
    await expect(current).toHaveText("pressão");
    await box.press("Enter");
    await expect(current).toHaveText("PRESSAO");
    await transcript.getByRole("button", { name: words.find.previous }).click();
    await transcript.getByRole("button", { name: words.find.previous }).click();
    await expect(transcript.getByText(words.find.count(3, "3"))).toBeVisible();
    await box.fill("penicilina");
    await expect(transcript.getByText(words.find.none)).toBeVisible();
    await expect(current).toHaveCount(0);
    await box.press("Escape");
    await expect(box).toHaveValue("");
  },
);

asDoctor("the transcript is had as text, subtitles and data", async ({ page }) => {
  const consulta = await makeExample(page);
  await openConsulta(page, consulta, "#transcript");
  const panel = page.getByRole("tabpanel", { name: words.transcript });
  const download = async (format: "txt" | "srt" | "json"): Promise<[string, string]> => {
    await panel.getByRole("button", { name: words.download }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: words.downloadAs[format] }).click();
    const file = await saved;
    return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
  };
  const turns = consulta.transcricao?.turns ?? [];
  const [name, txt] = await download("txt");
  expect(name).toBe(`transcricao-${consulta.id.slice(-6).toUpperCase()}.txt`);
  expect(txt.trim().split("\n")).toHaveLength(turns.length);
  const [, srt] = await download("srt");
  expect(srt).toMatch(/^1\n00:00:\d\d,\d{3} --> 00:00:\d\d,\d{3}\n/);
  expect(srt).toContain(turns.at(-1)?.text);
  const [, json] = await download("json");
  expect(JSON.parse(json)).toEqual(consulta.transcricao);
});

asDoctor(
  "on a phone the words stand below the pressed sentence, and the transcript is a tab",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const consulta = await pasteConsulta(page, "Paciente: Tenho dor de cabeça há três dias.");
    await openConsulta(page, consulta);
    await expect(transcriptOf(page)).toHaveCount(0);
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: /cabeça/ })
      .first()
      .click();
    await expect(page.getByRole("blockquote").getByText(/dor de cabeça/)).toBeVisible();
    await page.getByRole("tab", { name: words.transcript }).click();
    await expect(page.getByRole("tabpanel", { name: words.transcript })).toContainText(
      "há três dias",
    );
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tabpanel", { name: words.documents })).toBeVisible();
  },
);
