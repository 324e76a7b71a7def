import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import type { Locator, Page } from "@playwright/test";
import { openConsulta, transcriptOf } from "./consulta-page.ts";
import { makeConsulta } from "./make.ts";
import { readOpenConsulta } from "./new-consultation.ts";
import { asDoctor, expect, ptBr } from "./test.ts";

const words = ptBrViews.consulta;
const { correcting, feedback } = words;

const SAID = [
  "Médico: Toma quanto de losartana?",
  "Paciente: Tomo losartana 15 miligramas.",
  "Médico: Tem alergia?",
  "Paciente: Tenho alergia a penicilina.",
].join("\n");

/** Opens the editor of a turn, by its number from 1. */
const edit = async (page: Page, turn: number): Promise<Locator> => {
  await transcriptOf(page)
    .getByRole("button", { name: correcting.turn(String(turn)), exact: true })
    .click();
  return transcriptOf(page).getByRole("form", { name: correcting.title });
};
const turnsOf = (page: Page): Locator => transcriptOf(page).getByRole("listitem");

asDoctor(
  "words are corrected in place, every version is kept, and the original can be restored",
  async ({ page }) => {
    await openConsulta(page, await makeConsulta(page, SAID));
    const form = await edit(page, 2);
    const field = form.getByLabel(correcting.text);
    await expect(field).toBeFocused();
    await field.fill("Tomo losartana 50 miligramas.");
    await form.getByRole("button", { name: correcting.save }).click();
    const turn = turnsOf(page).nth(1);
    await expect(turn).toContainText("Tomo losartana 50 miligramas.");
    await expect(turn.getByText(correcting.corrected)).toBeVisible();
    await expect(turn.getByRole("button", { name: correcting.turn("2") })).toBeFocused();
    await expect(page.getByText(words.correctedSince)).toBeVisible();

    await page.reload();
    await expect(turn).toContainText("Tomo losartana 50 miligramas.");
    const again = await edit(page, 2);
    const versions = again.getByRole("region", { name: correcting.versions });
    await expect(versions.getByRole("listitem")).toHaveCount(2);
    const given = versions.getByRole("listitem").filter({ hasText: correcting.given });
    await expect(given).toContainText("Tomo losartana 15 miligramas.");
    await given.getByRole("button", { name: correcting.use }).click();
    await again.getByRole("button", { name: correcting.save }).click();
    await expect(again).toHaveCount(0);
    await expect(turn).toContainText("Tomo losartana 15 miligramas.");
    const { corrections, transcricao } = await readOpenConsulta(page);
    expect(corrections.map(({ number }) => number)).toEqual([1, 2]);
    expect(transcricao?.turns.map(({ i }) => i)).toEqual([0, 1, 2, 3]);
  },
);

asDoctor(
  "a speaker is corrected for one turn, for all turns of the voice, and by swapping two",
  async ({ page }) => {
    await openConsulta(page, await makeConsulta(page, SAID));
    const speakers = async (...names: string[]): Promise<void> => {
      for (const [n, name] of names.entries())
        await expect(turnsOf(page).nth(n).getByText(name, { exact: true })).toBeVisible();
    };
    const { medico, paciente, acompanhante } = words.speaker;
    await speakers(medico, paciente, medico, paciente);
    const change = async (turn: number, to: string, scope: string): Promise<void> => {
      const form = await edit(page, turn);
      await form.getByLabel(correcting.speaker).selectOption(to);
      await form.getByLabel(scope).check();
      await form.getByRole("button", { name: correcting.save }).click();
      await expect(form).toHaveCount(0);
    };
    await change(2, "acompanhante", correcting.onlyThis);
    await speakers(medico, acompanhante, medico, paciente);
    await change(2, "paciente", correcting.allOf(acompanhante));
    await change(1, "paciente", correcting.swap(medico, paciente));
    await speakers(paciente, medico, paciente, medico);
    await page.reload();
    await speakers(paciente, medico, paciente, medico);
  },
);

asDoctor(
  "a correction does not silently overwrite one from another tab",
  async ({ page, context, watch }) => {
    watch.allow(/status of 409/);
    const consulta = await makeConsulta(page, SAID);
    await openConsulta(page, consulta);
    const form = await edit(page, 2);
    await form.getByLabel(correcting.text).fill("Tomo losartana 50.");

    const other = await context.newPage();
    await openConsulta(other, consulta);
    const otherForm = await edit(other, 2);
    await otherForm.getByLabel(correcting.text).fill("Tomo losartana 25.");
    await otherForm.getByRole("button", { name: correcting.save }).click();
    await expect(turnsOf(other).nth(1)).toContainText("Tomo losartana 25.");
    await other.close();

    await form.getByRole("button", { name: correcting.save }).click();
    await expect(form.getByText("Erro na Consulta")).toBeVisible();
    await expect(form.getByText(ptBr.errors.TRANSCRIPT_CHANGED)).toBeVisible();
    await expect(form.getByRole("alert", { name: correcting.changed })).toContainText(
      "Tomo losartana 25.",
    );
    await expect(form.getByRole("button", { name: correcting.save, exact: true })).toBeDisabled();
    await expect(form.getByLabel(correcting.text)).toHaveValue("Tomo losartana 50.");
    await form.getByRole("button", { name: correcting.mine }).click();
    await expect(form).toHaveCount(0);
    await expect(turnsOf(page).nth(1)).toContainText("Tomo losartana 50.");
    expect((await readOpenConsulta(page)).corrections).toHaveLength(2);
  },
);

asDoctor("each section takes feedback, which is stored and can be changed", async ({ page }) => {
  const consulta = await makeConsulta(page, SAID);
  await openConsulta(page, consulta, "#analysis");
  const panel = page.getByRole("tabpanel", { name: words.analysis });
  await panel.getByRole("button", { name: feedback.positive, exact: true }).click();
  await expect(page.getByText("Obrigado pelo feedback!")).toBeVisible();
  await panel.getByLabel(feedback.why).fill("Faltou a alergia");
  await panel.getByRole("button", { name: feedback.send }).click();
  await panel.getByRole("button", { name: feedback.negative, exact: true }).click();
  const pressed = panel.getByRole("button", {
    name: feedback.negative,
    exact: true,
    pressed: true,
  });
  await expect(pressed).toBeVisible();
  await page.reload();
  await expect(pressed).toBeVisible();
  await expect(panel.getByLabel(feedback.why)).toHaveValue("Faltou a alergia");

  for (const tab of [words.anamnesis, words.documents, words.transcript]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    const other = page.getByRole("tabpanel", { name: tab, exact: true });
    await other.getByRole("button", { name: feedback.positive, exact: true }).click();
    await expect(
      other.getByRole("button", { name: feedback.positive, pressed: true, exact: true }),
    ).toBeVisible();
  }
  const stored = await page.request.get(`/api/consultas/${consulta.id}/feedback`);
  expect(await stored.json()).toEqual({
    items: [
      { section_type: "analysis", feedback_type: "negative", comment: "Faltou a alergia" },
      { section_type: "anamnesis", feedback_type: "positive", comment: null },
      { section_type: "documents", feedback_type: "positive", comment: null },
      { section_type: "transcription", feedback_type: "positive", comment: null },
    ],
  });
});
