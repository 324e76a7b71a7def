import { shortCode } from "@relato/shared/domain/consulta.ts";
import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { editorOf, openNewConsulta } from "./documento-page.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

asDoctor("a document is rewritten, and a template makes a further document", async ({ page }) => {
  const id = await openNewConsulta(page);
  const omissions = page.getByRole("region", { name: views.consulta.notDiscussed });
  await expect(omissions.getByText("Exame físico", { exact: true })).toBeVisible();
  await press(page, words.rewrite);
  const dialog = page.getByRole("form", { name: words.rewriting.title });
  await dialog.getByLabel(words.rewriting.instruction).fill("Mais curto");
  await dialog.getByRole("button", { name: ptBr.home.template }).click();
  await page.getByRole("listbox").getByRole("option", { name: /SOAP/ }).first().click();
  await press(dialog, words.rewriting.start);
  await expect(page.getByText(words.history.ignored)).toBeVisible();
  // The list follows the headings of the new template.
  await expect(omissions.getByText("Exame físico", { exact: true })).toBeHidden();
  await expect(omissions.getByRole("listitem")).not.toHaveCount(0);
  await press(page, words.versions(2));
  await expect(page.getByText(words.history.instruction("Mais curto"))).toBeVisible();

  await page.getByRole("tab", { name: views.consulta.documents }).click();
  await expect(page.getByRole("region", { name: words.kind.prescription })).toContainText("500 mg");
  await press(page, words.creating.title);
  await page.getByRole("button", { name: ptBr.home.template }).click();
  await page.getByRole("listbox").getByRole("option", { name: /SOAP/ }).first().click();
  await press(page, words.creating.write);
  const made = page.getByRole("region", { name: /SOAP/ });
  await expect(made.getByRole("button", { name: /penicilina/i }).first()).toBeVisible();
  await press(made, words.edit);
  await press(made, words.editor.markdown);
  await made
    .getByRole("textbox", { name: words.editor.text })
    .fill("# Carta\n\n- Prezado colega\n");
  await press(made, words.editor.save);
  await expect(made.getByText("Prezado colega", { exact: true })).toBeVisible();

  await press(page, words.creating.title);
  await press(page, words.creating.blank);
  await page.getByLabel(words.creating.kind).selectOption("certificate");
  // Until the doctor types a title, it is the kind's name.
  const titulo = page.getByLabel(words.editor.title, { exact: true });
  await expect(titulo).toHaveValue(words.kind.certificate);
  await page.getByLabel(words.creating.kind).selectOption("guidance");
  await expect(titulo).toHaveValue(words.kind.guidance);
  await titulo.fill("Cuidados em casa");
  await editorOf(page).click();
  await page.keyboard.type("- Beber água");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Repousar");
  await expect(editorOf(page).getByRole("listitem")).toHaveText(["Beber água", "Repousar"]);
  await expectAccessible(page, { state: "blank", screenshots: "documentos" });
  await press(page, words.creating.create);
  const blank = page.getByRole("region", { name: "Cuidados em casa" });
  await expect(blank.getByText("Repousar", { exact: true })).toBeVisible();
  expect(shortCode(id)).toMatch(/^#/);
});

asDoctor(
  "a certificate names a CID only if the doctor adds it and the patient authorises it",
  async ({ page, watch }) => {
    watch.allow(/422/);
    await openNewConsulta(page);
    await page.getByRole("tab", { name: views.consulta.documents }).click();
    await press(page, words.creating.title);
    await press(page, words.creating.blank);
    await page.getByLabel(words.creating.kind).selectOption("certificate");
    await editorOf(page).fill("Atesto que esteve em consulta. CID J06.9.");
    await press(page, words.creating.create);
    const refused = page.getByRole("alert").filter({ hasText: ptBr.errors.CID_NOT_AUTHORISED });
    await expect(refused).toBeVisible();
    await expect(editorOf(page)).toContainText("CID J06.9");
    await editorOf(page).fill("Atesto que esteve em consulta.");
    await press(page, words.creating.create);
    const made = page.getByRole("region", { name: words.kind.certificate });
    await press(made, words.edit);
    await press(made, words.editor.markdown);
    await editorOf(page).fill("Atesto que esteve em consulta por CID J06.9.");
    await press(made, words.editor.save);
    await expect(refused).toBeVisible();
    await expect(editorOf(page)).toHaveValue(/por CID J06.9/);
    await press(made, ptBr.common.cancel);

    // By the keyboard alone.
    const include = made.getByRole("button", { name: words.cid.title, exact: true });
    await include.focus();
    await page.keyboard.press("Enter");
    const form = made.getByRole("form", { name: words.cid.title });
    await expect(form.getByLabel(words.cid.code)).toBeFocused();
    await page.keyboard.type("j069");
    await expect(form.getByRole("button", { name: words.cid.save })).toBeDisabled();
    await page.keyboard.press("Tab");
    await expect(form.getByLabel(words.cid.authorised)).toBeFocused();
    await page.keyboard.press("Space");
    await expectAccessible(page, { state: "cid", screenshots: "documentos" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      made.getByText("CID-10: J06.9 — divulgação autorizada pelo paciente", { exact: true }),
    ).toBeVisible();
    await expect(made.getByText(/^Autorização do paciente registrada por Ana Prado/)).toBeVisible();
    await expectAccessible(page, { state: "cid-included", screenshots: "documentos" });
    await expect(form).toBeHidden();
    // An anamnesis has no such button.
    await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
    await expect(include).toBeHidden();
  },
);
