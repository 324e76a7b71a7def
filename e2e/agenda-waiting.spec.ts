import { expectAccessible } from "./accessible.ts";
import { AGENDA, DAY, dialogOf, entryOf, ON_DAY } from "./agenda-page.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { agenda, waitingList: words } = VIEW_TEXTS["pt-br"];
const actions = `${ptBr.common.moreActions}: ${agenda.title}`;

test("a cancelled time is offered to a waiting patient, booked in one press, and undone", async ({
  page,
}) => {
  const maria = await makePatient(page, {
    ...{ nome: "Maria Souza", data_nascimento: "1980-03-12", telefone: "11987654321" },
    email: "maria@example.org",
  });
  await makePatient(page, { nome: "Maria Souza", data_nascimento: "1990-01-01" });
  const joao = await makePatient(page, { nome: "João Lima" });
  await makeAppointment(page, { data: `${DAY}T12:00:00Z`, paciente_id: joao });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: actions }).click();
  await page.getByRole("menuitem", { name: words.open }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole("button", { name: words.add }).click();
  const form = dialogOf(page, words.addTitle);
  await form.getByRole("button", { name: words.save }).click();
  await expect(form.getByRole("alert")).toContainText(ptBr.errors.FIELD_REQUIRED);
  await form.getByLabel(words.fields.paciente).fill("Maria");
  await form.getByRole("option", { name: /Maria Souza.*12\/03\/1980/ }).click();
  await form.getByLabel("quarta-feira").check({ force: true });
  await form.getByLabel(words.parts.morning).check({ force: true });
  await form.getByLabel(words.priorities.high).check({ force: true });
  await form.getByLabel(words.fields.note).fill("Prefere cedo");
  await expectAccessible(page, { state: "form", screenshots: "waiting" });
  await form.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  const list = dialogOf(page, words.title);
  await expect(list.getByRole("listitem")).toContainText(words.isHigh);
  await expect(list.getByRole("listitem")).toContainText("Prefere cedo");
  await list.getByRole("button", { name: ptBr.common.close }).click();
  await expect(page.getByRole("button", { name: words.count("1", true) })).toBeVisible();

  await entryOf(page, "João Lima")
    .getByRole("button", { name: /^Cancelar/ })
    .click();
  await dialogOf(page, agenda.askCancel).getByRole("button", { name: agenda.cancel }).click();
  const offer = dialogOf(page, words.offerTitle);
  await expect(offer).toContainText("09:00 – 09:30");
  const whatsapp = offer.getByRole("link", { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/5511987654321\?text=.*09%3A00/,
  );
  await expectAccessible(page, { state: "offer", screenshots: "waiting" });
  await offer.getByRole("button", { name: words.bookOf("Maria Souza", "09:00") }).click();
  await expect(page.getByText(words.booked("Maria Souza"))).toBeVisible();
  await expect(entryOf(page, "Maria Souza")).toContainText("09:00 – 09:30");
  await expect(page.getByRole("button", { name: words.count("1", true) })).toHaveCount(0);

  await page.getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.undone)).toBeVisible();
  const free = entryOf(page, words.freeCount("1", true));
  await expect(free).toContainText("09:00 – 09:30");
  await expectAccessible(page, { state: "day", screenshots: "waiting" });

  await page.goto(`/pt-br/dashboard?view=patients&id=${maria}`);
  await page.getByRole("button", { name: words.seeThis }).click();
  const edit = dialogOf(page, words.editTitle);
  await expect(edit.getByLabel(words.fields.note)).toHaveValue("Prefere cedo");
  await edit.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await expect(page.getByRole("button", { name: words.addThis })).toBeVisible();
});

test("a patient with an appointment gets an earlier free time of the working hours", async ({
  page,
}) => {
  const paciente_id = await makePatient(page, { nome: "Rosa Lima" });
  const intervals = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...{ weekday, from: "08:00", to: "12:00" },
  }));
  await page.request.put("/api/agenda/working-hours", { data: { intervals } });
  const day = new Date(Date.now() + 20 * 864e5).toISOString().slice(0, 10);
  await makeAppointment(page, { data: `${day}T14:00:00Z`, paciente_id });
  await page.goto(`${AGENDA}&mode=day&date=${day}`);
  await entryOf(page, "Rosa Lima")
    .getByRole("button", { name: /Editar/ })
    .click();
  await page.getByRole("button", { name: words.wantsEarlier }).click();
  const form = dialogOf(page, words.addTitle);
  await expect(form.getByLabel(words.fields.agendamento)).toContainText(/Adiantar o de .*11:00/);
  await form.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.added)).toBeVisible();
  await page.getByRole("button", { name: words.count("1", true) }).click();
  const list = dialogOf(page, words.title);
  await expect(list).toContainText(/Próximo horário livre: .*\d\d:\d\d/);
  await expectAccessible(page, { state: "next", screenshots: "waiting" });
  await list.getByRole("button", { name: words.offerOf("Rosa Lima") }).click();
  await page.getByRole("button", { name: /^Adiantar para .*Rosa Lima/ }).click();
  await expect(page.getByText(words.moved("Rosa Lima"))).toBeVisible();
  await expect(page.getByText(agenda.emptyDay)).toBeVisible();
});
