import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { EMPTY_DRAFT } from "@relato/shared/domain/paciente.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* One patient in two tabs: nobody writes over what they have not seen, and nothing that was typed is lost. */

const { pacientes: words, overtaken } = VIEW_TEXTS["pt-br"];
const { fields } = words;

const make = async (page: Page): Promise<string> => {
  const id = crypto.randomUUID();
  const data = { ...EMPTY_DRAFT, id, nome: "Rosa Lima", telefone: "11987654321" };
  await page.request.post("/api/pacientes", { data });
  return id;
};
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
const storedOf = async (page: Page, id: string): Promise<object> =>
  (await page.request.get(`/api/pacientes/${id}`)).json();

/** Both have it open; the other one saved telephone and e-mail first, and telephone and address are typed here. */
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
  expect(await storedOf(page, id)).toMatchObject({ telefone: "21933334444", endereco: null });
  return id;
};

test("a field saved in another tab is shown beside mine, and mine is saved over it alone", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409/);
  await page.setViewportSize({ width: 360, height: 780 });
  const id = await collide(page, await context.newPage());
  for (const colorScheme of ["light", "dark"] as const)
    for (const [name, width] of [
      ["phone", 360],
      ["desktop", 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 780 });
      await choice(page).scrollIntoViewIfNeeded();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)]),
      ).toEqual([]);
      await page.screenshot({
        path: `test-results/pacientes/overtaken-${name}-${colorScheme}.png`,
      });
    }
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(saved(page)).toBeVisible();
  expect(await storedOf(page, id)).toMatchObject({
    telefone: "11911112222",
    endereco: { texto: "Rua B, 2" },
    email: "rosa@exemplo.com",
  });
});

test("or theirs is taken, and what else was typed is still there to be saved", async ({
  page,
  context,
  watch,
}) => {
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
  expect(await storedOf(page, id)).toMatchObject({
    telefone: "21933334444",
    endereco: { texto: "Rua B, 2" },
  });
});

test("mine outlives a save without network and a closed form, and meets a third change in its turn", async ({
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
  expect(await storedOf(page, id)).toMatchObject({ telefone: "11911112222" });
});

test("what was changed in other fields is no question at all", async ({ page, context }) => {
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

test("a new patient whose answer was lost is one, and changed words are asked about", async ({
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
