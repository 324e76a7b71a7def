import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { proveStatement, readStatements, watchAudio } from "./hear.ts";
import { expectSent, fillSetup, openWhenDone } from "./new-consultation.ts";
import { asDoctor, expect, newEmail, PASSWORD, ptBr, ptBrPublic, test } from "./test.ts";

const SPOKEN = join(import.meta.dirname, "fixtures/consulta-pt.wav");
/** The recording lasts 47.4 s. */
const SPEECH_IS_OVER = /00:(49|5\d)|01:/;

test("a new doctor records a consultation and hears the evidence of its document", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await context.grantPermissions(["microphone"]);
  await watchAudio(page);

  await page.goto("/pt-br/signup");
  const { auth } = ptBrPublic;
  await page.getByLabel(auth.email).fill(newEmail());
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth.confirmPassword).fill(PASSWORD);
  await page.getByRole("button", { name: auth.signup.submit }).click();
  await expect(page.getByText(auth.signup.success)).toBeVisible();
  await expect(page).toHaveURL("/pt-br/dashboard");

  await fillSetup(page);
  await page.getByRole("button", { name: ptBr.home.start }).click();
  const panel = page.getByRole("region", { name: ptBr.gravacoes.panel });
  await expect(panel.getByText(ptBr.gravacoes.badge.recording)).toBeVisible();
  await expect(panel.getByRole("timer")).toHaveText(SPEECH_IS_OVER, { timeout: 90_000 });
  await panel.getByRole("button", { name: ptBr.gravacoes.finish }).click();
  await expect(panel.getByText(ptBr.gravacoes.badge.stopped)).toBeVisible();
  await panel.getByRole("button", { name: ptBr.gravacoes.save }).click();
  await expectSent(page);

  const consulta = await openWhenDone(page);
  const written = page.getByRole("tabpanel");
  for (const word of [/losartana/i, /penicilina/i, /dipirona/i, /dor de cabeça/i])
    await expect(written.getByText(word).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(ptBrViews.consulta.aid)).toBeVisible();
  await proveStatement(page, consulta, /losartana/i);
  await proveStatement(page, consulta, /penicilina/i);
});

asDoctor("a recording is paused and resumed", async ({ page, context }) => {
  await context.grantPermissions(["microphone"]);
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  await page.getByRole("button", { name: ptBr.home.start }).click();
  const panel = page.getByRole("region", { name: ptBr.gravacoes.panel });
  await panel.getByRole("button", { name: ptBr.gravacoes.pause }).click();
  await expect(panel.getByText(ptBr.gravacoes.badge.paused)).toBeVisible();
  await panel.getByRole("button", { name: ptBr.gravacoes.resume }).click();
  await expect(panel.getByText(ptBr.gravacoes.badge.recording)).toBeVisible();
  await panel.getByRole("button", { name: ptBr.gravacoes.finish }).click();
  await panel.getByRole("button", { name: ptBr.gravacoes.discard }).click();
  await page.getByRole("button", { name: ptBr.gravacoes.discardYes, exact: true }).click();
  await page.getByRole("button", { name: ptBr.gravacoes.discardForever }).click();
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
});

asDoctor("an audio file becomes a document whose evidence plays", async ({ page }) => {
  await watchAudio(page);
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  await page.getByLabel(ptBr.home.ways.file).check({ force: true });
  await page.getByLabel(ptBr.home.file.choose).setInputFiles(SPOKEN);
  await page.getByRole("button", { name: ptBr.home.save }).click();
  await expectSent(page);
  const consulta = await openWhenDone(page);
  expect(consulta.transcricao?.turns.map(({ text }) => text).join(" ")).toMatch(
    /losartana de cinquenta miligramas/i,
  );
  await proveStatement(page, consulta, /losartana/i);
});

asDoctor("a consultation given as text becomes a document with evidence", async ({ page }) => {
  const text = readFileSync(
    join(import.meta.dirname, "../server/providers/speech/fixtures/consulta-pt.txt"),
    "utf8",
  )
    .replaceAll(/^M\|/gm, "Médico: ")
    .replaceAll(/^F\|/gm, "Paciente: ");
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  await page.getByLabel(ptBr.home.ways.text).check({ force: true });
  await page.getByLabel(ptBr.home.text, { exact: true }).fill(text);
  await page.getByRole("button", { name: ptBr.home.save }).click();
  const consulta = await openWhenDone(page);
  expect(consulta.audio_url).toBeNull();
  const statements = await readStatements(page, consulta.id);
  const statement = statements.find(({ text: said }) => /penicilina/i.test(said));
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: statement?.text ?? "?" })
    .first()
    .click();
  const transcript = page.getByRole("region", { name: ptBrViews.consulta.transcript });
  await expect(transcript.locator("mark").filter({ hasText: /penicilina/i })).toBeVisible();
  await expect(transcript.getByText(ptBrViews.consulta.typed)).toBeVisible();
});
