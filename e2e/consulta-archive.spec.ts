import { shortCode } from "@relato/shared/domain/consulta.ts";
import { expectAccessible } from "./accessible.ts";
import {
  fillProfile,
  listDocuments,
  makeConsulta,
  makePatient,
  sendExample,
  TALK,
} from "./make.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

const { consultaRecord: words } = VIEW_TEXTS["pt-br"];

test("documents are removed and restored, a consultation is archived, an example erased", async ({
  page,
  watch,
}) => {
  const paciente_id = await makePatient(page, { nome: "Maria das Dores" });
  const consulta = await makeConsulta(page, TALK, { paciente_id });
  const [, prescription] = await listDocuments(page, consulta.id);
  const titulo = prescription?.current?.titulo ?? "";
  const dialog = page.getByRole("dialog");
  const main = page.getByRole("main");
  const code = shortCode(consulta.id);

  await page.goto(`/pt-br/consultas/${consulta.id}#documents`);
  await page.getByRole("button", { name: `${words.hidden.action}: ${titulo}` }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.hidden.action }).click();
  await expect(page.getByText(words.hidden.done)).toBeVisible();
  await expect(page.getByRole("heading", { name: titulo, exact: true })).toHaveCount(0);
  await page.getByText(words.hidden.list(1)).click();
  await page.getByRole("button", { name: words.hidden.restoreOf(titulo) }).click();
  await expect(page.getByRole("heading", { name: titulo, exact: true }).first()).toBeVisible();

  await fillProfile(page);
  // A signed document stays and says why.
  await page.request.post(`/api/documentos/${prescription?.id}/sign`, { data: { base: 1 } });
  await expect(page.getByText(words.hidden.signedStays)).toBeVisible();
  await expect(page.getByRole("button", { name: `${words.hidden.action}: ${titulo}` })).toHaveCount(
    0,
  );

  await page.getByRole("button", { name: words.archive.action, exact: true }).click();
  await expect(dialog.getByText(words.archive.signed)).toBeVisible();
  await dialog.getByRole("button", { name: words.archive.action, exact: true }).click();
  await expect(main.getByText(/Arquivada em/)).toBeVisible();
  await page.goto("/pt-br/dashboard?view=consultations");
  await expect(page.getByText(VIEW_TEXTS["pt-br"].consultationList.noMatch)).toHaveCount(0);
  await expect(page.getByText(code)).toHaveCount(0);
  await page.getByRole("button", { name: words.filters.more }).click();
  await page.getByLabel(words.filters.archived).selectOption("true");
  await expect(page.getByText(code)).toBeVisible();
  await page.goto(`/pt-br/consultas/${consulta.id}`);
  await main.getByRole("button", { name: words.archive.restore, exact: true }).click();
  await expect(page.getByText(words.archive.restored)).toBeVisible();
  await expect(main.getByText(/Arquivada em/)).toHaveCount(0);

  const example = await sendExample(page);
  // The open page may ask for what was just erased.
  watch.allow(/404 .*\/api\/(?:consultas|gravacoes)\//);
  await page.goto(`/pt-br/consultas/${example}`);
  await page.getByRole("button", { name: words.archive.removeExample }).click();
  await dialog.getByRole("button", { name: words.archive.removeExample }).click();
  await expect(page.getByText(words.archive.exampleDone)).toBeVisible();
  await expect(page).toHaveURL(/view=consultations/);
  await expect(page.getByText(shortCode(example))).toHaveCount(0);
  await expect(page.getByText(code)).toBeVisible();
});
