import {
  clearDate,
  dateOf,
  expectDate,
  expectDateFocused,
  fillDate,
  fillTime,
  segmentsOf,
} from "./dates.ts";
import { AT_NINE, DAY, dialogOf, entryOf, fieldOf, MONTH, ON_DAY, saveOf } from "./agenda-page.ts";
import { choosePatient, fillSetup } from "./new-consultation.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { agenda: words, pacientes } = VIEW_TEXTS["pt-br"];

test("an appointment is created, shows a conflict, is changed, cancelled and restored", async ({
  page,
}) => {
  await makePatient(page, { nome: "Ana Müller" });
  await page.goto(ON_DAY);
  await expect(page.getByText(words.emptyDay)).toBeVisible();
  await page.getByRole("button", { name: words.add, exact: true }).click();
  // The defaults.
  await expectDate(page, words.fields.day, DAY);
  await expectDate(page, words.fields.time, "09:00");
  await expect(fieldOf(page, "duracao")).toHaveValue("30");
  await expect(page.getByRole("radio", { name: words.tipo.Presencial })).toBeChecked();
  await fieldOf(page, "titulo").fill("Retorno");
  await fieldOf(page, "paciente").fill("muller");
  await page.getByRole("option", { name: "Ana Müller" }).click();
  await saveOf(page).click();
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(entryOf(page, "Retorno")).toContainText("09:00 – 09:30");
  await expect(entryOf(page, "Retorno")).toContainText("Ana Müller");
  await expect(entryOf(page, "Retorno")).toContainText(words.tipo.Presencial);

  // Without a title the entry shows the patient. The conflict shows before and after saving.
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await fieldOf(page, "paciente").fill("ana");
  await page.getByRole("option", { name: "Ana Müller" }).click();
  await fillTime(page, words.fields.time, "09:15");
  await expect(page.getByRole("dialog").getByText(words.conflictsWith)).toBeVisible();
  await expect(page.getByRole("dialog").getByText("09:00 – 09:30 Retorno")).toBeVisible();
  await page.getByRole("radio", { name: words.tipo.Telemedicina }).check({ force: true });
  await saveOf(page).click();
  // The toast disappears after five seconds, so it is not counted with the entries.
  const toast = page.getByRole("status").filter({ hasText: "Agendamento criado" });
  await expect(toast).toContainText(words.conflicts("1", true));
  await expect(
    page.getByRole("listitem").filter({ hasText: words.conflicts("1", true) }),
  ).toHaveCount(2);
  await expect(entryOf(page, "09:15")).toContainText(words.tipo.Telemedicina);

  await page.getByRole("button", { name: words.editOf("09:15 – 09:45, Ana Müller") }).click();
  await fillTime(page, words.fields.time, "09:30");
  await expect(page.getByRole("dialog").getByText(words.conflictsWith)).toHaveCount(0);
  await saveOf(page).click();
  await expect(page.getByText("Agendamento atualizado")).toBeVisible();
  await expect(entryOf(page, words.conflicts("1", true))).toHaveCount(0);

  await page.getByRole("button", { name: words.cancelOf("09:00 – 09:30, Retorno") }).click();
  await expect(dialogOf(page, words.askCancel).getByText("Retorno")).toBeVisible();
  await dialogOf(page, words.askCancel).getByRole("button", { name: words.cancel }).click();
  await expect(page.getByText(words.cancelDone)).toBeVisible();
  await expect(entryOf(page, "Retorno")).toHaveCount(0);
  await page.getByRole("checkbox", { name: words.showCancelled }).check();
  await expect(entryOf(page, "Retorno")).toContainText(words.cancelled);
  await page.reload();
  await page.getByRole("button", { name: words.restoreOf("09:00 – 09:30, Retorno") }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await page.getByRole("checkbox", { name: words.showCancelled }).uncheck();
  await expect(entryOf(page, "Retorno")).toBeVisible();
});

test("date and time are required; an empty or invalid duration becomes 30 minutes", async ({
  page,
}) => {
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await clearDate(page, words.fields.time);
  await saveOf(page).click();
  await expect(page.getByRole("alert").getByText("Informe data/hora")).toBeVisible();
  await expectDateFocused(page, words.fields.time);
  await clearDate(page, words.fields.day);
  await saveOf(page).click();
  await expectDateFocused(page, words.fields.day);
  await fillDate(page, words.fields.day, DAY);
  await fillTime(page, words.fields.time, "10:00");
  await fieldOf(page, "titulo").fill("a".repeat(201));
  await saveOf(page).click();
  await expect(page.getByText(ptBr.errors.FIELD_TOO_LONG)).toBeVisible();
  await fieldOf(page, "titulo").fill("Curta");
  await fieldOf(page, "duracao").fill("99999");
  await segmentsOf(dateOf(page, words.fields.time)).first().focus();
  await expect(fieldOf(page, "duracao")).toHaveValue("30");
  await fieldOf(page, "duracao").fill("");
  await fieldOf(page, "duracao").press("Enter");
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(entryOf(page, "Curta")).toContainText("10:00 – 10:30");
});

test("a network failure is reported and keeps the typed fields", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(ON_DAY);
  await expect(page.getByText(words.emptyDay)).toBeVisible();
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await fieldOf(page, "titulo").fill("Primeira consulta");
  await fillTime(page, words.fields.time, "14:20");
  await page.route("**/api/agendamentos**", (route) => route.abort());
  await saveOf(page).click();
  await expect(page.getByRole("dialog").getByText("Erro de Conexão")).toBeVisible();
  await expect(
    page.getByRole("dialog").getByText("Verifique sua conexão com a internet e tente novamente."),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await expect(fieldOf(page, "titulo")).toHaveValue("Primeira consulta");
  await expectDate(page, words.fields.time, "14:20");
  await page.unroute("**/api/agendamentos**");
  // Only the answer is lost: saving again does not create a second appointment.
  let lost = false;
  await page.route("**/api/agendamentos", async (route) => {
    if (lost || route.request().method() !== "POST") return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await saveOf(page).click();
  await expect(page.getByRole("dialog").getByText("Erro de Conexão")).toBeVisible();
  await saveOf(page).click();
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(entryOf(page, "Primeira consulta")).toHaveCount(1);
});

test("a list that cannot be loaded says so and can be retried", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno" });
  await page.route("**/api/agendamentos?**", (route) =>
    route.fulfill({ status: 500, json: { error: "INTERNAL", request_id: "r1" } }),
  );
  for (const url of [MONTH, ON_DAY]) {
    await page.goto(url);
    await expect(page.getByRole("alert").getByText(words.failed)).toBeVisible();
  }
  await page.unroute("**/api/agendamentos?**");
  await page.getByRole("button", { name: ptBr.common.retry }).click();
  await expect(entryOf(page, "Retorno")).toBeVisible();
  await expect(page.getByText(words.failed)).toHaveCount(0);
});

test("an appointment starts a consultation with its patient and modality", async ({ page }) => {
  const paciente_id = await makePatient(page, { nome: "Ana Müller" });
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno", tipo: "Telemedicina", paciente_id });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: words.startOf("09:00 – 09:30, Retorno") }).click();
  const modal = dialogOf(page, ptBr.shell.newConsultation);
  await expect(modal.getByRole("radio", { name: ptBr.home.telemedicina })).toBeChecked();
  await expect(modal.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue("Ana Müller");
  await expect(modal.getByText(ptBr.home.ofAppointment)).toBeVisible();
  await modal.getByRole("radio", { name: ptBr.home.ways.text }).check({ force: true });
  await modal.getByRole("textbox", { name: ptBr.home.text }).fill("Paciente: tenho febre.");
  await modal.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await modal.getByLabel(ptBr.home.consent).check();
  await modal.getByRole("button", { name: ptBr.home.save }).click();
  // The notification of the finished document may replace the toast at once.
  await expect(modal).toBeHidden();
  await page.reload();
  await entryOf(page, "Retorno")
    .getByRole("link", { name: /^Ver consulta #/ })
    .click();
  await expect(page).toHaveURL(/\/consultas\//);
});

test("an appointment takes nothing of a draft, which is kept, and asks for consent", async ({
  page,
}) => {
  const paciente_id = await makePatient(page, { nome: "Ana Müller" });
  await makePatient(page, { nome: "Bruno Dias" });
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno", paciente_id });
  await page.goto("/pt-br/dashboard");
  await fillSetup(page, { context: "Homem, 70 anos", consent: true });
  await choosePatient(page.getByRole("main"), "Bruno Dias");
  // The consent was given before a patient was chosen.
  await expect(page.getByText(ptBr.home.consentAgain)).toBeVisible();
  await page.getByLabel(ptBr.home.consent).check();
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: words.startOf("09:00 – 09:30, Retorno") }).click();
  const modal = dialogOf(page, ptBr.shell.newConsultation);
  const patient = modal.getByRole("combobox", { name: ptBr.home.patient });
  await expect(patient).toHaveValue("Ana Müller");
  await expect(modal.getByLabel(ptBr.home.context)).toHaveValue("");
  await expect(modal.getByLabel(ptBr.home.consent)).not.toBeChecked();
  await modal.getByLabel(ptBr.home.consent).check();
  await choosePatient(modal, "Bruno Dias");
  await expect(modal.getByLabel(ptBr.home.consent)).not.toBeChecked();
  await expect(modal.getByText(ptBr.home.ofAppointment)).toBeHidden();
  await modal.getByRole("button", { name: ptBr.home.replaced.restore }).click();
  await expect(modal.getByLabel(ptBr.home.context)).toHaveValue("Homem, 70 anos");
  await expect(patient).toHaveValue("Bruno Dias");
  await expect(modal.getByLabel(ptBr.home.consent)).not.toBeChecked();
});

test("a patient's page lists the appointments and links to their day", async ({ page }) => {
  const paciente_id = await makePatient(page, { nome: "Ana Müller" });
  await makeAppointment(page, { ...AT_NINE, titulo: "Retorno", paciente_id });
  const other = await makeAppointment(page, {
    paciente_id,
    data: `${DAY}T18:00:00Z`,
    tipo: "Telemedicina",
  });
  await page.request.post(`/api/agendamentos/${other}/cancel`);
  await page.goto(`/pt-br/dashboard?view=patients&id=${paciente_id}`);
  await expect(entryOf(page, `${pacientes.appointment}: Telemedicina`)).toContainText(
    words.cancelled,
  );
  await page.getByRole("link", { name: `${pacientes.appointment}: Retorno` }).click();
  await expect(entryOf(page, "Retorno")).toContainText("09:00 – 09:30");
});
