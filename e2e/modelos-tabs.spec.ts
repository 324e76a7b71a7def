import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { makeTemplate } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

/* One template in two tabs: no save overwrites an unseen change, and no typed text is lost. */

const words = VIEW_TEXTS["pt-br"].modelos;
const { editor } = words;
const { conflict } = editor;

const open = async (page: Page, titulo: string): Promise<void> => {
  await page.goto("/pt-br/dashboard?view=templates");
  await page.getByRole("button", { name: words.actionOn(words.edit, titulo) }).click();
  await expect(text(page)).toBeVisible();
};
const text = (page: Page) => page.getByLabel(editor.markdown);
const save = (page: Page) => page.getByRole("button", { name: editor.save });
const saved = (page: Page) => page.getByRole("status").getByText(words.updated);
const choice = (page: Page) => page.getByRole("alert", { name: conflict.title });
const readMarkdown = async (page: Page, titulo: string): Promise<string | undefined> => {
  const answer = await page.request.get("/api/modelos");
  const { items } = (await answer.json()) as { items: { titulo: string; markdown: string }[] };
  return items.find((one) => one.titulo === titulo)?.markdown;
};
/** Both tabs edit the template, and the other one saves first. */
const collide = async (page: Page, other: Page): Promise<void> => {
  await makeTemplate(page, "Retorno meu");
  await open(page, "Retorno meu");
  await open(other, "Retorno meu");
  await text(page).fill("## Meu texto");
  await text(other).fill("## Texto da outra aba");
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await save(page).click();
  await expect(choice(page)).toBeVisible();
  await expect(text(page)).toHaveValue("## Meu texto");
  await expect(save(page)).toBeDisabled();
  expect(await readMarkdown(page, "Retorno meu")).toBe("## Texto da outra aba");
};

asDoctor(
  "a conflict shows the saved template, and the typed text can replace it",
  async ({ page, context, watch }) => {
    watch.allow(/status of 409/);
    await collide(page, await context.newPage());
    await choice(page).getByRole("button", { name: conflict.show }).click();
    await expectAccessible(page, { state: "conflict" });
    await expect(page.getByRole("region", { name: conflict.difference })).toContainText("outra");
    await choice(page).getByRole("button", { name: conflict.apply }).click();
    await expect(saved(page)).toBeVisible();
    expect(await readMarkdown(page, "Retorno meu")).toBe("## Meu texto");
  },
);

asDoctor(
  "the typed text of a conflict can become a new template",
  async ({ page, context, watch }) => {
    watch.allow(/status of 409/);
    await collide(page, await context.newPage());
    await text(page).fill("## Meu texto, e mais");
    await page.getByLabel(editor.titulo, { exact: true }).fill("Retorno meu 2");
    await choice(page).getByRole("button", { name: conflict.copy }).click();
    await expect(page.getByRole("status").getByText(words.created)).toBeVisible();
    expect(await readMarkdown(page, "Retorno meu")).toBe("## Texto da outra aba");
    expect(await readMarkdown(page, "Retorno meu 2")).toBe("## Meu texto, e mais");
  },
);

asDoctor(
  "a conflict survives a reload, and the saved template can be taken",
  async ({ page, context, watch }) => {
    watch.allow(/status of 409/);
    await collide(page, await context.newPage());
    await page.reload();
    await expect(text(page)).toHaveValue("## Meu texto");
    await choice(page).getByRole("button", { name: conflict.discard }).click();
    await expect(text(page)).toHaveValue("## Texto da outra aba");
    await expect(choice(page)).toBeHidden();
    await text(page).fill("## Texto da outra aba\n\n## E o meu");
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  },
);

asDoctor("a template deleted in another tab keeps the text typed here", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const id = await makeTemplate(page, "Passageiro");
  await open(page, "Passageiro");
  await text(page).fill("## Ainda aqui");
  await page.request.delete(`/api/modelos/${id}`);
  await save(page).click();
  await expect(page.getByRole("alert").getByText(editor.gone.title)).toBeVisible();
  await expect(text(page)).toHaveValue("## Ainda aqui");
  await save(page).click();
  await expect(page.getByRole("status").getByText(words.created)).toBeVisible();
  expect(await readMarkdown(page, "Passageiro")).toBe("## Ainda aqui");
});

asDoctor("a template has a specialty, and its clone keeps it", async ({ page }) => {
  await makeTemplate(page, "Articulações");
  await open(page, "Articulações");
  await page.getByLabel(editor.especialidade).fill("Reumatologia");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  for (const [titulo, especialidade] of [
    ["Articulações", "Reumatologia"],
    ["Consulta cardiológica", "Cardiologia"],
  ] as const) {
    await page.getByRole("button", { name: words.actionOn(words.clone, titulo) }).click();
    await page
      .getByRole("button", { name: words.actionOn(words.edit, words.copyOf(titulo)) })
      .click();
    await expect(page.getByLabel(editor.especialidade)).toHaveValue(especialidade);
    await page.keyboard.press("Escape");
  }
});

asDoctor("a text that is too long is reported and kept whole", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=templates&id=new");
  await page.getByLabel(editor.titulo, { exact: true }).fill("á".repeat(10_000));
  await text(page).fill("a".repeat(50_001));
  await expect(page.getByText(/O modelo é longo demais/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByLabel(editor.titulo, { exact: true })).toHaveValue("á".repeat(10_000));
  await page.getByLabel(editor.titulo, { exact: true }).fill("Curto");
  await text(page).fill("## Curto");
  await expect(save(page)).toBeEnabled();
});
