import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { line, pdfOf } from "../server/features/chatzello/attachments/pdf/pdf.fixture.ts";
import { expectAccessible, VIEWPORTS } from "./accessible.ts";
import { answerOf, ask, makeThread, openThread, wordsOf } from "./chatzello-page.ts";
import { makeExample } from "./make.ts";
import { withModel as test } from "./model-note.ts";
import { expect } from "./test.ts";

const LANGUAGES: Record<Locale, string> = { "pt-br": "pt-BR", "en-us": "en-US", es: "es" };

/** An answer of the model whose every sentence is the words of a passage. */
const quote = (text: string, times = 1): string =>
  JSON.stringify({ sentences: Array(times).fill({ text, sources: [1] }), proposals: [] });

const attachExam = async (page: Page, locale: Locale): Promise<void> => {
  const { attachment, compose } = wordsOf(locale);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: compose.attach }).click();
  const buffer = pdfOf(line("Hb 13,5 g/dL", 700));
  await (await chooser).setFiles({ name: "exame.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByText(attachment.read, { exact: true })).toBeVisible();
};

for (const locale of LOCALES)
  test(`a conversation on two devices, from the file to the second of a source: ${locale}`, async ({
    page,
    relato,
    browser,
  }) => {
    const { answer: words, compose, message } = wordsOf(locale);
    relato.answerWith({ kind: "status", status: 400 });
    const example = await makeExample(page, LANGUAGES[locale]);
    const { text } = example.transcricao!.turns.findLast(({ start_ms }) => start_ms > 3000)!;
    const { id } = await makeThread(page);
    await page.setViewportSize(VIEWPORTS.desktop);
    await openThread(page, id, locale);
    await attachExam(page, locale);

    relato.answerWith({ kind: "stall", text: quote(text, 4) });
    await ask(page, text, locale);
    await expect(answerOf(page, locale).getByText(text).first()).toBeVisible();
    await page.getByRole("button", { name: compose.stop }).click();
    await expect(answerOf(page, locale).getByText(message.state.stopped)).toBeVisible();
    await expect(answerOf(page, locale).getByText(text).first()).toBeVisible();

    const { promise, resolve } = Promise.withResolvers<void>();
    relato.answerWith({ kind: "held", until: promise, reply: { kind: "text", text: quote(text) } });
    await answerOf(page, locale).getByRole("button", { name: message.regenerate }).click();
    const context = await browser.newContext({
      storageState: await page.context().storageState(),
      baseURL: relato.url,
      viewport: VIEWPORTS.phone,
    });
    const phone = await context.newPage();
    await openThread(phone, id, locale);
    for (const device of [page, phone])
      await expect(device.getByRole("button", { name: compose.stop })).toBeVisible();

    await page.context().setOffline(true);
    resolve();
    await expect(phone.getByText(words.writtenBy("openai-compatible/scripted"))).toBeVisible();
    await page.context().setOffline(false);
    for (const device of [page, phone]) {
      await expect(device.getByText(words.writtenBy("openai-compatible/scripted"))).toBeVisible();
      await expect(device.getByText(message.versions(2, 2))).toBeVisible();
      await expect(device.getByText("exame.pdf")).toBeVisible();
    }
    await expectAccessible(page, { state: `journey-${locale}`, screenshots: "chatzello" });

    for (const device of [page, phone]) {
      const source = answerOf(device, locale).getByRole("button", {
        name: new RegExp(words.at("")),
      });
      await source.first().click();
      await expect(device).toHaveURL(new RegExp(`/consultas/${example.id}\\?t=\\d+#`));
      await expect(device.getByRole("slider").first()).not.toHaveValue("0");
    }
    await context.close();
  });
