import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { appendMarkdown, editorOf, expectSaved, openNewConsulta } from "./documento-page.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

asDoctor(
  "a formatted edit is verified, and each doubt is confirmed or corrected",
  async ({ page }) => {
    await openNewConsulta(page);
    await expect(page.getByText(words.allSupported)).toBeVisible();
    await press(page, words.edit);
    await editorOf(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Usa metformina 850 mg.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Refere febre alta.");
    await press(page, words.editor.save);
    await expectSaved(page);
    await expect(page.getByText(words.doubts(2, 0))).toBeVisible();
    const doubt = page.getByRole("listitem").filter({ hasText: "metformina" });
    const unsaid = "O medicamento “metformina” não está na conversa.";
    await expect(doubt.getByText(unsaid)).toBeVisible();
    // Unchanged statements keep their evidence.
    await press(page.getByRole("tabpanel"), /dor de cabeça/i);
    await expect(
      page.getByRole("region", { name: views.consulta.transcript }).locator("mark").first(),
    ).toBeVisible();

    await press(doubt, /^Manter com meu nome/);
    await expect(doubt.getByText(/^Mantida por Ana Prado/)).toBeVisible();
    const wrong = page.getByRole("listitem").filter({ hasText: "febre alta" });
    await expect(wrong.getByText(views.consulta.verdict.contradicted)).toBeVisible();
    await expect(
      wrong.getByText(/^Sobre “febre.*”, na conversa está o contrário: “.+”\.$/),
    ).toBeVisible();
    await press(wrong, /^Corrigir/);
    await page.getByLabel(words.correction.label).fill("Não teve febre");
    await press(page, words.correction.save);
    await expect(wrong).toBeHidden();
    await expect(page.getByText(words.doubts(0, 1))).toBeVisible();

    // What the doctor typed before the visit joins the document only as typed.
    const typed = views.consulta.typedContext;
    const context = page.getByRole("region", { name: typed.title });
    await expect(context.getByText("Mulher, 54 anos")).toBeVisible();
    await expect(context.getByText(typed.hint)).toBeVisible();
    await press(context, typed.include);
    await expect(context).toBeHidden();
    const included = page.getByRole("listitem").filter({ hasText: "Mulher, 54 anos" });
    const { plain, where } = views.doubtReasons;
    await expect(included.getByText(plain.typed(where.talk))).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Digitado pelo médico antes da consulta" }),
    ).toBeVisible();
  },
);

asDoctor("a table is inserted, edited and removed in the formatted editor", async ({ page }) => {
  await openNewConsulta(page);
  await press(page, words.edit);
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await press(page, words.editor.table.insert);
  for (const cell of ["Remédio", "Dose", "Dipirona", "500 mg", "Losartana", "50 | 100 mg"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  // Tab behind the last cell added an empty row.
  const table = editorOf(page).getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(4);
  await press(page, words.editor.table.deleteRow);
  await expect(table.getByRole("row")).toHaveCount(3);
  await table.getByRole("columnheader", { name: "Remédio" }).click();
  await expect(page.getByRole("button", { name: words.editor.table.deleteRow })).toBeHidden();
  await table.getByRole("cell", { name: "Dipirona" }).click();
  await expect(page.getByRole("group", { name: words.editor.table.toolbar })).toBeVisible();
  await expectAccessible(page, { state: "table" });
  await press(page, words.editor.table.addColumn);
  await page.keyboard.press("Tab");
  await page.keyboard.type("se dor");
  await press(page, words.editor.markdown);
  const rows = [
    "| Remédio |  | Dose |",
    "| --- | --- | --- |",
    "| Dipirona | se dor | 500 mg |",
    String.raw`| Losartana |  | 50 \| 100 mg |`,
  ];
  await expect(editorOf(page)).toHaveValue(/Losartana/);
  expect((await editorOf(page).inputValue()).trimEnd().split("\n").slice(-4)).toEqual(rows);
  await press(page, words.editor.save);
  await expectSaved(page);
  await expect(page.getByText("Dipirona, se dor, 500 mg")).toBeVisible();
  await press(page, words.edit);
  await expect(table.getByRole("cell", { name: "50 | 100 mg" })).toBeVisible();
  await table.getByRole("cell", { name: "50 | 100 mg" }).click();
  await press(page, words.editor.table.remove);
  await expect(table).toHaveCount(0);
  await press(page, words.editor.save);
  await expect(page.getByText("Dipirona, se dor, 500 mg")).toBeHidden();
});

asDoctor(
  "every version is kept with its author, and can be compared and restored",
  async ({ page }) => {
    await openNewConsulta(page);
    await appendMarkdown(page, "Bebe café demais.");
    await press(page, words.editor.save);
    await expectSaved(page);
    await press(page, words.versions(2));
    const history = page.getByRole("region", { name: words.history.title });
    await expect(history.getByText(`${words.history.change.edited} por Ana Prado`)).toBeVisible();
    await expect(history.getByText(words.history.by.engine)).toBeVisible();
    await press(history, `${words.history.compare}: ${words.history.number(1)}`);
    const difference = page.getByRole("region", { name: words.history.difference(1, 2) });
    await expect(difference.getByRole("insertion")).toContainText("Bebe café demais.");
    await press(history, `${words.history.restore}: ${words.history.number(1)}`);
    await expect(page.getByRole("button", { name: words.versions(3) })).toBeVisible();
    await expect(page.getByText("Bebe café demais", { exact: true })).toBeHidden();
    await press(history, `${words.history.read}: ${words.history.number(2)}`);
    await expect(history.getByText("Bebe café demais.")).toBeVisible();
  },
);

asDoctor("a signed document does not change; later text is an addendum", async ({ page }) => {
  await openNewConsulta(page);
  await appendMarkdown(page, "Bebe café demais.");
  await press(page, words.editor.save);
  await expectSaved(page);
  await press(page, words.sign);
  const dialog = page.getByRole("dialog", { name: words.signing.title });
  await expect(dialog.getByText(words.signing.open(1))).toBeVisible();
  await expect(dialog.getByText("Bebe café demais")).toBeVisible();
  await press(dialog, words.signing.confirm);
  await expect(page.getByText(/^Revisado e aprovado por Ana Prado/)).toBeVisible();
  await page.getByText(words.signing.findings(1)).click();
  await expect(page.getByText(/[0-9a-f]{64}/)).toBeVisible();
  await expect(page.getByText(words.signing.done.open)).toBeVisible();
  for (const name of [words.edit, words.sign, words.rewrite])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();

  await press(page, words.addendum);
  await page.getByLabel(words.addendumForm.label).fill("Ligou: está sem dor.");
  await press(page, words.addendumForm.save);
  await expect(page.getByRole("heading", { name: /^Adendo de Ana Prado/ })).toBeVisible();
  await expect(page.getByText("Bebe café demais")).toBeVisible();
  await expect(page.getByText(words.signing.newAddendum)).toBeVisible();
  await press(page, words.sign);
  await press(page.getByRole("dialog", { name: words.signing.title }), words.signing.confirm);
  await expect(page.getByText(words.signing.newAddendum)).toBeHidden();
});
