import type { Page } from "@playwright/test";
import { expectSent, fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* Without network each view says so (specification 8), keeps its data, and recovers. */

const views = VIEW_TEXTS["pt-br"];
const { network } = ptBr.failures;
const NO_NETWORK = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/;

/** Fails all requests except the session and the events. */
const cut = (page: Page) => page.route(/\/api\/(?!session$|events)/, (route) => route.abort());
const mend = (page: Page) => page.unroute(/\/api\/(?!session$|events)/);

for (const [view, failed, content] of [
  ["consultations", ptBr.consultas.failed, ptBr.consultas.empty],
  ["templates", "Erro ao carregar modelos de documento", "Anamnese geral"],
  ["patients", views.pacientes.failed, views.pacientes.empty],
  ["calendar", views.agenda.failed, views.agenda.emptyMonth],
  ["profile", views.perfil.failed, views.perfil.emailFixed],
  [
    "settings&tab=notifications",
    views.configuracoes.failed,
    views.configuracoes.switches.notify_documents[1],
  ],
  [
    "settings&tab=subscription",
    views.configuracoes.subscription.failed,
    views.configuracoes.subscription.free,
  ],
  [
    "settings&tab=security",
    views.configuracoes.security.sessions.failed,
    views.configuracoes.security.sessions.current,
  ],
] as const)
  asDoctor(`without a network the view ${view} says so and recovers`, async ({ page, watch }) => {
    watch.allow(NO_NETWORK);
    await cut(page);
    await page.goto(`/pt-br/dashboard?view=${view}`);
    const alert = page.getByRole("alert").filter({ hasText: failed });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(network);
    await mend(page);
    await alert.getByRole("button", { name: ptBr.common.retry }).click();
    await expect(page.getByRole("main").getByText(content, { exact: true }).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

asDoctor(
  "a pasted consultation that cannot be sent stays and can be sent again",
  async ({ page, watch }) => {
    watch.allow(NO_NETWORK);
    await page.goto("/pt-br/dashboard");
    await page.getByLabel(ptBr.home.ways.text).check({ force: true });
    await fillSetup(page);
    const field = page.getByLabel(ptBr.home.text, { exact: true });
    await field.fill("Paciente: Tenho dor de cabeça.");
    await page.route("**/api/consultas", (route) => route.abort());
    await page.getByRole("button", { name: ptBr.home.save }).click();
    await expect(page.getByText("Erro ao salvar consulta")).toBeVisible();
    await expect(page.getByText(network)).toBeVisible();
    await expect(field).toHaveValue("Paciente: Tenho dor de cabeça.");
    await expect(page.getByLabel(ptBr.home.context)).toHaveValue("Mulher, 54 anos");
    await page.unroute("**/api/consultas");
    await page.getByRole("button", { name: ptBr.home.save }).click();
    await expectSent(page);
    await expect(field).toHaveValue("");
  },
);

asDoctor(
  "a failed clone, deletion or sign-out is reported and changes nothing",
  async ({ page, watch }) => {
    watch.allow(NO_NETWORK);
    const words = views.modelos;
    await page.goto("/pt-br/dashboard?view=templates");
    const clone = page.getByRole("button", { name: words.actionOn(words.clone, "Anamnese geral") });
    await expect(clone).toBeVisible();
    await cut(page);
    await clone.click();
    const failure = page.getByRole("alert").filter({ hasText: ptBr.failures.title.network });
    await expect(failure).toContainText(network);
    await mend(page);
    await clone.click();
    const copy = words.copyOf("Anamnese geral");
    const remove = page.getByRole("button", { name: words.actionOn(words.remove, copy) });
    await remove.click();
    await cut(page);
    await page.getByRole("button", { name: words.remove, exact: true }).click();
    await expect(page.getByRole("dialog").getByText(network)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(remove).toBeVisible();
    await page.route("**/api/auth/sign-out", (route) => route.abort());
    await page.getByRole("complementary").getByRole("button", { name: ptBr.shell.signOut }).click();
    await expect(failure).toContainText(network);
    await expect(remove).toBeVisible();
  },
);

asDoctor("a password change that fails keeps the typed fields", async ({ page, watch }) => {
  watch.allow(NO_NETWORK);
  const { password } = views.configuracoes.security;
  await page.goto("/pt-br/dashboard?view=settings&tab=security");
  await page.getByLabel(password.current, { exact: true }).fill("segredo");
  await page.getByLabel(password.next, { exact: true }).fill("segredo novo");
  await page.getByLabel(password.again, { exact: true }).fill("segredo novo");
  await page.route("**/api/account/password", (route) => route.abort());
  await page.getByRole("button", { name: password.submit }).click();
  await expect(page.getByRole("alert").getByText(network)).toBeVisible();
  await expect(page.getByLabel(password.next, { exact: true })).toHaveValue("segredo novo");
  await page.unroute("**/api/account/password");
  await page.getByRole("button", { name: password.submit }).click();
  await expect(page.getByText("Senha alterada com sucesso!")).toBeVisible();
});

asDoctor("the modal asks for a template in its own words", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await expect(page.getByText("Selecione um modelo", { exact: true })).toBeVisible();
  await page.goto("/pt-br/dashboard?view=consultations");
  await page.getByRole("button", { name: ptBr.shell.newConsultation }).click();
  await expect(
    page.getByRole("dialog").getByText("Por favor, selecione um modelo de documento"),
  ).toBeVisible();
});
