import { expectDate } from "./dates.ts";
import { answerOf, ask, makeThread, openThread, wordsOf } from "./chatzello-page.ts";
import { expectAccessible } from "./accessible.ts";
import { makeConsulta, makePatient, TALK } from "./make.ts";
import { withModel as test } from "./model-note.ts";
import { expect, VIEW_TEXTS } from "./test.ts";
import type { Page } from "@playwright/test";

const words = wordsOf("pt-br");

const SAID = "Alergia a penicilina.";
const INVENTED = "Usa varfarina 5 mg.";
const sentences = [SAID, INVENTED, "Fim.", "Fim."].map((text) => ({ text, sources: [1] }));
const TEXT = JSON.stringify({
  sentences: sentences.slice(0, 2),
  proposals: [
    { kind: "agendamento", titulo: "Retorno", text: "", source: 1, data: "2026-12-03T14:00" },
  ],
});

/** A patient with a consultation, and a thread about her. */
const makeRecord = async (page: Page) => {
  const paciente_id = await makePatient(page, { nome: "Maria Souza" });
  await makeConsulta(page, TALK, { paciente_id });
  return makeThread(page, { paciente_id });
};

test("a model's sentences name their sources, and unsupported ones are marked", async ({
  page,
  relato,
}) => {
  relato.answerWith({ kind: "text", text: TEXT });
  const { id } = await makeRecord(page);
  await openThread(page, id);
  await ask(page, "Tem alergia a penicilina?");
  const answer = answerOf(page);
  await expect(answer.getByText(SAID)).toBeVisible();
  await expect(answer.getByText(INVENTED)).toBeVisible();
  await expect(
    answer.getByText(words.answer.contradicted).or(answer.getByText(words.answer.unsupported)),
  ).toHaveCount(1);
  const proposal = answer.getByRole("region", { name: words.proposal.agendamento });
  await expect(proposal).toContainText(words.proposal.lead);
  await expectAccessible(page, { state: "model", screenshots: "chatzello" });
  await proposal.getByRole("button", { name: words.proposal.open }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(/título/i)).toHaveValue("Retorno");
  await expectDate(dialog, VIEW_TEXTS["pt-br"].agenda.fields.time, "14:00");
});

test("an answer can be stopped, and what was written stays", async ({ page, relato }) => {
  relato.answerWith({
    kind: "stall",
    text: JSON.stringify({ sentences: [...sentences, ...sentences] }),
  });
  const { id } = await makeRecord(page);
  await openThread(page, id);
  await ask(page, "Tem alergia a penicilina?");
  const answer = answerOf(page);
  await expect(answer.getByText(SAID).first()).toBeVisible();
  await page.getByRole("button", { name: words.compose.stop }).click();
  await expect(answer.getByText(words.message.state.stopped)).toBeVisible();
  await expect(answer.getByText(SAID).first()).toBeVisible();
  // A further answer is another version; the first one stays.
  relato.answerWith({ kind: "text", text: TEXT });
  await answer.getByRole("button", { name: words.message.regenerate }).click();
  await expect(page.getByText(words.message.versions(2, 2))).toBeVisible();
  await expect(answerOf(page).getByText(INVENTED)).toBeVisible();
  await page.getByRole("button", { name: words.message.previous }).click();
  await expect(answerOf(page).getByText(words.message.state.stopped)).toBeVisible();
});

test("a reload in mid-answer and a second device show the same answer", async ({
  page,
  relato,
  browser,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { id } = await makeRecord(page);
  relato.answerWith({ kind: "held", until: promise, reply: { kind: "text", text: TEXT } });
  await openThread(page, id);
  await ask(page, "Tem alergia a penicilina?");
  await expect(page.getByRole("button", { name: words.compose.stop })).toBeVisible();
  const phone = await browser.newContext({
    ...{ storageState: await page.context().storageState(), baseURL: relato.url },
    viewport: { width: 360, height: 780 },
  });
  const second = await phone.newPage();
  await openThread(second, id);
  await expect(second.getByRole("button", { name: words.compose.stop })).toBeVisible();
  await page.context().setOffline(true);
  resolve();
  await expect(answerOf(second).getByText(INVENTED)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(answerOf(page).getByText(INVENTED)).toBeVisible();
  // An edited question is another branch, on both devices.
  await page.getByRole("button", { name: words.message.edit }).click();
  await page.getByRole("textbox", { name: words.compose.label }).fill("E alergia a dipirona?");
  await page.keyboard.press("Enter");
  await expect(second.getByText(words.message.versions(2, 2))).toBeVisible();
  await expect(second.getByText("E alergia a dipirona?")).toBeVisible();
  await phone.close();
});
