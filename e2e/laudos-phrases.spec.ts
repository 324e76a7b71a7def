import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { PhraseFields } from "@relato/shared/domain/laudo/laudo.ts";
import { expectAccessible, VIEWPORTS } from "./accessible.ts";
import {
  fieldsIn,
  LAUDOS,
  makeLaudo,
  makePro,
  openLaudo,
  selectedText,
  textOf,
  words,
} from "./laudos-page.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

const own = VIEW_TEXTS["pt-br"].laudosPhrases;

const MASK = ["## Achados", "Fígado [normal* | aumentado].", "Baço normal.", ""].join("\n");

const makePhrase = async (page: Page, phrase: Partial<PhraseFields>): Promise<void> => {
  const data = {
    id: randomUUID(),
    categoria: "Minhas",
    phrase: "Texto.",
    place: "cursor",
    anchor: "",
    language: "pt-BR",
    ...phrase,
  };
  expect((await page.request.post("/api/laudo-phrases", { data })).status()).toBe(201);
};

/** Moves the cursor, and waits until the editor has read the browser's selection. */
const move = async (page: Page, key: "Control+End" | "Control+Home"): Promise<void> => {
  await page.keyboard.press(key);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};

const listOf = (page: Page): Locator => page.getByRole("listbox", { name: own.list });

const open = async (page: Page, phrases: Partial<PhraseFields>[], mask = MASK): Promise<void> => {
  await makePro(page);
  for (const phrase of phrases) await makePhrase(page, phrase);
  const { id } = await makeLaudo(page, mask);
  const loaded = page.waitForResponse((response) => response.url().endsWith("/api/laudo-phrases"));
  await openLaudo(page, id);
  await loaded;
  await textOf(page).focus();
  await move(page, "Control+End");
  await page.keyboard.press("Enter");
};

test("a typed trigger shows its phrases; Tab inserts and selects the first field", async ({
  page,
}) => {
  await open(page, [
    { trigger: "qqcisto", phrase: "Cisto de [# mm] no rim [direito | esquerdo]." },
    { trigger: "qqcalculo", phrase: "Cálculo de [# mm]." },
  ]);
  await page.keyboard.type("Rins: q");
  await expect(listOf(page)).toBeHidden();
  await page.keyboard.type("qc");
  await expect(listOf(page).getByRole("option")).toHaveCount(2);
  await expectAccessible(page, { state: "list", height: 1600, screenshots: "laudos-phrases" });
  const used = page.waitForResponse((response) => response.url().endsWith("/uses"));
  await page.keyboard.type("i");
  await expect(listOf(page).getByRole("option", { name: /qqcisto/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(textOf(page)).toContainText("Rins: Cisto de [#] mm no rim [direito | esquerdo].");
  await expect(listOf(page)).toBeHidden();
  expect(await selectedText(page)).toBe("[#]");
  expect(await (await used).json()).toEqual({ uses: 1 });
  // The same phrase again: its fields are others.
  await move(page, "Control+End");
  await page.keyboard.type(" qqcis");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await expect(textOf(page)).toContainText(
    "Cisto de [#] mm no rim [direito | esquerdo]. Cisto de 12",
  );
});

test("a phrase replaces the line of its anchor, or is added to it", async ({ page }) => {
  await open(page, [
    {
      trigger: "qqesteatose",
      phrase: "Fígado com ecogenicidade aumentada, grau [I | II | III].",
      place: "replace",
      anchor: "Fígado",
    },
    { trigger: "qqbaco", phrase: "Baço acessório.", place: "after", anchor: "Baço" },
  ]);
  await page.keyboard.type("/qqest");
  await page.keyboard.press("Enter");
  await expect(textOf(page).getByRole("paragraph").first()).toHaveText(
    "Fígado com ecogenicidade aumentada, grau [I | II | III].",
  );
  expect(await selectedText(page)).toBe("[I | II | III]");
  await move(page, "Control+End");
  await page.keyboard.type(" /qqba");
  await page.keyboard.press("Tab");
  await expect(textOf(page)).toContainText("Baço normal. Baço acessório.");
  await page.keyboard.press("Control+Z");
  await expect(textOf(page)).not.toContainText("Baço acessório.");
});

test("Escape closes the list, Tab goes on to the fields, a slash asks for all", async ({
  page,
}) => {
  await open(page, [{ trigger: "qqnormal", phrase: "Tudo normal." }]);
  await page.keyboard.type("qqn");
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(listOf(page)).toBeHidden();
  await page.keyboard.type("or");
  await expect(listOf(page)).toBeHidden();
  await move(page, "Control+Home");
  await page.keyboard.press("Tab");
  expect(await selectedText(page)).toBe("normal");
  // In a field the same letters are its value.
  await page.keyboard.type("qqnorm");
  await expect(listOf(page)).toBeHidden();
  await move(page, "Control+End");
  await page.keyboard.type(" /");
  await expect(listOf(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(listOf(page).getByRole("option", { selected: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(fieldsIn(page, "filled")).toHaveText("qqnorm");
});

test("nothing is offered while dead keys compose a letter", async ({ page }) => {
  await open(page, [{ trigger: "qqção", phrase: "Ação." }]);
  await page.keyboard.type("qq");
  await expect(listOf(page)).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.imeSetComposition", { text: "~", selectionStart: 1, selectionEnd: 1 });
  await expect(listOf(page)).toBeHidden();
  await cdp.send("Input.imeSetComposition", { text: "ç", selectionStart: 1, selectionEnd: 1 });
  await expect(listOf(page)).toBeHidden();
  await cdp.send("Input.insertText", { text: "ç" });
  await expect(textOf(page)).toContainText("qqç");
  await expect(listOf(page).getByRole("option", { name: /qqção/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(textOf(page)).toContainText("Ação.");
  await page.keyboard.insertText(" é ã ç");
  await expect(textOf(page)).toContainText("Ação. é ã ç");
});

test("own phrases are created, changed, exported, deleted and imported", async ({ page }) => {
  await makePro(page);
  await page.goto(LAUDOS);
  await page.getByRole("radio", { name: words.phrases.title }).check();
  await page.getByRole("button", { name: own.open }).click();
  const dialog = page.getByRole("dialog", { name: own.title });
  await expect(dialog.getByText(own.empty)).toBeVisible();
  await dialog.getByRole("button", { name: own.add }).click();
  const form = page.getByRole("dialog", { name: own.add });
  await form.getByLabel(own.fields.trigger, { exact: true }).fill("q");
  await form.getByLabel(own.fields.categoria, { exact: true }).fill("Abdome");
  await form.getByLabel(own.fields.phrase, { exact: true }).fill("Cisto de [# mm].");
  await form.getByRole("button", { name: own.save }).click();
  await expect(form.getByText(VIEW_TEXTS["pt-br"].laudosPhrases.triggerHint)).toBeVisible();
  await form.getByLabel(own.fields.trigger, { exact: true }).fill("qqcisto");
  await expectAccessible(page, { state: "form", screenshots: "laudos-phrases" });
  await form.getByRole("button", { name: own.save }).click();
  await expect(page.getByRole("status").getByText(own.saved)).toBeVisible();
  await dialog.getByRole("button", { name: own.editOf("qqcisto") }).click();
  const change = page.getByRole("dialog", { name: own.edit });
  await change.getByLabel(own.fields.place).selectOption(own.places.after);
  await change.getByLabel(own.fields.anchor, { exact: true }).fill("Rim");
  await change.getByRole("button", { name: own.save }).click();
  await expect(change).toBeHidden();
  await expectAccessible(page, { state: "own", screenshots: "laudos-phrases" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: own.export }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
    format: "relato-phrases",
    phrases: [{ trigger: "qqcisto", place: "after", anchor: "Rim" }],
  });
  await dialog.getByRole("button", { name: own.removeOf("qqcisto") }).click();
  const confirm = page.getByRole("dialog", { name: own.removeTitle });
  await confirm.getByRole("button", { name: own.remove }).click();
  await expect(dialog.getByText(own.empty)).toBeVisible();
  const input = dialog.getByLabel(own.import);
  await input.setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from("{"),
  });
  await expect(dialog.getByText(own.importRefused)).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.getByRole("status").getByText(own.imported(1, 0))).toBeVisible();
  await expect(dialog.getByText("qqcisto")).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.getByRole("status").getByText(own.imported(0, 1))).toBeVisible();
});

test("a failure to load phrases is shown with a retry", async ({ page, watch }) => {
  watch.allow(/500/);
  await makePro(page);
  await page.route("**/api/laudo-phrases", (route) =>
    route.fulfill({ status: 500, json: { error: "INTERNAL", request_id: "x" } }),
  );
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(LAUDOS);
  await page.getByRole("button", { name: words.openPanel }).click();
  await page.getByRole("radio", { name: words.phrases.title }).check();
  await page.getByRole("button", { name: own.open }).click();
  const dialog = page.getByRole("dialog", { name: own.title });
  await expect(dialog.getByText(own.failed)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, {
    state: "failed",
    viewports: ["phone"],
    screenshots: "laudos-phrases",
  });
  await page.unroute("**/api/laudo-phrases");
  await dialog.getByRole("button", { name: /Tentar/ }).click();
  await expect(dialog.getByText(own.empty)).toBeVisible();
});
