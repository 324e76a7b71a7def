import { randomUUID } from "node:crypto";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { openConsulta, playerOf, transcriptOf } from "./consulta-page.ts";
import { listConsultas, makeConsulta, makePatient, sendExample, waitForConsulta } from "./make.ts";
import { expectSent, fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, newEmail, ptBr, signUpByApi } from "./test.ts";

const words = ptBrViews.consulta;

/** Three seconds of silence, as WAV. */
const makeSilence = (): Buffer => {
  const samples = 48_000;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(16_000, 24);
  wav.writeUInt32LE(32_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples * 2, 40);
  return wav;
};

asDoctor(
  "a consultation in progress shows its step, plays its recording, and becomes the document",
  async ({ page }) => {
    // The server processes two at once: the third one waits, with its recording.
    await sendExample(page, "en-US");
    await sendExample(page, "es");
    const id = await sendExample(page, "pt-BR");
    await openConsulta(page, { id });
    const processing = page.getByRole("region", { name: words.processing });
    await expect(processing).toBeVisible();
    const steps = processing
      .getByRole("list", { name: ptBr.consultas.progress })
      .getByRole("listitem");
    await expect(steps).toHaveText(
      [
        ptBr.consultas.step.received,
        ptBr.consultas.step.transcribing,
        ptBr.consultas.step.writing,
        ptBr.consultas.step.checking,
      ].map((step) => new RegExp(step)),
    );
    // The header names the step. An observer collects its texts, since some show only briefly.
    const header = page.getByRole("main").locator("header").first();
    await expect(header).toContainText(ptBr.consultas.step.received);
    await header.evaluate((element) => {
      const said = new Set<string>();
      Object.assign(globalThis, { said });
      new MutationObserver(() => said.add(element.textContent)).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await page.getByRole("slider", { name: words.player.seek }).fill("5000");
    await page.keyboard.press("Alt+KeyK");
    await expect(playerOf(page).getByRole("button", { name: words.player.pause })).toBeVisible();
    await expect(page.getByRole("tab", { name: words.anamnesis })).toBeVisible({ timeout: 90_000 });
    await expect(processing).toHaveCount(0);
    await expect(
      page
        .getByRole("banner")
        .or(page.getByRole("main"))
        .getByText(ptBr.consultas.status.Concluído, { exact: true })
        .first(),
    ).toBeVisible();
    const said = await page.evaluate(() =>
      [...(globalThis as unknown as { said: Set<string> }).said].join("\n"),
    );
    const { step, transcribed } = ptBr.consultas;
    expect(said).toMatch(
      new RegExp(
        `${step.transcribing}: ${transcribed(String.raw`\d+:\d\d`, String.raw`\d+:\d\d`)}`,
      ),
    );
    expect(said).not.toContain("%");
    // The player stayed on the page.
    await expect(playerOf(page)).toBeVisible();
  },
);

asDoctor(
  "a failed consultation says why, keeps its recording, and can be retried",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    await fillSetup(page);
    await page.getByLabel(ptBr.home.ways.file).check({ force: true });
    await page
      .getByLabel(ptBr.home.file.choose)
      .setInputFiles({ name: "silencio.wav", mimeType: "audio/wav", buffer: makeSilence() });
    await page.getByRole("button", { name: ptBr.home.save }).click();
    await expectSent(page);
    const [{ id } = { id: "" }] = await listConsultas(page);
    expect((await waitForConsulta(page, id)).status).toBe("Erro");
    await openConsulta(page, { id });
    const failed = page.getByRole("region", { name: words.failedTitle });
    await expect(failed.getByText(ptBr.errors.AUDIO_SILENT)).toBeVisible();
    await expect(failed.getByText(words.failedDetail)).toBeVisible();
    await expect(transcriptOf(page).getByText(words.noTranscriptLeft)).toBeVisible();
    await expect(playerOf(page)).toBeVisible();
    const retried = page.waitForResponse(/\/retry$/);
    await failed.getByRole("button", { name: "Tentar novamente" }).click();
    expect((await retried).status()).toBe(202);
    expect((await waitForConsulta(page, id)).gravacao_id).not.toBeNull();
    await expect(failed).toBeVisible();
    await expect(playerOf(page)).toBeVisible();
  },
);

asDoctor("an archived patient keeps name and link on the consultation", async ({ page }) => {
  const paciente_id = await makePatient(page, { nome: "Maria das Dores" });
  const consulta = await makeConsulta(page, "Paciente: Tenho tosse.", { paciente_id });
  expect((await page.request.delete(`/api/pacientes/${paciente_id}`)).status()).toBe(200);
  await openConsulta(page, consulta);
  await expect(page.getByText(words.archived, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Maria das Dores" }).click();
  await expect(page).toHaveURL(new RegExp(`view=patients&id=${paciente_id}`));
});

asDoctor(
  "a consultation from text has no player, and its empty sections say so",
  async ({ page }) => {
    await openConsulta(page, await makeConsulta(page, "Paciente: Bom dia."), "#analysis");
    await expect(playerOf(page)).toHaveCount(0);
    await expect(transcriptOf(page).getByText(words.typed)).toBeVisible();
    const panel = page.getByRole("tabpanel", { name: words.analysis });
    for (const title of [words.symptoms, words.hypotheses, words.nextSteps])
      await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel.getByText(words.nothing)).not.toHaveCount(0);
  },
);

asDoctor("the analysis shows findings with their evidence, under the notice", async ({ page }) => {
  const consulta = await makeConsulta(
    page,
    [
      "Médico: O que a senhora sente?",
      "Paciente: Dor de garganta forte há três dias, com febre.",
      "Médico: Parece uma amigdalite.",
      "Médico: Vou pedir um hemograma e a senhora volta em duas semanas.",
    ].join("\n"),
  );
  await openConsulta(page, consulta, "#analysis");
  await expect(page.getByText(words.aid)).toBeVisible();
  const analysis = consulta.documento_gerado.written?.analysis;
  const panel = page.getByRole("tabpanel", { name: words.analysis });
  for (const { text } of [...(analysis?.symptoms ?? []), ...(analysis?.next_steps ?? [])])
    await expect(panel.getByText(text).first()).toBeVisible();
  expect(analysis?.hypotheses.length).toBeGreaterThan(0);
  for (const { name, confidence, justification } of analysis?.hypotheses ?? []) {
    const item = panel
      .getByRole("listitem")
      .filter({ hasText: name })
      .filter({ hasText: justification });
    await expect(item.getByText(words.confidence(words.confidenceOf[confidence]))).toBeVisible();
    await item.getByRole("button", { name: words.show }).first().click();
    await expect(transcriptOf(page).locator("mark").first()).toBeVisible();
  }
});

asDoctor(
  "another doctor's consultation and a missing one are not found, with a way back",
  async ({ page, context, watch }) => {
    watch.allow(/status of 404/);
    const consulta = await makeConsulta(page, "Paciente: Tenho tosse.");
    await context.clearCookies();
    await signUpByApi(page, newEmail());
    for (const id of [consulta.id, randomUUID(), "nada"]) {
      await page.goto(`/pt-br/consultas/${id}`);
      await expect(page.getByRole("heading", { name: "Consulta não encontrada" })).toBeVisible();
      await expect(page.getByText("tosse")).toHaveCount(0);
    }
    await page.getByRole("link", { name: words.backToDashboard }).click();
    await expect(page).toHaveURL(/\/pt-br\/dashboard$/);
  },
);

asDoctor(
  "a consultation that cannot be loaded says why and can be retried",
  async ({ page, watch }) => {
    watch.allow(/ERR_|Failed to load resource/);
    const consulta = await makeConsulta(page, "Paciente: Tenho tosse.");
    await page.route(`**/api/consultas/${consulta.id}`, (route) => route.abort());
    await page.goto(`/pt-br/consultas/${consulta.id}`);
    const failed = page.getByRole("alert").filter({ hasText: ptBr.failures.network });
    await expect(failed).toBeVisible();
    await page.unroute(`**/api/consultas/${consulta.id}`);
    await failed.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("tab", { name: words.anamnesis })).toBeVisible();
  },
);
