import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

/* One template in two tabs: nobody writes over what they have not seen, and nothing that was typed is lost. */

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
const markdownOf = async (page: Page, titulo: string): Promise<string | undefined> => {
  const answer = await page.request.get("/api/modelos");
  const { items } = (await answer.json()) as { items: { titulo: string; markdown: string }[] };
  return items.find((one) => one.titulo === titulo)?.markdown;
};
const make = (page: Page, titulo: string) =>
  page.request.post("/api/modelos", {
    data: { id: crypto.randomUUID(), titulo, markdown: "## Queixa", language: "pt-BR" },
  });

/** Both have it open; the other one saved first. */
const collide = async (page: Page, other: Page): Promise<void> => {
  await make(page, "Retorno meu");
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
  expect(await markdownOf(page, "Retorno meu")).toBe("## Texto da outra aba");
};

asDoctor(
  "a template saved in another tab is shown, and mine goes over it",
  async ({ page, context, watch }) => {
    watch.allow(/status of 409/);
    await collide(page, await context.newPage());
    await choice(page).getByRole("button", { name: conflict.show }).click();
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    await expect(page.getByRole("region", { name: conflict.difference })).toContainText("outra");
    await choice(page).getByRole("button", { name: conflict.apply }).click();
    await expect(saved(page)).toBeVisible();
    expect(await markdownOf(page, "Retorno meu")).toBe("## Meu texto");
  },
);

asDoctor("or mine becomes a template of its own", async ({ page, context, watch }) => {
  watch.allow(/status of 409/);
  await collide(page, await context.newPage());
  await text(page).fill("## Meu texto, e mais");
  await page.getByLabel(editor.titulo, { exact: true }).fill("Retorno meu 2");
  await choice(page).getByRole("button", { name: conflict.copy }).click();
  await expect(page.getByRole("status").getByText(words.created)).toBeVisible();
  expect(await markdownOf(page, "Retorno meu")).toBe("## Texto da outra aba");
  expect(await markdownOf(page, "Retorno meu 2")).toBe("## Meu texto, e mais");
});

asDoctor("or theirs is taken, also over a reload in between", async ({ page, context, watch }) => {
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
});

asDoctor("a template deleted in another tab keeps what was typed here", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await make(page, "Passageiro");
  await open(page, "Passageiro");
  await text(page).fill("## Ainda aqui");
  const { items } = (await (await page.request.get("/api/modelos")).json()) as {
    items: { id: string; titulo: string }[];
  };
  const { id } = items.find(({ titulo }) => titulo === "Passageiro") ?? { id: "" };
  await page.request.delete(`/api/modelos/${id}`);
  await save(page).click();
  await expect(page.getByRole("alert").getByText(editor.gone.title)).toBeVisible();
  await expect(text(page)).toHaveValue("## Ainda aqui");
  await save(page).click();
  await expect(page.getByRole("status").getByText(words.created)).toBeVisible();
  expect(await markdownOf(page, "Passageiro")).toBe("## Ainda aqui");
});

asDoctor("a specialty is given, and a clone carries its template's", async ({ page }) => {
  await make(page, "Articulações");
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

asDoctor("a text that is too long is kept and told, never cut", async ({ page }) => {
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
