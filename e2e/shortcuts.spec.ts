import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { editorOf, expectSaved, openNewConsulta } from "./documento-page.ts";
import { asDoctor, asWorkerDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* The keys of the application. Those of laudos: laudos-page.ts. */

const { shortcuts } = ptBr;
const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

asWorkerDoctor("? lists the shortcuts, but not while a field has the focus", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=patients");
  const list = page.getByRole("dialog", { name: shortcuts.title });
  const search = page.getByRole("searchbox");
  await search.fill("Ana");
  await search.press("Shift+?");
  await expect(search).toHaveValue("Ana?");
  await expect(list).toBeHidden();
  await search.blur();
  await page.keyboard.press("Shift+?");
  await expect(list).toContainText(shortcuts.names.nextDoubt);
  await expectAccessible(page, { state: "shortcuts" });
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: shortcuts.title }).click();
  await expect(list).toBeVisible();
});

asDoctor("the key ? for the list can be switched off, as WCAG 2.1.4 demands", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=settings&tab=preferences");
  const [name] = views.configuracoes.switches.shortcut_key;
  const key = page.getByRole("switch", { name });
  await expect(key).toBeChecked();
  const saved = page.waitForResponse((one) => one.request().method() === "PATCH");
  await key.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(key).not.toBeChecked();
  await key.blur();
  await page.keyboard.press("Shift+?");
  const list = page.getByRole("dialog", { name: shortcuts.title });
  // The menu still opens the list, which names other keys only.
  await page.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: shortcuts.title }).click();
  await expect(list).toContainText(shortcuts.names.search);
  await expect(list).not.toContainText(shortcuts.names.list);
  await page.keyboard.press("Escape");
  await key.click();
  await expect(key).toBeChecked();
  await key.blur();
  await page.keyboard.press("Shift+?");
  await expect(list).toContainText(shortcuts.names.list);
});

asWorkerDoctor("Alt+G leads home and asks there for what a recording lacks", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=patients");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Alt+g");
  const start = page.getByRole("button", { name: ptBr.home.start });
  await expect(start).toBeVisible();
});

asDoctor(
  "keys lead to the next doubt and the next document, and approval asks first",
  async ({ page }) => {
    await openNewConsulta(page);
    await press(page, words.edit);
    await editorOf(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Usa metformina 850 mg.");
    // A key does nothing in the editor.
    await page.keyboard.press("Alt+s");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Refere febre alta.");
    await press(page, words.editor.save);
    await expectSaved(page);
    const doubts = page.getByRole("button", { name: /^Manter com meu nome/ });
    await expect(doubts).toHaveCount(2);
    await page.keyboard.press("F8");
    await expect(doubts.first()).toBeFocused();
    await page.keyboard.press("F8");
    await expect(doubts.last()).toBeFocused();
    await page.keyboard.press("F8");
    await expect(doubts.first()).toBeFocused();
    await page.keyboard.press("Shift+F8");
    await expect(doubts.last()).toBeFocused();

    await page.keyboard.press("Alt+o");
    await expect(page.getByRole("tab", { name: views.consulta.documents })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    const documents = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
    await expect(documents.first()).toBeFocused();
    await page.getByRole("tab", { name: views.consulta.anamnesis }).click();

    await page.keyboard.press("Alt+s");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    // In the dialog the keys rest, and nothing was signed.
    await page.keyboard.press("Alt+o");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: words.sign, exact: true })).toBeVisible();
  },
);
