import { press } from "./consulta-page.ts";
import { appendMarkdown, editorOf, expectSaved, openNewConsulta } from "./documento-page.ts";
import { addVersion } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

asDoctor(
  "two tabs do not overwrite each other, and both texts are kept",
  async ({ page, context, watch }) => {
    watch.allow(/409/);
    await openNewConsulta(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await appendMarkdown(page, "Escrito na primeira aba.");
    await appendMarkdown(other, "Escrito na segunda aba.");
    await press(page, words.editor.save);
    await expectSaved(page);
    const conflict = other.getByRole("alert", { name: words.conflict.title });
    await expect(conflict).toBeVisible();
    await expect(editorOf(other)).toHaveValue(/segunda aba/);
    await press(conflict, words.conflict.show);
    const difference = other.getByRole("region", { name: words.conflict.difference });
    await expect(difference.getByRole("deletion")).toContainText("primeira");
    await expect(difference.getByRole("insertion")).toContainText("segunda");
    await press(conflict, words.conflict.apply);
    await expectSaved(other);
    await expect(other.getByText("Escrito na segunda aba", { exact: true })).toBeVisible();
    // The first tab shows the new version, and its own stays in the history.
    await expect(page.getByText("Escrito na segunda aba", { exact: true })).toBeVisible();
    await press(page, words.versions(3));
    const history = page.getByRole("region", { name: words.history.title });
    await press(history, `${words.history.read}: ${words.history.number(2)}`);
    await expect(history.getByText("Escrito na primeira aba.")).toBeVisible();
  },
);

asDoctor(
  "a save over an unseen version is refused and keeps the typed text",
  async ({ page, context, watch }) => {
    watch.allow(/409|ERR_FAILED|Failed to load resource/);
    const id = await openNewConsulta(page);
    await context.route("**/api/events", (route) => route.abort());
    await page.reload();
    await appendMarkdown(page, "O meu texto.");
    await addVersion(page, id, "De outro lugar.");
    await press(page, words.editor.save);
    await expect(page.getByRole("alert", { name: words.conflict.title })).toBeVisible();
    await expect(editorOf(page)).toHaveValue(/O meu texto/);
    await press(page, words.conflict.discard);
    await expect(page.getByText("De outro lugar", { exact: true })).toBeVisible();
  },
);

asDoctor("a failed save keeps the text and can be retried", async ({ page, watch }) => {
  watch.allow(/ERR_|Failed to load resource/);
  await openNewConsulta(page);
  await appendMarkdown(page, "Nada disto se perde.");
  await page.route("**/versions", (route) => route.abort());
  await press(page, words.editor.save);
  const failed = page.getByRole("alert").filter({ hasText: "Erro de Conexão" });
  await expect(failed).toContainText("Verifique sua conexão com a internet e tente novamente.");
  await expect(editorOf(page)).toHaveValue(/Nada disto se perde/);
  // A look at the transcript in the middle of it costs nothing either.
  await page.getByRole("tab", { name: views.consulta.analysis }).click();
  await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
  await expect(editorOf(page)).toContainText("Nada disto se perde");
  await page.unroute("**/versions");
  await press(page, words.editor.save);
  await expect(page.getByText("Nada disto se perde", { exact: true })).toBeVisible();
});
