import type { Page } from "@playwright/test";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { expectAccessible } from "./accessible.ts";
import {
  expectStored,
  fieldsIn,
  LAUDOS,
  makeLaudo,
  makePro,
  openLaudo,
  optionsOf,
  readLaudo,
  saveLaudo,
  selectedText,
  textOf,
  words,
} from "./laudos-page.ts";
import { fill, press } from "./forms.ts";
import {
  asDoctor as test,
  expect,
  newEmail,
  PASSWORD,
  ptBr,
  ptBrPublic,
  test as base,
} from "./test.ts";

const MASK = [
  "## Achados",
  "Lobo direito [normal* | aumentado | reduzido] com [#] mm.",
  "Nódulos: [+ sólidos | císticos | mistos]. Exame em [data].",
  "Observações: {livres}",
].join("\n");

test("without Pro the view is locked and leads to the plans", async ({ page }) => {
  await page.goto(LAUDOS);
  await expect(page.getByRole("heading", { name: "Laudos (IA)" })).toBeVisible();
  await expect(page.getByText("Recurso disponível apenas para assinantes PRO.")).toBeVisible();
  await expectAccessible(page, { state: "locked", screenshots: "laudos" });
  await page.getByRole("button", { name: "Desbloquear plano Pro" }).press("Enter");
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
});

test("a new laudo is typed, saved and kept by a reload", async ({ page }) => {
  await makePro(page);
  await page.goto(LAUDOS);
  await expect(page.getByText("Selecione ou crie um laudo")).toBeVisible();
  await page.keyboard.press("Alt+N");
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page).getByRole("heading", { name: "Informações Clínicas:" })).toBeVisible();
  await expect(page.getByLabel(words.fields.titulo, { exact: true })).toHaveValue("Novo Laudo");
  await page.keyboard.type("Dor lombar há três dias.");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Laudo salvo", { exact: true })).toBeVisible();
  await page.reload();
  await expect(textOf(page)).toContainText("Dor lombar há três dias.");
});

test("the keyboard goes through the fields and fills them", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, MASK);
  await openLaudo(page, id);
  await expect(fieldsIn(page, "prefilled")).toHaveText("normal");
  await expect(fieldsIn(page, "empty")).toHaveCount(4);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  expect(await selectedText(page)).toBe("normal");
  await expect(optionsOf(page).getByRole("option")).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(fieldsIn(page, "prefilled")).toHaveCount(0);
  expect(await selectedText(page)).toBe("[#]");
  await page.keyboard.type("3,2");
  await page.keyboard.press("Tab");
  // Several options of a list.
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.keyboard.press("Tab");
  // The date of today is offered.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("sem queixas");
  await expect(fieldsIn(page, "empty")).toHaveCount(0);
  await expect(page.getByText(words.campo.allDone).first()).toBeVisible();
  await expectStored(page);
  const { content } = await readLaudo(page, id);
  const stored = JSON.stringify(content);
  for (const value of ["3,2", "sólidos, mistos", "sem queixas"])
    expect(stored).toContain(`"text":"${value}"`);
});

base("a sign-up for laudos opens them first", async ({ page }) => {
  const { auth } = ptBrPublic;
  await page.goto("/pt-br/signup?feature=laudos");
  await fill(page, {
    [auth.email]: newEmail(),
    [auth.password]: PASSWORD,
    [auth.confirmPassword]: PASSWORD,
  });
  await press(page, auth.signup.submit);
  await expect(page).toHaveURL("/pt-br/dashboard?view=reports");
  await expect(page.getByText(words.locked)).toBeVisible();
});

test("a mask is found, applied and filled; a second one asks where it goes", async ({ page }) => {
  await makePro(page);
  await page.goto(LAUDOS);
  await expect(page.getByText(words.choose)).toBeVisible();
  await page.keyboard.press("Alt+M");
  const search = page.getByRole("searchbox", { name: words.masks.search });
  await expect(search).toBeFocused();
  await search.fill("tireoide");
  await expect(page.getByRole("button", { name: /^Aplicar máscara:.*tireoide/i })).toHaveCount(1);
  await search.press("Enter");
  await expect(textOf(page)).toBeFocused();
  await expect(page.getByLabel(words.fields.titulo, { exact: true })).toHaveValue(/tireoide/i);
  await expect(textOf(page).getByRole("heading", { name: "Informações Clínicas:" })).toBeVisible();
  expect(await fieldsIn(page, "prefilled").count()).toBeGreaterThan(5);
  await page.keyboard.press("Shift+F9");
  await expect(fieldsIn(page, "prefilled")).toHaveCount(0);
  await page.keyboard.press("Control+Z");
  expect(await fieldsIn(page, "prefilled").count()).toBeGreaterThan(5);
  await expectStored(page);
  const count = await textOf(page).locator("[data-campo]").count();
  await page.keyboard.press("Alt+M");
  await search.fill("tireoide");
  await search.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: words.masks.append }).click();
  await expect(textOf(page).locator("[data-campo]")).toHaveCount(2 * count);
  await expectStored(page);
});

test("a copied field is another field, and undo takes it back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makePro(page);
  const { id } = await makeLaudo(page, MASK);
  await openLaudo(page, id);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+C");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+V");
  await expect(fieldsIn(page, "prefilled")).toHaveText(["normal", "normal"]);
  const ids = () =>
    textOf(page)
      .locator("[data-campo]")
      .evaluateAll((all) =>
        all.map((one) => (JSON.parse(one.getAttribute("data-campo") ?? "") as { id: string }).id),
      );
  expect(new Set(await ids()).size).toBe(6);
  await page.keyboard.press("Control+Z");
  await expect(fieldsIn(page, "prefilled")).toHaveText(["normal"]);
  // A cut field leaves its placeholder.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+X");
  await expect(fieldsIn(page, "empty").first()).toHaveText("[normal | aumentado | reduzido]");
});

/** Pastes data into the text, as the browser does after Ctrl+V. */
const paste = (page: Page, type: string, data: string) =>
  textOf(page).evaluate(
    (element, [kind, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind ?? "", text ?? "");
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [type, data],
  );

test("hostile and huge pastes are harmless", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, "Antes");
  await openLaudo(page, id);
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  const field = { id: "x", kind: "choice", options: ["a"], onclick: "alert(1)", confirmed: "yes" };
  await paste(
    page,
    "text/html",
    [
      "<style>body{display:none}</style><script>document.title='hit'</script>",
      "<p onclick='document.title=1' style='position:fixed'>Depois ",
      "<img src='https://elsewhere.example/x.png' onerror='document.title=2'>",
      "<a href='javascript:alert(1)'>link</a><iframe src='https://elsewhere.example'></iframe>",
      `<span data-campo='${JSON.stringify(field)}' id="other">a</span></p>`,
    ].join(""),
  );
  await expect(textOf(page)).toContainText("Depois");
  await expect(textOf(page)).toContainText("link");
  const inside = textOf(page).locator("img, a, script, style, iframe, [onclick], [data-campo]");
  await expect(inside).toHaveCount(0);
  await expectStored(page);

  const row = "<tr><td>1</td><td>2</td></tr>";
  const before = await textOf(page).innerText();
  for (const html of [
    `<table>${row.repeat(40_000)}</table>`,
    `<table>${row.repeat(4000)}</table>`,
    "<ul><li>a".repeat(40),
  ]) {
    await paste(page, "text/html", html);
    await expect(page.getByText(words.pasteTooLarge.title)).toBeVisible();
    expect(await textOf(page).innerText()).toBe(before);
    await page.getByRole("button", { name: ptBr.common.close }).last().click();
  }
  await paste(page, "text/plain", "x".repeat(200_000));
  await expect(page.getByText(words.pasteTooLarge.title)).toBeVisible();
  expect(await textOf(page).innerText()).toBe(before);
});

test("two devices: the second to save chooses", async ({ page, watch }) => {
  watch.allow(/409/);
  await makePro(page);
  const laudo = await makeLaudo(page, "Texto inicial");
  await openLaudo(page, laudo.id);
  const other = await saveLaudo(page, laudo, {
    content: parseNotation("Do outro aparelho", "pt-BR").content,
  });
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" e o meu");
  const conflict = page.getByRole("alert", { name: words.conflict.title });
  await expect(conflict).toBeVisible();
  await conflict.getByRole("button", { name: words.conflict.show }).click();
  await expect(conflict).toContainText("Do outro aparelho");
  await expectAccessible(page, { state: "conflict", screenshots: "laudos" });
  // Typing goes on and stays on this device.
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(", inteiro");
  await conflict.getByRole("button", { name: words.conflict.keep }).click();
  await expectStored(page);
  expect(JSON.stringify((await readLaudo(page, laudo.id)).content)).toContain(
    "Texto inicial e o meu, inteiro",
  );
  // The other choice.
  const stored = await readLaudo(page, laudo.id);
  await saveLaudo(page, stored, { content: other.content });
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("!");
  await conflict.getByRole("button", { name: words.conflict.take }).click();
  await expect(textOf(page)).toHaveText("Do outro aparelho");
  await expectStored(page);
});

test("without a network the text stays on the device, also after a reload", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load/);
  await makePro(page);
  const { id } = await makeLaudo(page, "Texto");
  await openLaudo(page, id);
  await page.route("**/api/laudos/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" sem rede");
  await expect(page.getByText(words.saving.offline)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(textOf(page)).toHaveText("Texto sem rede");
  await expect(page.getByText(words.restored)).toBeVisible();
  await page.unroute("**/api/laudos/*");
  await expectStored(page);
  expect(JSON.stringify((await readLaudo(page, id)).content)).toContain("Texto sem rede");
});

test("the view is accessible on a phone and a desktop, in light and dark", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(
    page,
    `${MASK}\n| Medida | Valor |\n| --- | --- |\n| LD | [# mm] |`,
  );
  await page.goto(LAUDOS);
  await expect(page.getByText(words.choose)).toBeVisible();
  await expectAccessible(page, { state: "none", screenshots: "laudos" });
  await openLaudo(page, id);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await expect(optionsOf(page)).toBeVisible();
  await expectAccessible(page, { state: "open", screenshots: "laudos" });
  await page.keyboard.press("Control+/");
  await expect(page.getByRole("dialog", { name: words.shortcuts.title })).toBeVisible();
  await expectAccessible(page, { state: "shortcuts", screenshots: "laudos" });
});

test("on a phone the lists are in a drawer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await makePro(page);
  await makeLaudo(page, MASK, "Tireoide de Ana");
  await page.goto(LAUDOS);
  await page.getByRole("button", { name: words.openPanel }).click();
  const drawer = page.getByRole("dialog", { name: words.panel });
  await expect(drawer.getByRole("button", { name: words.create })).toBeVisible();
  await expectAccessible(page, { state: "drawer", viewports: ["phone"], screenshots: "laudos" });
  await drawer.getByRole("button", { name: /Tireoide de Ana/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(textOf(page)).toContainText("Achados");
});

test("paper has the laudo and nothing else", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, MASK);
  await openLaudo(page, id);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Data do exame: ")).toBeVisible();
  await expect(textOf(page)).toBeVisible();
  for (const role of ["navigation", "banner", "button", "tab", "searchbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const color = (name: string) =>
    textOf(page).evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  expect(await color("color")).toBe("rgb(20, 33, 31)");
  await page.screenshot({ path: "test-results/laudos/print.png" });
});

test("accents typed with dead keys replace a field", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(page, "Lobo [normal* | x], {nota}.");
  await openLaudo(page, id);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const cdp = await page.context().newCDPSession(page);
  for (const [dead, letter] of [
    ["~", "ã"],
    ["´", "é"],
  ] as const) {
    await cdp.send("Input.imeSetComposition", { text: dead, selectionStart: 1, selectionEnd: 1 });
    await cdp.send("Input.insertText", { text: letter });
  }
  await page.keyboard.type("o");
  await expect(fieldsIn(page, "filled")).toHaveText("ãéo");
  await expectStored(page);
  expect(JSON.stringify((await readLaudo(page, id)).content)).toContain('"text":"ãéo"');
});
