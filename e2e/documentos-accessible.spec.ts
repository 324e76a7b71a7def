import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { appendMarkdown, editorOf, openNewConsulta } from "./documento-page.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

asDoctor("a document is accessible in every state", async ({ page }) => {
  const look = (state: string): Promise<void> =>
    expectAccessible(page, { state, screenshots: "documentos", height: 5000 });
  await openNewConsulta(page);
  await appendMarkdown(page, "Usa metformina 850 mg. Bebe café demais.");
  await look("markdown");
  await press(page, words.editor.rich);
  await expect(editorOf(page)).toContainText("metformina");
  await look("rich");
  await press(page, words.editor.save);
  await expect(page.getByText(words.doubts(2, 0))).toBeVisible();
  await press(page, /^Corrigir ?: Bebe/);
  await look("doubts");
  await press(page, ptBr.common.cancel);
  await press(page, words.versions(2));
  await press(page, `${words.history.compare}: ${words.history.number(1)}`);
  await expect(page.getByRole("insertion").first()).toBeVisible();
  await look("versions");
  await press(page, words.rewrite);
  await look("rewrite");
  await press(page, ptBr.common.cancel);
  await press(page, words.sign);
  await look("sign");
  await press(page, words.signing.confirm);
  await page.getByText(words.signing.findings(2)).click();
  await press(page, words.addendum);
  await look("signed");
  await page.getByRole("tab", { name: views.consulta.documents }).click();
  await press(page, words.creating.title);
  await look("documents");
});
