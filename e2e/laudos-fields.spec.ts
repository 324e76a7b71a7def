import type { Page } from "@playwright/test";
import {
  expectStored,
  fieldsIn,
  makeLaudo,
  makePro,
  openLaudo,
  optionsOf,
  readLaudo,
  selectedText,
  textOf,
  words,
  MASK,
} from "./laudos-page.ts";
import { asDoctor as test, expect, ptBr } from "./test.ts";

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

test("a copied field is another field, and undo takes it back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makePro(page);
  const { id } = await makeLaudo(page, MASK);
  await openLaudo(page, id);
  await textOf(page).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Tab");
  // The editor reads a moved caret after the key. Its list of options shows the field that it read.
  const options = optionsOf(page).getByRole("option");
  await expect(options).toHaveCount(3);
  await page.keyboard.press("Control+C");
  await page.keyboard.press("Control+End");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Control+V");
  await expect(fieldsIn(page, "prefilled")).toHaveText(["normal", "normal"]);
  const ids = () =>
    textOf(page).evaluate((element) =>
      Array.from(element.querySelectorAll("[data-campo]"), (one) => one.getAttribute("data-campo")),
    );
  expect(new Set(await ids()).size).toBe(6);
  await page.keyboard.press("Control+Z");
  await expect(fieldsIn(page, "prefilled")).toHaveText(["normal"]);
  // A cut field leaves its placeholder.
  await fieldsIn(page, "prefilled").click();
  await expect(options).toHaveCount(3);
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
  const HOSTILE = "img, a, script, style, iframe, [onclick], [style], [data-campo]";
  const count = (element: Element, selector: string): number =>
    element.querySelectorAll(selector).length;
  expect(await textOf(page).evaluate(count, HOSTILE)).toBe(0);
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
