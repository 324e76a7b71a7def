import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsulta, press, transcriptOf } from "./consulta-page.ts";
import { addVersion, fillProfile, makeConsulta, readNote, TALK } from "./make.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

const editor = (page: Page): Locator => page.getByRole("textbox", { name: words.editor.text });
const listDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

/** Opens a consultation whose document holds two sentences without evidence. */
const openDoubtful = async (page: Page): Promise<string> => {
  const { id } = await makeConsulta(page, TALK);
  await addVersion(page, id, "Usa metformina 850 mg.\n\nBebe café demais.");
  await openConsulta(page, { id });
  await expect(page.getByText(words.doubts(2, 0))).toBeVisible();
  return id;
};
/** Opens the correction of a sentence and types into it. */
const typeCorrection = async (page: Page, of: RegExp, typed: string): Promise<Locator> => {
  await press(page, of);
  const form = page.getByRole("form", { name: words.correct, exact: true });
  await form.getByLabel(words.correction.label).fill(typed);
  return form;
};
/** Shows another tab of the page, and the document again. */
const switchTabs = async (page: Page): Promise<void> => {
  await page.getByRole("tab", { name: views.consulta.analysis }).click();
  await expect(page.getByRole("tabpanel", { name: views.consulta.analysis })).toBeVisible();
  await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
};

asDoctor(
  "an unsaved text survives a reload, and its draft is removed on save and discard",
  async ({ page }) => {
    const consulta = await makeConsulta(page, TALK);
    await openConsulta(page, consulta);
    await press(page, words.edit);
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Escrito antes.");
    await page.reload();
    await expect(editor(page)).toContainText("Escrito antes.");
    await expect(page.getByText(views.modelos.editor.restored)).toBeVisible();
    expect(page.url()).not.toMatch(/Escrito/i);
    await expectAccessible(page);
    await expect.poll(() => listDrafts(page)).toHaveLength(1);
    await press(page, words.editor.save);
    await expect(page.getByText(words.saved).first()).toBeVisible();
    await expect.poll(() => listDrafts(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(/Escrito antes/).first()).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    await press(page, words.edit);
    await page.getByLabel(words.editor.title, { exact: true }).fill("Outro título");
    await page.reload();
    await expect(page.getByLabel(words.editor.title, { exact: true })).toHaveValue("Outro título");
    await press(page, views.modelos.editor.discard);
    await page.reload();
    await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeVisible();
    await expect.poll(() => listDrafts(page)).toEqual([]);
  },
);

asDoctor(
  "a draft of an older version is offered beside the newer one and applied on demand",
  async ({ page }) => {
    const { id } = await makeConsulta(page, TALK);
    await openConsulta(page, { id });
    await press(page, words.edit);
    await press(page, words.editor.markdown);
    await editor(page).fill("# Anamnese\n\n- O meu texto.\n");
    await page.goto("about:blank");
    await addVersion(page, id, "De outro lugar.");
    await openConsulta(page, { id });
    await expect(page.getByText("De outro lugar", { exact: true })).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    const offer = page.getByRole("alert", { name: words.conflict.title });
    await press(offer, words.conflict.show);
    await expect(
      offer.getByRole("region", { name: words.conflict.difference }).getByRole("insertion").last(),
    ).toContainText("texto");
    await expectAccessible(page);
    await press(offer, words.conflict.apply);
    await expect(page.getByText("O meu texto", { exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect.poll(() => listDrafts(page)).toEqual([]);
    expect((await readNote(page, id)).current?.number).toBe(3);

    // A signed document cannot take the draft, which can still be read.
    await press(page, words.edit);
    await press(page, words.editor.markdown);
    await editor(page).fill("# Anamnese\n\n- Tarde demais.\n");
    await page.goto("about:blank");
    const { id: documento } = await readNote(page, id);
    await fillProfile(page);
    const signed = await page.request.post(`/api/documentos/${documento}/sign`, {
      data: { base: 3 },
    });
    expect(signed.status()).toBe(200);
    await openConsulta(page, { id });
    await expect(offer.getByText(words.conflict.closed)).toBeVisible();
    await expect(offer.getByRole("button", { name: words.conflict.apply })).toHaveCount(0);
    await press(offer, words.conflict.discard);
    await expect(offer).toHaveCount(0);
    expect((await readNote(page, id)).current?.number).toBe(3);
  },
);

asDoctor("the draft of a correction survives a change of tab and a reload", async ({ page }) => {
  await openDoubtful(page);
  const form = await typeCorrection(page, /^Corrigir ?: Bebe/, "Bebe café à noite");
  await switchTabs(page);
  const field = form.getByLabel(words.correction.label);
  await expect(field).toHaveValue("Bebe café à noite");
  await page.reload();
  await expect(field).toHaveValue("Bebe café à noite");
  await press(form, words.correction.save);
  await expect(page.getByText("Bebe café à noite", { exact: true })).toBeVisible();
  await expect.poll(() => listDrafts(page)).toEqual([]);
  // An unchanged form stores no draft.
  await press(page, /^Corrigir ?: Bebe/);
  await expect.poll(() => listDrafts(page)).toEqual([]);
  await press(form, ptBr.common.cancel);
  await expect(form).toHaveCount(0);
});

asDoctor(
  "two corrections of a sentence conflict: the doctor keeps one or takes the other",
  async ({ page, context }) => {
    const id = await openDoubtful(page);
    const form = await typeCorrection(page, /^Corrigir ?: Bebe/, "Bebe pouco café");
    const second = await context.newPage();
    await openConsulta(second, { id });
    const otherForm = await typeCorrection(
      second,
      /^Corrigir ?: Bebe/,
      "Tenho dor de cabeça há três dias",
    );
    await press(otherForm, words.correction.save);
    await expect(second.getByText(words.doubts(1, 0))).toBeVisible();

    // The other text has evidence. The typed text stays.
    const offer = page.getByRole("alert", { name: words.correction.changed });
    await expect(offer).toContainText("Tenho dor de cabeça há três dias");
    await expect(form.getByLabel(words.correction.label)).toHaveValue("Bebe pouco café");
    await expect(form.getByRole("button", { name: words.correction.save })).toBeDisabled();
    await press(offer, words.conflict.show);
    const difference = offer.getByRole("region", { name: words.correction.difference });
    await expect(difference.getByRole("insertion").last()).toContainText("café");
    await expectAccessible(page);
    await press(offer, words.correction.apply);
    await expect(page.getByText("Bebe pouco café", { exact: true })).toBeVisible();
    await expect(form).toHaveCount(0);
    // Two versions from the setup, one from each tab.
    expect((await readNote(page, id)).current?.number).toBe(4);

    const again = await typeCorrection(second, /^Corrigir ?: Bebe/, "Bebe chá");
    await typeCorrection(page, /^Corrigir ?: Bebe/, "Bebe mate");
    await press(form, words.correction.save);
    await expect(page.getByText("Bebe mate", { exact: true })).toBeVisible();
    const taken = second.getByRole("alert", { name: words.correction.changed });
    await press(taken, words.correction.take);
    await expect(again).toHaveCount(0);
    await expect(second.getByText("Bebe mate", { exact: true })).toBeVisible();
    expect((await readNote(page, id)).current?.number).toBe(5);
  },
);

asDoctor(
  "drafts of several transcript corrections survive a change of tab and a reload",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { correcting, transcript } = views.consulta;
    const consulta = await makeConsulta(page, TALK);
    await openConsulta(page, consulta, "#transcript");
    const panel = page.getByRole("tabpanel", { name: transcript });
    const form = panel.getByRole("form", { name: correcting.title });
    const field = form.getByLabel(correcting.text);
    await press(panel, correcting.turn("2"));
    await field.fill("Tenho dor de cabeça há duas semanas.");
    // A second draft does not replace the first.
    await press(panel, correcting.turn("3"));
    await field.fill("Vou receitar dipirona 1 g.");
    await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
    await expect(panel).toHaveCount(0);
    await page.getByRole("tab", { name: transcript }).click();
    await expect(field).toHaveValue("Vou receitar dipirona 1 g.");
    await page.reload();
    await expect(field).toHaveValue("Vou receitar dipirona 1 g.");
    await press(form, correcting.save);
    await expect(field).toHaveValue("Tenho dor de cabeça há duas semanas.");
    await press(form, correcting.save);
    await expect(form).toHaveCount(0);
    await expect(panel).toContainText("Tenho dor de cabeça há duas semanas.");
    await expect(panel).toContainText("Vou receitar dipirona 1 g.");
    await expect.poll(() => listDrafts(page)).toEqual([]);
  },
);

asDoctor("a new document survives a reload before it is created", async ({ page }) => {
  await openConsulta(page, await makeConsulta(page, TALK), "#documents");
  await press(page, words.creating.title);
  await press(page, words.creating.blank);
  await page.getByLabel(words.creating.kind).selectOption("nutritional_plan");
  await page.getByLabel(words.editor.title, { exact: true }).fill("Plano da semana");
  await editor(page).fill("Beber água.");
  await page.reload();
  await expect(editor(page)).toContainText("Beber água.");
  await expect(page.getByLabel(words.creating.kind)).toHaveValue("nutritional_plan");
  await press(page, words.creating.create);
  await expect(page.getByRole("region", { name: "Plano da semana" })).toContainText("Beber água");
  await expect.poll(() => listDrafts(page)).toEqual([]);
});

asDoctor("signing out removes all drafts", async ({ page }) => {
  await openDoubtful(page);
  await typeCorrection(page, /^Corrigir ?: Bebe/, "Bebe café à noite");
  await press(page, words.edit);
  await page.getByLabel(words.editor.title, { exact: true }).fill("Só meu");
  await press(transcriptOf(page), views.consulta.correcting.turn("2"));
  await transcriptOf(page).getByLabel(views.consulta.correcting.text).fill("Outra coisa.");
  await expect.poll(() => listDrafts(page)).toHaveLength(3);
  await page.getByRole("button", { name: /^Conta de / }).click();
  await page.getByRole("menuitem", { name: ptBr.shell.signOut }).click();
  await expect(page).toHaveURL(/\/pt-br\/login/);
  await expect.poll(() => listDrafts(page)).toEqual([]);
});

asDoctor("with auto-save off a draft survives a change of tab, but no reload", async ({ page }) => {
  const off = await page.request.patch("/api/configuracoes/preferences", {
    data: { auto_save: false },
  });
  expect(off.status()).toBe(200);
  await openConsulta(page, await makeConsulta(page, TALK));
  await press(page, words.edit);
  await page.getByLabel(words.editor.title, { exact: true }).fill("Outro título");
  await expect.poll(() => listDrafts(page)).toEqual([]);
  await switchTabs(page);
  await expect(page.getByLabel(words.editor.title, { exact: true })).toHaveValue("Outro título");
  await page.reload();
  await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeVisible();
});
