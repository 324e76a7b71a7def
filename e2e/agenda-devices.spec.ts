import type { Page } from "@playwright/test";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

/* The agenda on two devices: what one changes, the other shows without being asked, and what is typed there stays. */

const { agenda: words } = VIEW_TEXTS["pt-br"];
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
    data: { ...DRAFT, data: `${DAY}T17:00:00Z` },
  });
  await expect(entry(page, "Retorno")).toContainText("14:00");
  await page.request.post(`/api/agendamentos/${id}/cancel`);
  await expect(page.getByText(words.emptyDay)).toBeVisible();
  await page.request.post(`/api/agendamentos/${id}/restore`);
  await expect(entry(page, "Retorno")).toBeVisible();
});

test("what was typed here stays, and what was not follows the other device", async ({ page }) => {
  await listen(page);
  const id = crypto.randomUUID();
  await page.request.post("/api/agendamentos", { data: { id, ...DRAFT } });
  await entry(page, "Retorno")
    .getByRole("button", { name: /Retorno/ })
    .first()
    .click();
  await field(page, "titulo").fill("Retorno com exames");
  await page.request.put(`/api/agendamentos/${id}`, {
    data: { ...DRAFT, titulo: "Outro", data: `${DAY}T17:00:00Z` },
  });
  await expect(page.getByRole("dialog").getByText(words.changedElsewhere)).toBeVisible();
  await expect(field(page, "time")).toHaveValue("14:00");
  await expect(field(page, "titulo")).toHaveValue("Retorno com exames");
  await page.getByRole("dialog").getByRole("button", { name: words.save }).click();
  await expect(page.getByText("Agendamento atualizado")).toBeVisible();
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
