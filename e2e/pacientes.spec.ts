import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fillDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { EMPTY_DRAFT, makePatient, sendConsulta } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].pacientes;
const LIST = "/pt-br/dashboard?view=patients";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, name: string) => page.getByRole("row", { name });
const pick = (page: Page, text: string | Buffer) =>
  dialog(page, words.importing.title)
    .locator('input[type="file"]')
    .setInputFiles({ name: "p.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("a patient is created, found, changed and deleted", async ({ page }) => {
  await page.goto(LIST);
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole("button", { name: words.add }).click();
  const form = dialog(page, words.add);
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByText("Informe o nome do paciente")).toBeVisible();
  await expect(form.getByLabel(words.fields.nome)).toBeFocused();
  await form.getByLabel(words.fields.nome).fill("José Conceição");
  await form.getByLabel(words.fields.email).fill("ze@exemplo");
  await form.getByLabel(words.fields.documento).fill("529.982.247-24");
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByText("Email inválido")).toBeVisible();
  await expect(form.getByText(ptBr.errors.CPF_INVALID)).toBeVisible();
  await form.getByLabel(words.fields.email).fill("ze@exemplo.com");
  await form.getByLabel(words.fields.documento).fill("529.982.247-25");
  await form.getByLabel(words.fields.telefone).pressSequentially("11987654321");
  await expect(form.getByLabel(words.fields.telefone)).toHaveValue("(11) 98765-4321");
  await fillDate(form, words.fields.data_nascimento, "1980-02-29");
  await expect(form.getByText(/^\d+ anos$/)).toBeVisible();
  await form.getByLabel(words.fields.sexo).selectOption("Masculino");
  await form.getByLabel(words.fields.endereco).fill("Rua A, 1");
  await form.getByRole("button", { name: words.save }).click();
  await expect(page.getByText("Paciente criado")).toBeVisible();
  await expect(row(page, "José Conceição")).toContainText("(11) 98765-4321");
  await expect(row(page, "José Conceição")).toContainText("Ativo");

  await page.getByRole("button", { name: words.editOf("José Conceição") }).click();
  await dialog(page, words.editTitle).getByLabel(words.fields.nome).fill("José da Conceição");
  await dialog(page, words.editTitle).getByRole("button", { name: words.save }).click();
  await expect(page.getByText("Paciente atualizado")).toBeVisible();

  await page.getByRole("button", { name: words.removeOf("José da Conceição") }).click();
  const asked = dialog(page, words.askDelete);
  await expect(asked.getByText("Excluir este paciente?")).toBeVisible();
  await asked.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText("Paciente excluído")).toBeVisible();
  await expect(page.getByText(words.empty)).toBeVisible();
});

test("a likely duplicate is shown before it is created, and pickers distinguish namesakes", async ({
  page,
}) => {
  const known = { nome: "Rosa Lima", data_nascimento: "1950-01-02", documento: "529.982.247-25" };
  await makePatient(page, known);
  await page.goto(LIST);
  await page.getByRole("button", { name: words.add }).click();
  const form = dialog(page, words.add);
  await form.getByLabel(words.fields.nome).fill("rosa lima");
  await fillDate(form, words.fields.data_nascimento, "1950-01-02");
  await form.getByRole("button", { name: words.save }).click();
  const warning = form.getByRole("alert", { name: words.duplicates.title });
  await expect(warning).toContainText(ptBr.common.cpfEnd("4725"));
  await expect(warning).toContainText(words.duplicates.by.name_birth);
  await expect(
    warning.getByRole("link", { name: words.duplicates.openOf("Rosa Lima") }),
  ).toBeVisible();
  await expectAccessible(page);
  await fillDate(form, words.fields.data_nascimento, "1952-01-02");
  await warning.getByRole("button", { name: words.duplicates.create }).click();
  await expect(page.getByText("Paciente criado")).toBeVisible();

  await page.goto("/pt-br/dashboard?view=calendar");
  await page.getByRole("button", { name: VIEW_TEXTS["pt-br"].agenda.add }).first().click();
  await page.getByRole("combobox", { name: ptBr.home.patient }).fill("rosa");
  await expect(page.getByRole("option", { name: /^Rosa Lima/ })).toHaveText([/02\/01\/1950.*4725/]);
  await expect(page.getByRole("option", { name: /^rosa lima/ })).toContainText("02/01/1952");
});

test("search finds name, e-mail and phone, and keeps the text out of every address", async ({
  page,
}) => {
  await makePatient(page, { nome: "José Conceição", email: "ze@exemplo.com" });
  await makePatient(page, { nome: "Ana Müller", telefone: "11987654321" });
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.goto(LIST);
  for (const [typed, found, other] of [
    ["conceicao", "José Conceição", "Ana Müller"],
    ["(11) 98765", "Ana Müller", "José Conceição"],
    ["ze@exemplo", "José Conceição", "Ana Müller"],
  ] as const) {
    await page.getByRole("searchbox").fill(typed);
    await expect(row(page, other)).toHaveCount(0);
    await expect(row(page, found)).toBeVisible();
  }
  await page.getByRole("searchbox").fill("ninguém");
  await expect(page.getByText(words.noneFound)).toBeVisible();
  expect(`${urls.join(" ")} ${page.url()}`).not.toMatch(/conceic|98765|exemplo|ningu/);
});

test("typed fields survive a failed request and a closed dialog", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(LIST);
  await page.getByRole("button", { name: words.add }).click();
  const form = dialog(page, words.add);
  await form.getByLabel(words.fields.nome).fill("Ana Prado");
  await page.route("**/api/pacientes", (route) => route.abort());
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByText(ptBr.failures.network)).toBeVisible();
  await expect(form.getByText(ptBr.failures.title.network)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute("**/api/pacientes");
  await page.getByRole("button", { name: words.add }).click();
  await expect(form.getByLabel(words.fields.nome)).toHaveValue("Ana Prado");
  await form.getByRole("button", { name: words.save }).click();
  await expect(row(page, "Ana Prado")).toBeVisible();
});

test("a patient with a record is archived and restored", async ({ page }) => {
  const id = await makePatient(page, { nome: "Rosa Lima" });
  await sendConsulta(page, "Médico: Tome dipirona 500 mg de 6 em 6 horas.", { paciente_id: id });
  await page.goto(LIST);
  await page.getByRole("link", { name: "Rosa Lima" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rosa Lima" })).toBeVisible();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${words.consultation} #\\w+:`) }),
  ).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: words.archive }).click();
  const asked = dialog(page, words.askDelete);
  await expect(asked.getByText(words.askArchive)).toBeVisible();
  await asked.getByRole("button", { name: words.archive }).click();
  await expect(page.getByText(words.archivedDone)).toBeVisible();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole("radio", { name: words.shown.archived }).check();
  await expect(row(page, "Rosa Lima")).toContainText(words.status.archived);
  await page.reload();
  await page.getByRole("button", { name: words.restoreOf("Rosa Lima") }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await page.getByRole("radio", { name: words.shown.active }).check();
  await expect(row(page, "Rosa Lima")).toBeVisible();
});

test("a file is previewed, imported on confirmation, and exported", async ({ page }) => {
  await makePatient(page, { nome: "Ana", documento: "52998224725" });
  await page.goto(LIST);
  await page.getByRole("button", { name: words.importing.action }).click();
  const importing = dialog(page, words.importing.title);
  await pick(page, "a;b\n1;2");
  await expect(importing.getByText(words.importing.noName("a, b"))).toBeVisible();
  const latin1 = Buffer.from(
    "Nome;CPF;E-mail\nJosé Conceição;;ze@x.y\nAna P.;529.982.247-25;\n;;x\n",
    "latin1",
  );
  await pick(page, latin1);
  await expect(importing.getByText(words.importing.ready("1"))).toBeVisible();
  await expect(importing.getByText(/^Linha 4, Nome: Informe o nome do paciente/)).toBeVisible();
  await expect(importing.getByText(/^Linha 3: mesmo documento de Ana/)).toBeVisible();
  await importing.getByRole("button", { name: words.importing.confirm("1") }).click();
  await expect(page.getByText(words.importing.done("1"))).toBeVisible();
  await expect(row(page, "José Conceição")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.exporting.action }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain('"José Conceição";"ze@x.y"');
  expect(text).toContain('"529.982.247-25"');
});

const patientRow = (row: number) => ({
  ...EMPTY_DRAFT,
  row,
  id: crypto.randomUUID(),
  nome: `Paciente ${row}`,
});
test("the list pages through five hundred patients, and search finds one", async ({ page }) => {
  const rows = Array.from({ length: 500 }, (_, n) => patientRow(n + 1));
  const saved = await page.request.post("/api/pacientes/import", { data: { rows } });
  expect(await saved.json()).toEqual({ imported: 500 });
  await page.goto(LIST);
  for (let pages = 1; pages < 10; pages++) {
    await expect(page.getByRole("row")).toHaveCount(pages * 50 + 1);
    await page.getByRole("button", { name: ptBr.common.loadMore }).click();
  }
  await expect(page.getByRole("row")).toHaveCount(501);
  await expect(page.getByRole("button", { name: ptBr.common.loadMore })).toHaveCount(0);
  await page.getByRole("searchbox").fill("paciente 500");
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("the patients' view and dialogs are accessible", async ({ page }) => {
  const look = (state: string): Promise<void> =>
    expectAccessible(page, { state, screenshots: "pacientes" });
  await makePatient(page, {
    nome: "Ana Müller",
    email: "ana@exemplo.com",
    telefone: "11987654321",
    data_nascimento: "1980-02-29",
    documento: "52998224725",
  });
  await makePatient(page, { nome: "José da Conceição Albuquerque de Souza e Silva Neto" });
  await page.goto(LIST);
  await expect(row(page, "Ana Müller")).toBeVisible();
  await look("list");
  await page.getByRole("button", { name: words.add }).click();
  await dialog(page, words.add).getByRole("button", { name: words.save }).click();
  await look("form");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.removeOf("Ana Müller") }).click();
  await expect(dialog(page, words.askDelete).getByText(words.askDelete)).toBeVisible();
  await look("remove");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.importing.action }).click();
  await pick(page, "nome;cpf;x\nAna;529.982.247-25;1\n;111;2\nRui;;3");
  await expect(
    dialog(page, words.importing.title).getByText(words.importing.ready("1")),
  ).toBeVisible();
  await look("import");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Ana Müller" }).click();
  await expect(page.getByText(words.recordEmpty)).toBeVisible();
  await look("page");
});
