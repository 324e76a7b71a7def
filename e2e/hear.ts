import type { Page } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { listDocuments } from "./make.ts";
import { expect } from "./test.ts";

/** Records the last <audio> that played: the player's is not in the document. */
export const watchAudio = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      Object.assign(globalThis, { heard: this });
      return play.call(this);
    };
  });

const heardAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { heard } = globalThis as { heard?: HTMLMediaElement };
    return heard === undefined || heard.paused || heard.seeking ? -1 : heard.currentTime * 1000;
  });

/** The statements of a consultation's current anamnesis. */
export const readStatements = async (page: Page, consultaId: string): Promise<Statement[]> => {
  const note = (await listDocuments(page, consultaId)).find(({ kind }) => kind === "anamnesis");
  return note?.current?.content.sections.flatMap((section) => section.statements) ?? [];
};

/** Presses a statement: its second plays, and the transcript marks words of its turn. */
export const proveStatement = async (
  page: Page,
  consulta: Consulta,
  word: RegExp,
): Promise<void> => {
  const statement = (await readStatements(page, consulta.id)).find(({ text }) => word.test(text));
  const [evidence] = statement?.evidence ?? [];
  if (statement === undefined || evidence === undefined)
    throw new Error(`no statement with evidence says ${word}`);
  await page.getByRole("tabpanel").getByRole("button", { name: statement.text }).first().click();
  await expect
    .poll(() => heardAt(page), { intervals: [50] })
    .toBeGreaterThanOrEqual(evidence.start_ms - 50);
  expect(await heardAt(page)).toBeLessThan(evidence.end_ms + 1000);
  const marked = page.getByRole("region", { name: ptBrViews.consulta.transcript }).locator("mark");
  await expect(marked.first()).toBeVisible();
  const turn = consulta.transcricao?.turns.find(({ i }) => i === evidence.turn);
  const words = await marked.allTextContents();
  expect(words.some((piece) => turn?.text.includes(piece.trim()))).toBe(true);
};
