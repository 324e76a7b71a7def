import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { makePatient } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* One patient in two tabs: no save overwrites an unseen change, and no typed text is lost. */

const { pacientes: words, overtaken } = VIEW_TEXTS["pt-br"];
const { fields } = words;

const make = (page: Page): Promise<string> =>
  makePatient(page, { nome: "Rosa Lima", telefone: "11987654321" });
const form = (page: Page) => page.getByRole("dialog", { name: words.editTitle });
const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/pt-br/dashboard?view=patients&id=${id}`);
  await page.getByRole("button", { name: words.edit }).click();
  await expect(form(page).getByLabel(fields.nome)).toHaveValue("Rosa Lima");
};
const type = (page: Page, field: keyof typeof fields, value: string) =>
  form(page).getByLabel(fields[field]).fill(value);
const save = (page: Page) => form(page).getByRole("button", { name: words.save, exact: true });
const saved = (page: Page) => page.getByText(words.updated);
const choice = (page: Page) => form(page).getByRole("alert", { name: words.overtaken });
const readPatient = async (page: Page, id: string): Promise<object> =>
  (await page.request.get(`/api/pacientes/${id}`)).json();

/** The other tab saves telephone and e-mail first; this one types telephone and address. */
const collide = async (page: Page, other: Page): Promise<string> => {
  const id = await make(page);
  await open(page, id);
  await open(other, id);
  await type(other, "telefone", "21933334444");
  await type(other, "email", "rosa@exemplo.com");
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await type(page, "telefone", "11911112222");
  await type(page, "endereco", "Rua B, 2");
  await save(page).click();
  await expect(choice(page)).toBeInViewport({ ratio: 1 });
  const field = choice(page).getByRole("listitem");
  await expect(field).toHaveCount(1);
  await expect(field).toContainText(fields.telefone);
  await expect(field).toContainText(`${overtaken.saved}: (21) 93333-4444`);
  await expect(field).toContainText(`${overtaken.typed}: (11) 91111-2222`);
  await expect(form(page).getByLabel(fields.endereco)).toHaveValue("Rua B, 2");
  await expect(save(page)).toBeDisabled();
  expect(await readPatient(page, id)).toMatchObject({ telefone: "21933334444", endereco: null });
  return id;
};

test("a conflict shows both values, and keeping the typed one saves only that field", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409/);
  await page.setViewportSize({ width: 360, height: 780 });
  const id = await collide(page, await context.newPage());
  await choice(page).scrollIntoViewIfNeeded();
  await expectAccessible(page, { state: "overtaken", screenshots: "pacientes" });
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(saved(page)).toBeVisible();
  expect(await readPatient(page, id)).toMatchObject({
    telefone: "11911112222",
    endereco: { texto: "Rua B, 2" },
    email: "rosa@exemplo.com",
  });
});

test("taking the stored value keeps the other typed fields", async ({ page, context, watch }) => {
  watch.allow(/status of 409/);
  const id = await collide(page, await context.newPage());
  await choice(page).getByRole("button", { name: overtaken.take }).click();
  await expect(choice(page)).toBeHidden();
  await expect(form(page).getByLabel(fields.telefone)).toBeFocused();
  await expect(form(page).getByLabel(fields.telefone)).toHaveValue("(21) 93333-4444");
  await expect(form(page).getByLabel(fields.email)).toHaveValue("rosa@exemplo.com");
  await expect(form(page).getByLabel(fields.endereco)).toHaveValue("Rua B, 2");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await readPatient(page, id)).toMatchObject({
    telefone: "21933334444",
    endereco: { texto: "Rua B, 2" },
  });
});

test("a kept value survives a failed save and a closed form, and conflicts again later", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409|Failed to load resource/);
  const other = await context.newPage();
  const id = await collide(page, other);
  await page.route(`**/api/pacientes/${id}`, (route) => route.abort());
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(form(page).getByText(ptBr.failures.network)).toBeVisible();
  await page.unroute(`**/api/pacientes/${id}`);
  await page.keyboard.press("Escape");
  await other.getByRole("button", { name: words.edit }).click();
  await type(other, "telefone", "41933334444");
  await save(other).click();
  await expect(form(other)).toBeHidden();
  await page.getByRole("button", { name: words.edit }).click();
  await expect(form(page).getByLabel(fields.telefone)).toHaveValue("(11) 91111-2222");
  await save(page).click();
  await expect(choice(page).getByRole("listitem")).toContainText("(41) 93333-4444");
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(saved(page)).toBeVisible();
  expect(await readPatient(page, id)).toMatchObject({ telefone: "11911112222" });
});

test("changes of different fields do not conflict", async ({ page, context }) => {
  const id = await make(page);
  const other = await context.newPage();
  await open(page, id);
  await open(other, id);
  await type(other, "email", "rosa@exemplo.com");
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await type(page, "nome", "Rosa de Lima");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("rosa@exemplo.com")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Rosa de Lima" })).toBeVisible();
});

test("a retry after a lost answer creates one patient and asks about changed fields", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409|Failed to load resource/);
  await page.goto("/pt-br/dashboard?view=patients");
  await page.getByRole("button", { name: words.add }).click();
  const adding = page.getByRole("dialog", { name: words.add });
  await adding.getByLabel(fields.nome).fill("Ana Prado");
  await page.route("**/api/pacientes", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await adding.getByRole("button", { name: words.save, exact: true }).click();
  await expect(adding.getByText(ptBr.failures.network)).toBeVisible();
  await page.unroute("**/api/pacientes");
  await adding.getByLabel(fields.nome).fill("Ana Prado Dias");
  await adding.getByRole("button", { name: words.save, exact: true }).click();
  await adding.getByRole("button", { name: overtaken.keep }).click();
  await expect(page.getByText(words.created)).toBeVisible();
  await expect(page.getByRole("row", { name: "Ana Prado Dias" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
});
