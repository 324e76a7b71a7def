import { LOCALES } from "@relato/shared/domain/language.ts";
import { expectAccessible } from "./accessible.ts";
import { fillSetup } from "./new-consultation.ts";
import { panelOf, runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr, TEXTS } from "./test.ts";

const words = ptBr.gravacoes;

withMicrophone(
  "an informed patient answers on the recording, which needs the answer to be saved",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    await fillSetup(page, { consent: false });
    await expect(page.getByText(ptBr.home.consentNotice)).toBeVisible();
    await page.getByLabel(ptBr.home.consentTold).check();
    const opened = page.waitForRequest(
      (request) => request.url().endsWith("/api/gravacoes") && request.method() === "POST",
    );
    await page.getByRole("button", { name: ptBr.home.start }).click();
    expect((await opened).postDataJSON()).toMatchObject({ consent: "told" });
    const panel = await runUntil(page, /00:0[2-9]/);
    // The panel shows the notice, without an error yet.
    await expect(panel.getByText(ptBr.home.consentNotice)).toBeVisible();
    await expect(panel.getByRole("alert")).toBeHidden();
    await panel.getByRole("button", { name: words.finish }).click();
    await panel.getByRole("button", { name: words.save }).click();
    await expect(panel.getByRole("alert")).toHaveText(ptBr.home.consentAnswer);
    const answered = page.waitForRequest(
      (request) => request.url().endsWith("/api/gravacoes") && request.method() === "POST",
    );
    await panel.getByLabel(ptBr.home.consent, { exact: true }).check();
    expect((await answered).postDataJSON()).toMatchObject({ consent: "agreed" });
    const { giver } = ptBr.home;
    await panel.getByText(giver.representative, { exact: true }).click();
    await expectAccessible(page, { state: "representative", screenshots: "recorder-giver" });
    await panel.getByRole("button", { name: words.save }).click();
    await expect(panel.getByRole("alert")).toHaveText(giver.required);
    await panel.getByLabel(giver.name).fill("Rosa Souza");
    await panel.getByLabel(giver.relation).selectOption({ label: giver.relations.mother });
    const saved = page.waitForRequest(
      (request) => request.url().endsWith("/api/consultas") && request.method() === "POST",
    );
    await save(page);
    expect((await saved).postDataJSON()).toMatchObject({
      consent: {
        agreed: true,
        representative: { name: "Rosa Souza", relation: "mother", document: null },
      },
    });
  },
);

withMicrophone("a refusal in the modal ends the recording", async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/);
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: ptBr.shell.newConsultation }).click();
  await fillSetup(page);
  await page.getByRole("button", { name: ptBr.home.start }).click();
  const panel = await runUntil(page, /00:0[2-9]/);
  await panel.getByLabel(ptBr.home.consentRefused).check();
  await expect(panel.getByText(words.badge.stopped)).toBeVisible();
  await expect(panel.getByRole("alert")).toHaveText(ptBr.errors.CONSENT_REFUSED);
  await expect
    .poll(async () => (await page.request.get("/api/gravacoes")).json())
    .toMatchObject({ items: [] });
});

for (const locale of LOCALES)
  withMicrophone(
    `the setup in ${locale} names what is missing, and starts once it is filled`,
    async ({ page }) => {
      const { home } = TEXTS[locale];
      await page.goto(`/${locale}/dashboard`);
      const start = page.getByRole("button", { name: home.start });
      await expect(page.getByText(home.templateRequired, { exact: true })).toBeVisible();
      await expect(start).toBeDisabled();
      await page.getByRole("button", { name: home.templatePlaceholder }).click();
      await page.getByRole("listbox").getByRole("option").first().click();
      await expect(page.getByText(home.contextNeeded)).toBeVisible();
      await expect(start).toBeDisabled();
      // Telemedicine needs no context; a patient who is present without record needs one.
      await page.getByText(home.telemedicina, { exact: true }).click();
      await expect(page.getByText(home.telemedicinaHint)).toBeVisible();
      await expect(start).toBeEnabled();
      await page.getByText(home.presencial, { exact: true }).click();
      await expect(start).toBeDisabled();
      await page.getByLabel(home.context).fill("   ");
      await expect(start).toBeDisabled();
      await page.getByLabel(home.context).fill("54");
      await expect(start).toBeEnabled();
      await start.click();
      await expect(page.getByRole("alert").getByText(home.consentRequired)).toBeVisible();
      await page.getByLabel(home.consentRefused).check();
      await expect(
        page.getByRole("alert").getByText(TEXTS[locale].errors.CONSENT_REFUSED),
      ).toBeVisible();
      await expect(start).toBeDisabled();
      await page.getByLabel(home.consent, { exact: true }).check();
      await start.click();
      const panel = page.getByRole("region", { name: TEXTS[locale].gravacoes.panel });
      const { badge, pause, resume, finish, back } = TEXTS[locale].gravacoes;
      await expect(panel.getByText(badge.recording, { exact: true })).toBeVisible();
      await panel.getByRole("button", { name: pause }).click();
      await expect(panel.getByText(badge.paused, { exact: true })).toBeVisible();
      await panel.getByRole("button", { name: resume }).click();
      await panel.getByRole("button", { name: finish }).click();
      await expect(panel.getByText(badge.stopped, { exact: true })).toBeVisible();
      // Only the modal has "Back": here the setup is below the panel.
      await expect(panel.getByRole("button", { name: back })).toBeHidden();
    },
  );

withMicrophone("the Portuguese catalogue has the words of the specification", async ({ page }) => {
  const { home, gravacoes } = ptBr;
  expect([
    home.templateRequired,
    home.templatePlaceholder,
    Object.values(gravacoes.badge).sort().join(),
    [gravacoes.pause, gravacoes.resume, gravacoes.finish, gravacoes.save, gravacoes.back].join(),
    gravacoes.saveFailed,
    gravacoes.startFailed,
    home.sent,
    home.sentDetail,
    gravacoes.found.title,
    gravacoes.problems.tab_silent,
    gravacoes.problems.tab_denied,
    gravacoes.problems.tab_failed,
    gravacoes.problems.denied,
    gravacoes.problems.unexpected,
  ]).toEqual([
    "Selecione um modelo",
    "Selecione um modelo...",
    "Enviando,Finalizado,Gravando,Pausado",
    "Pausar,Continuar,Finalizar,Salvar Consulta,Voltar",
    "Erro ao salvar consulta",
    "Erro ao iniciar gravação",
    "Consulta enviada com sucesso!",
    "Sua consulta está sendo processada pela IA. Você será notificado quando estiver pronta.",
    "Gravação não finalizada encontrada",
    "Áudio da guia não foi capturado. Certifique-se de marcar " +
      '"Compartilhar áudio da guia" na janela de seleção.',
    'Permissão negada para capturar tela. Clique em "Permitir" e selecione a guia da consulta.',
    "Erro ao capturar tela. Tente novamente " +
      "e certifique-se de selecionar a guia correta com áudio habilitado.",
    "Permissão negada para acessar o microfone. " +
      "Por favor, permita o acesso ao microfone nas configurações do navegador.",
    "Erro inesperado ao iniciar gravação. Tente novamente.",
  ]);
  await page.goto("/pt-br/dashboard");
  await expect(panelOf(page)).toBeHidden();
});
