import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { EMPTY_DRAFT, type PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].pacientes;
const LIST = "/pt-br/dashboard?view=patients";
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWPORTS = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } };

const create = async (page: Page, draft: Partial<PacienteDraft>): Promise<string> => {
  const id = crypto.randomUUID();
  const answer = await page.request.post("/api/pacientes", {
    data: { id, ...EMPTY_DRAFT, ...draft },
  });
  expect(answer.status()).toBe(201);
  return id;
};
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
  await form.getByLabel(words.fields.data_nascimento).fill("1980-02-29");
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

test("search finds by name, e-mail and phone, and stands in no address", async ({ page }) => {
  await create(page, { nome: "José Conceição", email: "ze@exemplo.com" });
  await create(page, { nome: "Ana Müller", telefone: "11987654321" });
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

test("what was typed survives a failed request and a closed dialog", async ({ page, watch }) => {
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

test("a patient with a record is archived, shown as such, and restored", async ({ page }) => {
  const id = await create(page, { nome: "Rosa Lima" });
  const { items } = await (await page.request.get("/api/modelos?language=pt-BR")).json();
  const saved = await page.request.post("/api/consultas", {
    data: {
      id: crypto.randomUUID(),
      modelo_id: items[0].id,
      paciente_id: id,
      tipo_consulta: "presencial",
      contexto_paciente: "",
      language: "pt-BR",
      source: { kind: "text", text: "Médico: Tome dipirona 500 mg de 6 em 6 horas." },
      consent: { agreed: true },
    },
  });
  expect(saved.status()).toBe(201);
  await page.goto(LIST);
  await page.getByRole("link", { name: "Rosa Lima" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rosa Lima" })).toBeVisible();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${words.consultation} #`) }),
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

test("a file is previewed, imported once confirmed, and exported", async ({ page }) => {
  await create(page, { nome: "Ana", documento: "52998224725" });
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

test("five hundred patients are listed, and typing stays quick", async ({ page }) => {
  const rows = Array.from({ length: 500 }, (_, n) => ({
    ...EMPTY_DRAFT,
    row: n + 1,
    id: crypto.randomUUID(),
    nome: `Paciente ${n + 1}`,
  }));
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

for (const [name, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`on a ${name} in the ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test("the patients' view and dialogs are accessible", async ({ page }) => {
        const look = async (what: string): Promise<void> => {
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          expect([
            what,
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          ]).toEqual([what, []]);
          await page.screenshot({
            path: `test-results/pacientes/${what}-${name}-${colorScheme}.png`,
          });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect([what, wide]).toEqual([what, false]);
        };
        await create(page, {
          nome: "Ana Müller",
          email: "ana@exemplo.com",
          telefone: "11987654321",
          data_nascimento: "1980-02-29",
          documento: "52998224725",
        });
        await create(page, { nome: "José da Conceição Albuquerque de Souza e Silva Neto" });
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
    });
