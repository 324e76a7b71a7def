import type { Page } from "@playwright/test";
import { expectDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { makeAppointment } from "./make.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

/* The agenda on two devices: one shows the changes of the other and keeps its typed text. */

const { agenda: words, overtaken } = VIEW_TEXTS["pt-br"];
const DAY = "2027-03-10";
const ON_DAY = `/pt-br/dashboard?view=calendar&mode=day&date=${DAY}`;

/** The appointment that the other device sends. */
const DRAFT = {
  data: `${DAY}T12:00:00Z`,
  duracao_min: 30,
  tipo: "Presencial" as const,
  titulo: "Retorno",
  paciente_id: null,
};
/** Its fields after creation. */
const BASE = { ...DRAFT, notify_email: true, notify_whatsapp: true, locale: "pt-br" };
const entry = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const field = (page: Page, name: keyof typeof words.fields) =>
  page.getByRole("dialog").getByLabel(words.fields[name]);

/** Opens the day and waits for the event stream. */
const openDay = async (page: Page): Promise<void> => {
  const stream = page.waitForResponse((answer) => answer.url().includes("/api/events"));
  await page.goto(ON_DAY);
  await stream;
  await expect(page.getByText(words.emptyDay)).toBeVisible();
};

test("the agenda shows what another device creates, moves and cancels", async ({ page }) => {
  await openDay(page);
  const id = await makeAppointment(page, DRAFT);
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
/** Types a title here, while the other device saves another title and another hour. */
const collide = async (page: Page): Promise<void> => {
  await openDay(page);
  const id = await makeAppointment(page, DRAFT);
  await entry(page, "Retorno")
    .getByRole("button", { name: /Retorno/ })
    .first()
    .click();
  await field(page, "titulo").fill("Retorno com exames");
  await page.request.put(`/api/agendamentos/${id}`, {
    data: { ...DRAFT, titulo: "Outro", data: `${DAY}T17:00:00Z`, base: BASE },
  });
  await expect(page.getByRole("dialog").getByText(words.changedElsewhere)).toBeVisible();
  await expectDate(page, words.fields.time, "14:00");
  await expect(field(page, "titulo")).toHaveValue("Retorno com exames");
  await expect(choice(page).getByRole("listitem")).toHaveText([
    `${words.fields.titulo}${overtaken.saved}: Outro${overtaken.typed}: Retorno com exames`,
  ]);
  await expect(save(page)).toBeDisabled();
};
const save = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: words.save, exact: true });
const updated = (page: Page) => page.getByText(words.updated);

test("a typed field waits for the doctor's choice; the others follow the other device", async ({
  page,
}) => {
  await collide(page);
  await choice(page).scrollIntoViewIfNeeded();
  await expectAccessible(page, { state: "overtaken", screenshots: "agenda" });
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(updated(page)).toBeVisible();
  await expect(entry(page, "Retorno com exames")).toContainText("14:00");
});

test("the doctor takes the value of the other device", async ({ page }) => {
  await collide(page);
  await choice(page).getByRole("button", { name: overtaken.take }).click();
  await expect(choice(page)).toBeHidden();
  await expect(field(page, "titulo")).toBeFocused();
  await expect(field(page, "titulo")).toHaveValue("Outro");
  await save(page).click();
  await expect(updated(page)).toBeVisible();
  await expect(entry(page, "Outro")).toContainText("14:00");
});

test("a save does not overwrite an unseen change", async ({ page, watch }) => {
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
  await expectDate(page, words.fields.time, "14:00");
  await choice(page).getByRole("button", { name: overtaken.keep }).click();
  await expect(updated(page)).toBeVisible();
  await expect(entry(page, "Retorno com exames")).toContainText("14:00");
});

test("an appointment cancelled on another device says so and keeps the typed text", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await openDay(page);
  const id = await makeAppointment(page, DRAFT);
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
