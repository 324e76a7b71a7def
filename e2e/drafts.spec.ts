import type { Locator, Page } from "@playwright/test";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { openConsulta, pasteConsulta, transcriptOf } from "./consulta-page.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";
import { violations } from "./violations.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

const TALK = [
  "Médico: O que traz a senhora aqui?",
  "Paciente: Tenho dor de cabeça há três dias. Não tive febre.",
  "Médico: Vou receitar dipirona 500 mg.",
].join("\n");

const press = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).click();
const editor = (page: Page): Locator => page.getByRole("textbox", { name: words.editor.text });
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

const noteOf = async (page: Page, id: string): Promise<Documento> => {
  const answer = await page.request.get(`/api/consultas/${id}/documentos`);
  const [note] = ((await answer.json()) as { items: Documento[] }).items;
  if (note === undefined) throw new Error("the consultation has no document");
  return note;
};
/** Another version, made somewhere else. */
const changeElsewhere = async (page: Page, id: string, added: string): Promise<Documento> => {
  const { id: documento, current } = await noteOf(page, id);
  const answer = await page.request.post(`/api/documentos/${documento}/versions`, {
    data: {
      change: "edited",
      base: current?.number,
      markdown: `${current?.content.markdown}\n\n${added}\n`,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Documento;
};
/** A consultation whose document holds two sentences that nobody said. */
const openDoubtful = async (page: Page): Promise<string> => {
  const { id } = await pasteConsulta(page, TALK);
  await changeElsewhere(page, id, "Usa metformina 850 mg.\n\nBebe café demais.");
  await openConsulta(page, { id });
  await expect(page.getByText(words.doubts(2, 0))).toBeVisible();
  return id;
};
const correct = async (page: Page, of: RegExp, typed: string): Promise<Locator> => {
  await press(page, of);
  const form = page.getByRole("form", { name: words.correct, exact: true });
  await form.getByLabel(words.correction.label).fill(typed);
  return form;
};
const other = async (page: Page): Promise<void> => {
  await page.getByRole("tab", { name: views.consulta.analysis }).click();
  await expect(page.getByRole("tabpanel", { name: views.consulta.analysis })).toBeVisible();
  await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
};

asDoctor(
  "a text that was typed and not saved is there after a reload, and nowhere once it is saved",
  async ({ page }) => {
    const consulta = await pasteConsulta(page, TALK);
    await openConsulta(page, consulta);
    await press(page, words.edit);
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Escrito antes.");
    await page.reload();
    await expect(editor(page)).toContainText("Escrito antes.");
    await expect(page.getByText(views.modelos.editor.restored)).toBeVisible();
    expect(page.url()).not.toMatch(/Escrito/i);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => stored(page)).toHaveLength(1);
    await press(page, words.editor.save);
    await expect(page.getByText(words.saved).first()).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(/Escrito antes/).first()).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    // What is discarded is gone, too.
    await press(page, words.edit);
    await page.getByLabel(words.editor.title, { exact: true }).fill("Outro título");
    await page.reload();
    await expect(page.getByLabel(words.editor.title, { exact: true })).toHaveValue("Outro título");
    await press(page, views.modelos.editor.discard);
    await page.reload();
    await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
  },
);

asDoctor(
  "a text whose version moved on is offered beside the newer one, and applied only when asked",
  async ({ page }) => {
    const { id } = await pasteConsulta(page, TALK);
    await openConsulta(page, { id });
    await press(page, words.edit);
    await press(page, words.editor.markdown);
    await editor(page).fill("# Anamnese\n\n- O meu texto.\n");
    await page.goto("about:blank");
    await changeElsewhere(page, id, "De outro lugar.");
    await openConsulta(page, { id });
    // The newest is what is read.
    await expect(page.getByText("De outro lugar", { exact: true })).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    const offer = page.getByRole("alert", { name: words.conflict.title });
    await press(offer, words.conflict.show);
    await expect(
      offer.getByRole("region", { name: words.conflict.difference }).getByRole("insertion").last(),
    ).toContainText("texto");
    expect(await violations(page)).toEqual([]);
    await press(offer, words.conflict.apply);
    await expect(page.getByText("O meu texto", { exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual([]);
    expect((await noteOf(page, id)).current?.number).toBe(3);

    // Signed meanwhile: it can still be seen, and nothing is saved.
    await press(page, words.edit);
    await press(page, words.editor.markdown);
    await editor(page).fill("# Anamnese\n\n- Tarde demais.\n");
    await page.goto("about:blank");
    const { id: documento } = await noteOf(page, id);
    const signed = await page.request.post(`/api/documentos/${documento}/sign`, {
      data: { base: 3 },
    });
    expect(signed.status()).toBe(200);
    await openConsulta(page, { id });
    await expect(offer.getByText(words.conflict.closed)).toBeVisible();
    await expect(offer.getByRole("button", { name: words.conflict.apply })).toHaveCount(0);
    await press(offer, words.conflict.discard);
    await expect(offer).toHaveCount(0);
    expect((await noteOf(page, id)).current?.number).toBe(3);
  },
);

asDoctor("a sentence's correction outlives another tab and a reload", async ({ page }) => {
  await openDoubtful(page);
  const form = await correct(page, /^Corrigir ?: Bebe/, "Bebe café à noite");
  await other(page);
  const field = form.getByLabel(words.correction.label);
  await expect(field).toHaveValue("Bebe café à noite");
  await page.reload();
  await expect(field).toHaveValue("Bebe café à noite");
  await press(form, words.correction.save);
  await expect(page.getByText("Bebe café à noite", { exact: true })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
  // One that was only opened is no draft, and cancelling ends it.
  await press(page, /^Corrigir ?: Bebe/);
  await expect.poll(() => stored(page)).toEqual([]);
  await press(form, ptBr.common.cancel);
  await expect(form).toHaveCount(0);
});

asDoctor(
  "a sentence that two tabs correct: the difference is shown, theirs taken, or mine saved over it",
  async ({ page, context }) => {
    const id = await openDoubtful(page);
    const mine = await correct(page, /^Corrigir ?: Bebe/, "Bebe pouco café");
    const second = await context.newPage();
    await openConsulta(second, { id });
    const theirs = await correct(second, /^Corrigir ?: Bebe/, "Tenho dor de cabeça há três dias");
    await press(theirs, words.correction.save);
    await expect(second.getByText(words.doubts(1, 0))).toBeVisible();

    // Theirs has support: no doubt is left there, but what is typed here stands.
    const offer = page.getByRole("alert", { name: words.correction.changed });
    await expect(offer).toContainText("Tenho dor de cabeça há três dias");
    await expect(mine.getByLabel(words.correction.label)).toHaveValue("Bebe pouco café");
    await expect(mine.getByRole("button", { name: words.correction.save })).toBeDisabled();
    await press(offer, words.conflict.show);
    const difference = offer.getByRole("region", { name: words.correction.difference });
    await expect(difference.getByRole("insertion").last()).toContainText("café");
    expect(await violations(page)).toEqual([]);
    await press(offer, words.correction.apply);
    await expect(page.getByText("Bebe pouco café", { exact: true })).toBeVisible();
    await expect(mine).toHaveCount(0);
    // Every version stands: two written before, theirs, mine.
    expect((await noteOf(page, id)).current?.number).toBe(4);

    const again = await correct(second, /^Corrigir ?: Bebe/, "Bebe chá");
    await correct(page, /^Corrigir ?: Bebe/, "Bebe mate");
    await press(mine, words.correction.save);
    await expect(page.getByText("Bebe mate", { exact: true })).toBeVisible();
    const taken = second.getByRole("alert", { name: words.correction.changed });
    await press(taken, words.correction.take);
    await expect(again).toHaveCount(0);
    await expect(second.getByText("Bebe mate", { exact: true })).toBeVisible();
    expect((await noteOf(page, id)).current?.number).toBe(5);
  },
);

asDoctor(
  "a correction of the transcript outlives another tab and a reload, each of several",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { correcting, transcript } = views.consulta;
    const consulta = await pasteConsulta(page, TALK);
    await openConsulta(page, consulta, "#transcript");
    const panel = page.getByRole("tabpanel", { name: transcript });
    const form = panel.getByRole("form", { name: correcting.title });
    const field = form.getByLabel(correcting.text);
    await press(panel, correcting.turn("2"));
    await field.fill("Tenho dor de cabeça há duas semanas.");
    // Another one in between takes nothing away.
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
    await expect.poll(() => stored(page)).toEqual([]);
  },
);

asDoctor("a new document that was begun is there again", async ({ page }) => {
  await openConsulta(page, await pasteConsulta(page, TALK), "#documents");
  await press(page, words.creating.title);
  await press(page, words.creating.blank);
  await page.getByLabel(words.creating.kind).selectOption("nutritional_plan");
  await editor(page).fill("Beber água.");
  await page.reload();
  await expect(editor(page)).toHaveValue("Beber água.");
  await expect(page.getByLabel(words.creating.kind)).toHaveValue("nutritional_plan");
  await press(page, words.creating.create);
  await expect(page.getByRole("region", { name: words.kind.nutritional_plan })).toContainText(
    "Beber água",
  );
  await expect.poll(() => stored(page)).toEqual([]);
});

asDoctor("nothing typed stays behind when the doctor signs out", async ({ page }) => {
  await openDoubtful(page);
  await correct(page, /^Corrigir ?: Bebe/, "Bebe café à noite");
  await press(page, words.edit);
  await page.getByLabel(words.editor.title, { exact: true }).fill("Só meu");
  await press(transcriptOf(page), views.consulta.correcting.turn("2"));
  await transcriptOf(page).getByLabel(views.consulta.correcting.text).fill("Outra coisa.");
  await expect.poll(() => stored(page)).toHaveLength(3);
  await page.getByRole("button", { name: /^Conta de / }).click();
  await page.getByRole("menuitem", { name: ptBr.shell.signOut }).click();
  await expect(page).toHaveURL(/\/pt-br\/login/);
  await expect.poll(() => stored(page)).toEqual([]);
});

asDoctor(
  "where the doctor turned auto-save off, what is typed outlives another tab, and no reload",
  async ({ page }) => {
    const off = await page.request.patch("/api/configuracoes/preferences", {
      data: { auto_save: false },
    });
    expect(off.status()).toBe(200);
    await openConsulta(page, await pasteConsulta(page, TALK));
    await press(page, words.edit);
    await page.getByLabel(words.editor.title, { exact: true }).fill("Outro título");
    await expect.poll(() => stored(page)).toEqual([]);
    await other(page);
    await expect(page.getByLabel(words.editor.title, { exact: true })).toHaveValue("Outro título");
    await page.reload();
    await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeVisible();
  },
);
