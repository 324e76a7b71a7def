import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

/* The agenda on two devices: what one changes, the other shows without being asked, and what is typed there stays. */

const { agenda: words, overtaken } = VIEW_TEXTS["pt-br"];
const DAY = "2027-03-10";
const ON_DAY = `/pt-br/dashboard?view=calendar&mode=day&date=${DAY}`;

/** What the other device sends; this one only hears of it. */
const DRAFT = {
  data: `${DAY}T12:00:00Z`,
  duracao_min: 30,
  tipo: "Presencial",
  titulo: "Retorno",
  paciente_id: null,
};
/** As it was made. */
const BASE = { ...DRAFT, notify_email: true, notify_whatsapp: true, locale: "pt-br" };
const entry = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const field = (page: Page, name: keyof typeof words.fields) =>
  page.getByRole("dialog").getByLabel(words.fields[name]);

/** The page is open and hears. */
const listen = async (page: Page): Promise<void> => {
  const stream = page.waitForResponse((answer) => answer.url().includes("/api/events"));
  await page.goto(ON_DAY);
  await stream;
  await expect(page.getByText(words.emptyDay)).toBeVisible();
};

test("an appointment that another device makes, moves and cancels is seen here", async ({
  page,
}) => {
  await listen(page);
  const id = crypto.randomUUID();
  await page.request.post("/api/agendamentos", { data: { id, ...DRAFT } });
  await expect(entry(page, "Retorno")).toContainText("09:00");
  await page.request.put(`/api/agendamentos/${id}`, {
    data: { ...DRAFT, data: `${DAY}T17:00:00Z`, base: BASE },
  });
  await expect(entry(page, "Retorno")).toContainText("14:00");
  await page.request.post(`/api/agendamentos/${id}/cancel`);
  await expect(page.getByText(words.emptyDay)).toBeVisible();
  await page.request.post(`/api/agendamentos/${id}/restore`);
  await expect(entry(page, "Retorno")).toBeVisible();
});

const choice = (page: Page) =>
  page.getByRole("dialog").getByRole("alert", { name: words.overtaken });
/** A title is typed here, and another one and another hour are saved there. */
const collide = async (page: Page): Promise<void> => {
  await listen(page);
  const id = crypto.randomUUID();
  await page.request.post("/api/agendamentos", { data: { id, ...DRAFT } });
  await entry(page, "Retorno")
    .getByRole("button", { name: /Retorno/ })
    .first()
    .click();
  await field(page, "titulo").fill("Retorno com exames");
  await page.request.put(`/api/agendamentos/${id}`, {
    data: { ...DRAFT, titulo: "Outro", data: `${DAY}T17:00:00Z`, base: BASE },
  });
  await expect(page.getByRole("dialog").getByText(words.changedElsewhere)).toBeVisible();
  await expect(field(page, "time")).toHaveValue("14:00");
  await expect(field(page, "titulo")).toHaveValue("Retorno com exames");
  await expect(choice(page).getByRole("listitem")).toHaveText([
    `${words.fields.titulo}${overtaken.saved}: Outro${overtaken.typed}: Retorno com exames`,
  ]);
  await expect(save(page)).toBeDisabled();
};
const save = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: words.save, exact: true });
const updated = (page: Page) => page.getByText(words.updated);

test("what was typed here stays until the doctor chose, and what was not follows the other device", async ({
  page,
}) => {
  await collide(page);
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 780 });
      await choice(page).scrollIntoViewIfNeeded();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.screenshot({ path: `test-results/agenda/overtaken-${width}-${colorScheme}.png` });
    }
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(updated(page)).toBeVisible();
  await expect(entry(page, "Retorno com exames")).toContainText("14:00");
});

test("or what the other device saved is taken", async ({ page }) => {
  await collide(page);
  await choice(page).getByRole("button", { name: overtaken.take }).click();
  await expect(choice(page)).toBeHidden();
  await expect(field(page, "titulo")).toBeFocused();
  await expect(field(page, "titulo")).toHaveValue("Outro");
  await save(page).click();
  await expect(updated(page)).toBeVisible();
  await expect(entry(page, "Outro")).toContainText("14:00");
});

test("what this page has not heard of is not written over", async ({ page, watch }) => {
  watch.allow(/status of 409|Failed to load resource|ERR_FAILED/);
  const id = crypto.randomUUID();
  await page.route("**/api/events*", (route) => route.abort());
  await page.request.post("/api/agendamentos", { data: { id, ...DRAFT } });
  await page.goto(ON_DAY);
  await entry(page, "Retorno")
    .getByRole("button", { name: /Retorno/ })
    .first()
    .click();
  await field(page, "titulo").fill("Retorno com exames");
  await page.request.put(`/api/agendamentos/${id}`, {
    data: { ...DRAFT, titulo: "Outro", data: `${DAY}T17:00:00Z`, base: BASE },
  });
  await save(page).click();
  await expect(choice(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, "time")).toHaveValue("14:00");
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(updated(page)).toBeVisible();
  await expect(entry(page, "Retorno com exames")).toContainText("14:00");
});

test("one that was cancelled elsewhere says so, and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await listen(page);
  const id = crypto.randomUUID();
  await page.request.post("/api/agendamentos", { data: { id, ...DRAFT } });
  await entry(page, "Retorno")
    .getByRole("button", { name: /Retorno/ })
    .first()
    .click();
  await field(page, "titulo").fill("Retorno com exames");
  await page.request.post(`/api/agendamentos/${id}/cancel`);
  await expect(page.getByRole("alert").getByText(words.cancelledElsewhere)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: words.save }).click();
  await expect(page.getByRole("alert").getByText(/Desfaça o cancelamento/)).toBeVisible();
  await expect(field(page, "titulo")).toHaveValue("Retorno com exames");
});
