import type { Page, Route } from "@playwright/test";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { textBlocks, type DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import { expectAccessible } from "./accessible.ts";
import { watchAudio } from "./hear.ts";
import {
  expectStored,
  makeLaudo,
  makePro,
  openLaudo,
  readLaudo,
  selectedText,
  textOf,
} from "./laudos-page.ts";
import { createRecogniser } from "./laudos-speech.ts";
import { leave, record, withMicrophone as test } from "./recording.ts";
import { expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].laudosDictation;

const MASK = [
  "## Achados",
  "Fígado [normal* | aumentado] com [# mm].",
  "{observações}",
  "## Conclusão",
  "",
].join("\n");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a laudo with the cursor at its end, and begins to dictate. */
const dictate = async (
  page: Page,
  notation: string,
  { commands = false } = {},
): Promise<string> => {
  await makePro(page);
  const { id } = await makeLaudo(page, notation);
  await openLaudo(page, id);
  if (commands) await page.getByRole("switch", { name: words.commands }).check();
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("F4");
  await expect(page.getByText(words.listening)).toBeVisible();
  return id;
};

/** The dictated passages of a laudo. */
const passagesOf = ({ content }: Laudo): DictationSpan[] =>
  textBlocks(content).flatMap(({ content: nodes = [] }) =>
    nodes
      .flatMap((node) => (node.type === "text" ? (node.marks ?? []) : []))
      .flatMap((mark) => (mark.type === "ditado" ? [mark.attrs] : [])),
  );

const soundOf = (page: Page, { dictation_id }: DictationSpan) =>
  page.request.get(`/api/laudo-dictations/${dictation_id}`);

test("speech is written at the cursor, and its sound is kept and played", async ({ page }) => {
  await watchAudio(page);
  const id = await dictate(page, "## Achados\nFígado");
  await expect(textOf(page)).toContainText(/Fígado \p{L}/u, { timeout: 60_000 });
  await page.keyboard.press("F4");
  await expect(button(page, words.start)).toBeEnabled();
  await expectStored(page);
  const stored = passagesOf(await readLaudo(page, id)).at(-1);
  expect(stored).toBeDefined();
  await expect.poll(async () => (await soundOf(page, stored!)).status()).toBe(200);
  const wav = await (await soundOf(page, stored!)).body();
  expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
  // The microphone plays speech: the samples are no silence.
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);
  expect(Math.max(...samples)).toBeGreaterThan(1000);
  expect(stored!.end_ms).toBeGreaterThan(stored!.start_ms);
  await page.reload();
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await expect(button(page, words.play)).toBeDisabled();
  await page.keyboard.press("Control+End");
  const loaded = page.waitForRequest((request) =>
    request.url().endsWith(`/api/laudo-dictations/${stored!.dictation_id}`),
  );
  await button(page, words.play).click();
  await loaded;
});

test("voice commands write marks and lines, go to fields and sections", async ({ page }) => {
  const recogniser = await createRecogniser(page);
  await dictate(page, MASK, { commands: true });
  await page.keyboard.press("Control+Home");
  await recogniser.say("Próximo campo.");
  await expect.poll(() => selectedText(page)).toBe("normal");
  await recogniser.say("aumentado próximo campo cento e vinte milímetros próximo campo");
  await recogniser.say("Dor no ponto de McBurney ponto final");
  await recogniser.say("ir para conclusão");
  await recogniser.say("hepatomegalia ponto nova linha cisto de três vírgula dois centímetros");
  await recogniser.say("Sem outras alterações.");
  await expect(textOf(page)).toContainText("3,2 cm sem outras alterações.");
  await recogniser.say("apagar isso");
  await expect(textOf(page)).not.toContainText("sem outras alterações");
  await expect(textOf(page).getByRole("paragraph")).toHaveText([
    "Fígado aumentado com 120 mm.",
    "Dor no ponto de McBurney.",
    "Hepatomegalia.",
    "Cisto de 3,2 cm",
  ]);
  await expectAccessible(page, { state: "dictating", screenshots: "laudos-dictation" });
});

test("without voice commands every word is text, and the partial text is shown", async ({
  page,
}) => {
  const recogniser = await createRecogniser(page);
  await dictate(page, "## Achados\nFígado");
  await recogniser.say("Ponto nova linha.");
  await expect(textOf(page)).toContainText("Fígado ponto nova linha.");
  recogniser.partial("baço de");
  await expect(page.getByText("baço de", { exact: true })).toBeVisible();
  await button(page, words.showCommands).click();
  const list = page.getByRole("dialog", { name: words.commandsTitle });
  await expect(list.getByText("“nova linha”")).toBeVisible();
  await expectAccessible(page, { state: "commands", screenshots: "laudos-dictation" });
});

test("words that arrive late are written where they were spoken", async ({ page }) => {
  const recogniser = await createRecogniser(page);
  await dictate(page, "## Achados\n{fígado}\n{baço}");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  expect(await selectedText(page)).toBe("{fígado}");
  recogniser.partial("aumentado");
  await expect(page.getByText("aumentado", { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
  expect(await selectedText(page)).toBe("{baço}");
  await recogniser.say("aumentado");
  await expect(textOf(page).getByRole("paragraph")).toHaveText(["Aumentado", "{baço}"]);
  expect(await selectedText(page)).toBe("{baço}");
});

test("sound that could not be sent is sent after a reload", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  const refuse = (route: Route): Promise<void> => route.abort();
  const recogniser = await createRecogniser(page);
  await page.route(/\/dictations\//, refuse);
  const id = await dictate(page, "## Achados\nFígado");
  const failed = page.waitForEvent("requestfailed", (one) => one.url().includes("/dictations/"));
  await recogniser.say("de dimensões normais");
  await failed;
  await expect(textOf(page)).toContainText("Fígado de dimensões normais");
  await expectStored(page);
  const [stored] = passagesOf(await readLaudo(page, id));
  expect((await soundOf(page, stored!)).status()).toBe(404);
  await page.unroute(/\/dictations\//, refuse);
  await page.reload();
  await expect.poll(async () => (await soundOf(page, stored!)).status()).toBe(200);
});

test("without speech recognition the text is typed and interpreted", async ({ page }) => {
  const recogniser = await createRecogniser(page);
  const id = await dictate(page, "## Achados\nFígado", { commands: true });
  recogniser.fail();
  await expect(page.getByRole("alert").getByText(words.speechFailed)).toBeAttached();
  const prompt = page.getByRole("dialog", { name: words.prompt.title });
  await prompt
    .getByLabel(words.prompt.label, { exact: true })
    .fill("de três vírgula dois centímetros ponto");
  await expectAccessible(page, { state: "prompt", screenshots: "laudos-dictation" });
  await prompt.getByRole("button", { name: words.prompt.insert }).click();
  await expect(textOf(page)).toContainText("Fígado de 3,2 cm.");
  await expect(textOf(page)).toBeFocused();
  await expectStored(page);
  expect(passagesOf(await readLaudo(page, id))).toEqual([]);
});

test("a denied microphone is reported, and nothing is lost", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, "## Achados\nFígado");
  await openLaudo(page, id);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await button(page, words.start).click();
  await expect(page.getByRole("alert").getByText(words.microphoneFailed)).toBeVisible();
  await expect(textOf(page)).toContainText("Fígado");
});

test("a running recording keeps the microphone", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, "## Achados\nFígado");
  await record(page);
  await page.getByRole("link", { name: ptBr.shell.views.reports }).click();
  await page
    .getByRole("button", { name: /Ultrassom de tireoide/ })
    .first()
    .click();
  await expect(textOf(page)).toBeVisible();
  expect(page.url()).toContain(id);
  await expect(button(page, words.start)).toBeDisabled();
  await expect(page.getByText(words.busy)).toBeVisible();
  await leave(page);
});
