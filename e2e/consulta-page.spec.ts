import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { openConsulta, playerOf, transcriptOf } from "./consulta-page.ts";
import { watchAudio } from "./hear.ts";
import { makeConsulta } from "./make.ts";
import { asDoctor, asWorkerDoctor, expect } from "./test.ts";

const words = ptBrViews.consulta;

/** The position that the player shows, in seconds. */
const readPosition = async (page: Page): Promise<number> =>
  Number(await page.getByRole("slider", { name: words.player.seek }).inputValue()) / 1000;

asWorkerDoctor(
  "the recording has a waveform, speeds, skips of ten seconds, and keys",
  async ({ page, example: consulta }) => {
    await watchAudio(page);
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
    expect(await readPosition(page)).toBe(10);
    await player.getByRole("button", { name: words.player.forward }).click();
    expect(await readPosition(page)).toBe(20);
    await page.keyboard.press("Alt+KeyJ");
    expect(await readPosition(page)).toBe(10);
    await page.keyboard.press("Alt+KeyL");
    expect(await readPosition(page)).toBe(20);
    await slider.press("Home");
    expect(await readPosition(page)).toBe(0);
    await slider.press("l");
    expect(await readPosition(page)).toBe(10);

    await page.getByLabel(words.player.speed).selectOption("2");
    await page.keyboard.press("Alt+KeyK");
    await expect(player.getByRole("button", { name: words.player.pause })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => (globalThis as { heard?: HTMLMediaElement }).heard?.playbackRate),
      )
      .toBe(2);
    await expect.poll(() => readPosition(page)).toBeGreaterThan(11);
    await slider.press("<");
    await expect(page.getByLabel(words.player.speed)).toHaveValue("1.75");
    await slider.press("k");
    await expect(player.getByRole("button", { name: words.player.play })).toBeVisible();
  },
);

asWorkerDoctor("the address keeps the position over a reload", async ({ page, example }) => {
  await openConsulta(page, example, "?t=12#analysis");
  await expect.poll(() => readPosition(page)).toBe(12);
  await page.getByRole("slider", { name: words.player.seek }).fill("25000");
  await expect(page).toHaveURL(/\?t=25#analysis$/);
  await page.reload();
  await expect.poll(() => readPosition(page)).toBe(25);
  await expect(page.getByRole("tab", { name: words.analysis })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goto(`/pt-br/consultas/${example.id}?t=-1e9`);
  await expect.poll(() => readPosition(page)).toBe(0);
});

asWorkerDoctor(
  "a recording that cannot be loaded leaves the page usable and can be retried",
  async ({ page, watch, example }) => {
    watch.allow(/ERR_|Failed to load resource/);
    await page.route("**/audio", (route) => route.abort());
    await openConsulta(page, example);
    const failed = playerOf(page).getByRole("alert");
    await expect(failed).toContainText(words.player.failed);
    // The transcript and its evidence still work.
    await page.getByRole("tabpanel").getByRole("listitem").getByRole("button").first().click();
    await expect(transcriptOf(page).locator("mark").first()).toBeVisible();
    await page.unroute("**/audio");
    await failed.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(failed).toHaveCount(0);
    await page.keyboard.press("Alt+KeyK");
    await expect(playerOf(page).getByRole("button", { name: words.player.pause })).toBeVisible();
  },
);

asWorkerDoctor(
  "the transcript follows the audio until it is scrolled",
  async ({ page, example }) => {
    await openConsulta(page, example);
    const transcript = transcriptOf(page);
    const turn = example.transcricao?.turns.at(-2);
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
  },
);

asDoctor(
  "the search in the transcript steps through the matches and counts them",
  async ({ page }) => {
    const text = [
      "Médico: Como está a pressão?",
      "Paciente: A PRESSAO subiu.",
      "Médico: E a pressão agora?",
    ];
    await openConsulta(page, await makeConsulta(page, text.join("\n")));
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

asWorkerDoctor(
  "the transcript downloads as text, subtitles and JSON",
  async ({ page, example }) => {
    await openConsulta(page, example, "#transcript");
    const panel = page.getByRole("tabpanel", { name: words.transcript });
    const download = async (format: "txt" | "srt" | "json"): Promise<[string, string]> => {
      await panel.getByRole("button", { name: words.download }).click();
      const saved = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: words.downloadAs[format] }).click();
      const file = await saved;
      return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
    };
    const turns = example.transcricao?.turns ?? [];
    const [name, txt] = await download("txt");
    expect(name).toBe(`transcricao-${example.id.slice(-6).toUpperCase()}.txt`);
    expect(txt.trim().split("\n")).toHaveLength(turns.length);
    const [, srt] = await download("srt");
    expect(srt).toMatch(/^1\n00:00:\d\d,\d{3} --> 00:00:\d\d,\d{3}\n/);
    expect(srt).toContain(turns.at(-1)?.text);
    const [, json] = await download("json");
    expect(JSON.parse(json)).toEqual(example.transcricao);
  },
);

asDoctor(
  "on a phone the evidence opens below the sentence, and the transcript is a tab",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const consulta = await makeConsulta(page, "Paciente: Tenho dor de cabeça há três dias.");
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
