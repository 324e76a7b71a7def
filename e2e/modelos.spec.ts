import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].modelos;
const editor = words.editor;

const open = async (page: Page, locale: "pt-br" | "en-us" | "es" = "pt-br"): Promise<void> => {
  await page.goto(`/${locale}/dashboard?view=templates`);
  const { title } = VIEW_TEXTS[locale].modelos;
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
};
const card = (page: Page, titulo: string) =>
  page.getByRole("article", { name: titulo, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const create = async (page: Page, titulo: string, markdown: string): Promise<void> => {
  await page.getByRole("button", { name: words.create }).click();
  await page.getByLabel(editor.titulo, { exact: true }).fill(titulo);
  await page.getByLabel(editor.markdown).fill(markdown);
  await page.getByRole("button", { name: editor.save }).click();
  await expect(page.getByRole("status").getByText(words.created)).toBeVisible();
};

asDoctor("a doctor writes a template, finds, changes, uses and deletes it", async ({ page }) => {
  await open(page);
  expect([words.created, words.updated]).toEqual([
    "Modelo criado com sucesso!",
    "Modelo atualizado com sucesso!",
  ]);
  await page.getByRole("button", { name: words.create }).click();
  const save = page.getByRole("button", { name: editor.save });
  await expect(save).toBeDisabled();
  await expect(page.getByText("Preencha o título e o markdown do modelo")).toBeVisible();
  await page.getByLabel(editor.titulo, { exact: true }).fill("Minha avaliação");
  await expect(save).toBeDisabled();
  await page.getByLabel(editor.markdown).fill("## Motivo\n\n[por que veio]\n\n## Conduta");
  const preview = page.getByRole("region", { name: editor.preview });
  await expect(preview.getByRole("heading", { name: "Motivo", level: 2 })).toBeVisible();
  await save.click();
  await expect(page.getByRole("status").getByText(words.created)).toBeVisible();
  const created = card(page, "Minha avaliação");
  await expect(created.getByText(words.mine, { exact: true })).toBeVisible();
  // Search ignores accents and reads the text; no system template matches.
  await page.getByLabel(words.search).fill("AVALIACAO");
  await expect(created).toBeVisible();
  await page.getByLabel(words.search).fill("por que veio");
  await expect(page.getByRole("article")).toHaveCount(1);
  await created
    .getByRole("button", { name: words.actionOn(words.edit, "Minha avaliação") })
    .click();
  await page.getByLabel(editor.titulo, { exact: true }).fill("Avaliação");
  await page.getByRole("button", { name: editor.save }).click();
  await expect(page.getByRole("status").getByText(words.updated)).toBeVisible();
  await page.getByRole("button", { name: words.actionOn(words.use, "Avaliação") }).click();
  await expect(page.getByRole("button", { name: `Avaliação ${ptBr.home.template}` })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: words.actionOn(words.remove, "Avaliação") }).click();
  await expect(page.getByText(words.removeAsk)).toBeVisible();
  await page.getByRole("button", { name: words.remove, exact: true }).click();
  await expect(page.getByRole("status").getByText(words.removed)).toBeVisible();
  await expect(card(page, "Avaliação")).toHaveCount(0);
});

asDoctor("system templates can be cloned, used and exported, but not edited", async ({ page }) => {
  await open(page);
  const system = card(page, "Anamnese geral");
  await expect(system.getByText(words.system, { exact: true })).toBeVisible();
  await expect(system.getByRole("button", { name: /^Editar/ })).toHaveCount(0);
  await expect(system.getByRole("button", { name: /^Excluir/ })).toHaveCount(0);
  await system.getByRole("button", { name: /^Clonar/ }).click();
  const copy = card(page, "Anamnese geral (Cópia)");
  await expect(copy.getByText(words.mine, { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    copy.getByRole("button", { name: /^Exportar/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("anamnese-geral-copia.md");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("## Queixa principal");
  await page.getByLabel(words.import).setInputFiles({
    name: "meu.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(`# Importado\n${text}`),
  });
  await expect(page.getByLabel(editor.titulo, { exact: true })).toHaveValue("Importado");
  await page.getByRole("button", { name: editor.save }).click();
  await expect(card(page, "Importado")).toBeVisible();
  await page.getByLabel(words.import).setInputFiles({
    name: "foto.md",
    mimeType: "text/markdown",
    buffer: Buffer.from([0xff, 0xd8, 0xff]),
  });
  await expect(page.getByRole("alert").getByText(words.importFailed)).toBeVisible();
});

asDoctor("the templates view is translated into English and Spanish", async ({ page }) => {
  await open(page, "en-us");
  await createInEnglish(page);
  await page.getByRole("button", { name: "Delete: Mine" }).click();
  await expect(page.getByText("Are you sure you want to delete this template?")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Template deleted successfully!")).toBeVisible();
  await open(page, "es");
  await expect(card(page, "Anamnesis general")).toBeVisible();
  await expect(card(page, "Anamnese geral")).toHaveCount(0);
  await page.getByLabel(VIEW_TEXTS.es.modelos.language).selectOption("all");
  await expect(card(page, "Anamnese geral")).toBeVisible();
});
const createInEnglish = async (page: Page): Promise<void> => {
  const english = VIEW_TEXTS["en-us"].modelos;
  await page.getByRole("button", { name: english.create }).click();
  await page.getByLabel(english.editor.titulo, { exact: true }).fill("Mine");
  await page.getByLabel(english.editor.markdown).fill("## Plan");
  await page.getByRole("button", { name: english.editor.save }).click();
  await expect(page.getByText(english.created)).toBeVisible();
};

asDoctor(
  "the toolbar formats the selection, and Ctrl+Z undoes it step by step",
  async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: words.create }).click();
    const field = page.getByLabel(editor.markdown);
    await field.click();
    await page.keyboard.type("dor");
    await page.keyboard.press("Shift+Home");
    await page.getByRole("button", { name: editor.bold }).click();
    await expect(field).toHaveValue("**dor**");
    await page.getByRole("button", { name: editor.h2 }).click();
    await expect(field).toHaveValue("## **dor**");
    await page.getByRole("button", { name: editor.bullets }).click();
    await expect(field).toHaveValue("- ## **dor**");
    await page.getByRole("button", { name: editor.code }).click();
    await expect(field).toHaveValue("```\n- ## **dor**\n```");
    const back = ["- ## **dor**", "## **dor**", "**dor**", "dor"];
    for (const value of back) {
      await page.keyboard.press("Control+z");
      await expect(field).toHaveValue(value);
    }
    for (const value of ["**dor**", "## **dor**"]) {
      await page.keyboard.press("Control+Shift+z");
      await expect(field).toHaveValue(value);
    }
    await field.fill("");
    await page.keyboard.press("Control+b");
    await expect(field).toHaveValue(`**${editor.sample}**`);
  },
);

asDoctor("hostile markdown stays text: nothing runs and nothing is fetched", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: words.create }).click();
  const hostile = [
    '<img src="https://evil.example/x.png" onerror="document.title=1">',
    "<script>document.title='owned'</script>",
    "![x](https://evil.example/y.png) [link](javascript:alert(1))",
    '<svg><a xlink:href="javascript:alert(1)"><text>z</text></a></svg><iframe src="/"></iframe>',
    '<form action="https://evil.example"><input name="main"><style>*{display:none}</style></form>',
    '<h2 id="main" class="fixed" style="position:fixed" onclick="alert(1)">Alto</h2>',
    "## Fim",
    "> ".repeat(500) + "fundo",
  ].join("\n\n");
  await page.getByLabel(editor.markdown).fill(hostile);
  const preview = page.getByRole("region", { name: editor.preview });
  await expect(preview.getByRole("heading", { name: "Fim" })).toBeVisible();
  await expect(preview.getByText('onerror="document.title=1"')).toBeVisible();
  const left = await preview.evaluate((box) =>
    [...box.querySelectorAll(":scope > div *")].flatMap((one) => [
      ...(/^(?:img|script|svg|a|iframe|form|input|style)$/i.test(one.tagName) ? [one.tagName] : []),
      ...[...one.attributes].map(({ name }) => name),
    ]),
  );
  expect(left).toEqual([]);
});

asDoctor(
  "a typed template survives a failed request, a reload and a closed editor",
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|net::ERR/);
    await open(page);
    await page.getByRole("button", { name: words.create }).click();
    await page.getByLabel(editor.titulo, { exact: true }).fill("Teimoso");
    await page.getByLabel(editor.markdown).fill("## Queixa");
    await page.route("**/api/modelos", (route) => route.abort());
    await page.getByRole("button", { name: editor.save }).click();
    await expect(page.getByRole("alert").getByText("Erro de Conexão")).toBeVisible();
    await expect(page.getByLabel(editor.titulo, { exact: true })).toHaveValue("Teimoso");
    await page.unroute("**/api/modelos");
    await page.reload();
    await expect(page.getByLabel(editor.titulo, { exact: true })).toHaveValue("Teimoso");
    await expect(page.getByText(editor.restored)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, editor.create)).toBeHidden();
    await page.getByRole("button", { name: words.create }).click();
    await expect(page.getByLabel(editor.markdown)).toHaveValue("## Queixa");
    await page.getByRole("button", { name: editor.save }).click();
    await expect(card(page, "Teimoso")).toBeVisible();
    await page.getByRole("button", { name: words.create }).click();
    await expect(page.getByLabel(editor.titulo, { exact: true })).toHaveValue("");
  },
);

asDoctor("dictation appends the spoken sentence", async ({ page, context }) => {
  await context.grantPermissions(["microphone"]);
  await open(page);
  await page.getByRole("button", { name: words.create }).click();
  const field = page.getByLabel(editor.markdown);
  await field.fill("## Queixa");
  await page.getByRole("button", { name: editor.narrate, exact: true }).click();
  await expect(page.getByText(editor.narrating)).toBeVisible();
  await expect(field).toHaveValue(/^## Queixa \S+/, { timeout: 60_000 });
  await page.getByRole("button", { name: editor.narrateStop }).click();
  await expect(page.getByRole("button", { name: editor.narrate, exact: true })).toBeEnabled();
});

asDoctor("a denied microphone is reported", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: words.create }).click();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: editor.narrate, exact: true }).click();
  await expect(
    page.getByRole("alert").getByText("Não foi possível acessar o microfone"),
  ).toBeVisible();
});

asDoctor("the templates and their dialogs are accessible", async ({ page }) => {
  await open(page);
  await create(
    page,
    "Um título comprido demais para caber em uma linha do cartão",
    "## Queixa\n\n- dor",
  );
  await expectAccessible(page, { state: "list" });
  await page.getByRole("button", { name: /^Editar/ }).click();
  await expect(page.getByRole("heading", { name: "Queixa", level: 2 })).toBeVisible();
  await expectAccessible(page, { state: "editor" });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Excluir/ }).click();
  await expectAccessible(page, { state: "delete" });
});
