import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { asDoctor as test, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { agenda: words, configuracoes: settings, pacientes } = VIEW_TEXTS["pt-br"];
const AGENDA = "/pt-br/dashboard?view=calendar";
/** A Wednesday; São Paulo is three hours behind UTC. */
const DAY = "2027-03-10";
const MONTH = `${AGENDA}&date=${DAY}`;
const ON_DAY = `${AGENDA}&mode=day&date=${DAY}`;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWPORTS = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } };

interface Fields {
  data?: string;
  duracao_min?: number;
  tipo?: "Presencial" | "Telemedicina";
  titulo?: string;
  paciente_id?: string | null;
}
const create = async (page: Page, fields: Fields): Promise<string> => {
  const id = crypto.randomUUID();
  const answer = await page.request.post("/api/agendamentos", {
    data: {
      id,
      data: `${DAY}T12:00:00Z`,
      duracao_min: 30,
      tipo: "Presencial",
      titulo: "",
      paciente_id: null,
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
  return id;
};
const createPatient = async (page: Page, nome: string): Promise<string> => {
  const id = crypto.randomUUID();
  const fields = [
    "email",
    "telefone",
    "whatsapp",
    "sexo",
    "data_nascimento",
    "documento",
    "endereco",
  ];
  const data = { id, nome, ...Object.fromEntries(fields.map((field) => [field, ""])) };
  expect((await page.request.post("/api/pacientes", { data })).status()).toBe(201);
  return id;
};
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const field = (page: Page, name: keyof typeof words.fields) =>
  page.getByRole("dialog").getByLabel(words.fields[name]);
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: words.save });
const entry = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const cell = (page: Page, day: string) => page.getByRole("grid").getByRole("button", { name: day });

test("an appointment is made, conflicts, is changed, cancelled and restored", async ({ page }) => {
  await createPatient(page, "Ana Müller");
  await page.goto(ON_DAY);
  await expect(page.getByText(words.emptyDay)).toBeVisible();
  await page.getByRole("button", { name: words.add, exact: true }).click();
  // What stands there by itself.
  await expect(field(page, "day")).toHaveValue(DAY);
  await expect(field(page, "time")).toHaveValue("09:00");
  await expect(field(page, "duracao")).toHaveValue("30");
  await expect(page.getByRole("radio", { name: words.tipo.Presencial })).toBeChecked();
  await field(page, "titulo").fill("Retorno");
  await field(page, "paciente").fill("muller");
  await page.getByRole("option", { name: "Ana Müller" }).click();
  await save(page).click();
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(entry(page, "Retorno")).toContainText("09:00 – 09:30");
  await expect(entry(page, "Retorno")).toContainText("Ana Müller");
  await expect(entry(page, "Retorno")).toContainText(words.tipo.Presencial);

  // Without a title it is called by its patient; whoever is there already is told before and after.
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await field(page, "paciente").fill("ana");
  await page.getByRole("option", { name: "Ana Müller" }).click();
  await field(page, "time").fill("09:15");
  await expect(page.getByRole("dialog").getByText(words.conflictsWith)).toBeVisible();
  await expect(page.getByRole("dialog").getByText("09:00 – 09:30 Retorno")).toBeVisible();
  await page.getByRole("radio", { name: words.tipo.Telemedicina }).check({ force: true });
  await save(page).click();
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(page.getByText(words.conflicts("1", true))).toHaveCount(3);
  await expect(entry(page, "09:15")).toContainText(words.tipo.Telemedicina);

  await page.getByRole("button", { name: words.editOf("09:15 – 09:45, Ana Müller") }).click();
  await field(page, "time").fill("09:30");
  await expect(page.getByRole("dialog").getByText(words.conflictsWith)).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText("Agendamento atualizado")).toBeVisible();
  await expect(entry(page, words.conflicts("1", true))).toHaveCount(0);

  await page.getByRole("button", { name: words.cancelOf("09:00 – 09:30, Retorno") }).click();
  await expect(dialog(page, words.askCancel).getByText("Retorno")).toBeVisible();
  await dialog(page, words.askCancel).getByRole("button", { name: words.cancel }).click();
  await expect(page.getByText(words.cancelDone)).toBeVisible();
  await expect(entry(page, "Retorno")).toHaveCount(0);
  await page.getByRole("checkbox", { name: words.showCancelled }).check();
  await expect(entry(page, "Retorno")).toContainText(words.cancelled);
  await page.reload();
  await page.getByRole("button", { name: words.restoreOf("09:00 – 09:30, Retorno") }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await page.getByRole("checkbox", { name: words.showCancelled }).uncheck();
  await expect(entry(page, "Retorno")).toBeVisible();
});

test("date and time are required, an empty or invalid duration is 30 minutes", async ({ page }) => {
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await field(page, "time").fill("");
  await save(page).click();
  await expect(page.getByRole("alert").getByText("Informe data/hora")).toBeVisible();
  await expect(field(page, "time")).toBeFocused();
  await field(page, "day").fill("");
  await save(page).click();
  await expect(field(page, "day")).toBeFocused();
  await field(page, "day").fill(DAY);
  await field(page, "time").fill("10:00");
  await field(page, "titulo").fill("a".repeat(201));
  await save(page).click();
  await expect(page.getByText(ptBr.errors.FIELD_TOO_LONG)).toBeVisible();
  await field(page, "titulo").fill("Curta");
  await field(page, "duracao").fill("99999");
  await field(page, "time").focus();
  await expect(field(page, "duracao")).toHaveValue("30");
  await field(page, "duracao").fill("");
  await field(page, "duracao").press("Enter");
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(entry(page, "Curta")).toContainText("10:00 – 10:30");
});

test("the month is walked by keyboard, and a day opened", async ({ page }) => {
  await create(page, { titulo: "Retorno" });
  await page.goto(MONTH);
  const focused = page.locator(":focus");
  const told = `quarta-feira, 10 de março de 2027, ${words.count("1", true)}`;
  await expect(cell(page, told)).toBeVisible();
  await cell(page, told).focus();
  for (const [key, name] of [
    ["ArrowRight", "11 de março"],
    ["ArrowDown", "18 de março"],
    ["Home", "14 de março"],
    ["End", "20 de março"],
    ["ArrowUp", "13 de março"],
    ["ArrowLeft", "12 de março"],
    ["PageDown", "12 de abril"],
    ["PageUp", "12 de março"],
    ["Shift+PageDown", "12 de março de 2028"],
    ["Shift+PageUp", "12 de março de 2027"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(new RegExp(` ${name}`));
  }
  // Over the month's edge, into the one before.
  for (let n = 0; n < 12; n++) await page.keyboard.press("ArrowLeft");
  await expect(focused).toHaveAccessibleName(/ 28 de fevereiro/);
  await expect(page.getByRole("heading", { name: "fevereiro de 2027" })).toBeVisible();
  // One day alone is in the tab order.
  const inTabOrder = await page
    .getByRole("grid")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.filter(({ tabIndex }) => tabIndex === 0).length);
  expect(inTabOrder).toBe(1);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("domingo, 28 de março de 2027");
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("views and periods stand in the query string: reload, back and forward keep them", async ({
  page,
}) => {
  await create(page, { titulo: "Retorno" });
  await page.goto(MONTH);
  await page.getByRole("button", { name: words.next.month }).click();
  await expect(page).toHaveURL(/date=2027-04-10/);
  await page.getByRole("button", { name: words.previous.month }).click();
  await cell(page, "quarta-feira, 10 de março").click({ position: { x: 4, y: 4 } });
  await expect(entry(page, "Retorno")).toBeVisible();
  await page.reload();
  await expect(entry(page, "Retorno")).toBeVisible();
  await page.getByRole("radio", { name: words.modes.week }).check({ force: true });
  await expect(page).toHaveURL(/mode=week/);
  await expect(page.getByRole("region")).toHaveCount(7);
  await expect(page.getByRole("region", { name: "quarta-feira, 10 de março" })).toContainText(
    "Retorno",
  );
  await page.getByRole("button", { name: words.next.week }).click();
  await expect(page.getByText(words.emptyWeek)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goForward();
  await expect(page.getByText(words.emptyWeek)).toBeVisible();
  await page.getByRole("button", { name: words.today, exact: true }).click();
  await expect(page).not.toHaveURL(/date=/);
  for (const nonsense of ["date=2027-02-30&mode=century", "date=x&status=y"]) {
    await page.goto(`${AGENDA}&${nonsense}`);
    await expect(page.getByRole("grid")).toBeVisible();
  }
});

test("a network that fails says so and loses nothing that was typed", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(ON_DAY);
  await expect(page.getByText(words.emptyDay)).toBeVisible();
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await field(page, "titulo").fill("Primeira consulta");
  await field(page, "time").fill("14:20");
  await page.route("**/api/agendamentos**", (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole("dialog").getByText("Erro de Conexão")).toBeVisible();
  await expect(
    page.getByRole("dialog").getByText("Verifique sua conexão com a internet e tente novamente."),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.add, exact: true }).click();
  await expect(field(page, "titulo")).toHaveValue("Primeira consulta");
  await expect(field(page, "time")).toHaveValue("14:20");
  await page.unroute("**/api/agendamentos**");
  // The answer alone is lost: the same appointment is saved again and stays one.
  let lost = false;
  await page.route("**/api/agendamentos", async (route) => {
    if (lost || route.request().method() !== "POST") return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await save(page).click();
  await expect(page.getByRole("dialog").getByText("Erro de Conexão")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Agendamento criado")).toBeVisible();
  await expect(entry(page, "Primeira consulta")).toHaveCount(1);
});

test("a list that cannot be loaded says so, and is tried again", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await create(page, { titulo: "Retorno" });
  await page.route("**/api/agendamentos?**", (route) =>
    route.fulfill({ status: 500, json: { error: "INTERNAL", request_id: "r1" } }),
  );
  for (const url of [MONTH, ON_DAY]) {
    await page.goto(url);
    await expect(page.getByRole("alert").getByText(words.failed)).toBeVisible();
  }
  await page.unroute("**/api/agendamentos?**");
  await page.getByRole("button", { name: ptBr.common.retry }).click();
  await expect(entry(page, "Retorno")).toBeVisible();
  await expect(page.getByText(words.failed)).toHaveCount(0);
});

test.describe("elsewhere", () => {
  test.use({ timezoneId: "America/New_York" });
  test("times are the doctor's zone's, across a night when clocks change", async ({ page }) => {
    // 2027: forward on March 14. Nine o'clock is 14:00 UTC the day before, 13:00 that day.
    await create(page, { titulo: "Antes", data: "2027-03-13T14:00:00Z" });
    await create(page, { titulo: "Depois", data: "2027-03-14T13:00:00Z" });
    await page.goto(`${AGENDA}&mode=week&date=2027-03-14`);
    await expect(page.getByText("America/New York")).toBeVisible();
    await expect(entry(page, "Depois")).toContainText("09:00 – 09:30");
    await page.getByRole("button", { name: words.addOn("domingo, 14 de março de 2027") }).click();
    await field(page, "time").fill("02:30");
    await expect(page.getByText(words.skipped("03:30"))).toBeVisible();
    await save(page).click();
    await expect(entry(page, "03:30 – 04:00")).toBeVisible();
    // Back on November 7: half past one comes twice.
    await page.getByRole("button", { name: words.add, exact: true }).click();
    await field(page, "day").fill("2027-11-07");
    await field(page, "time").fill("01:30");
    await expect(page.getByText(words.repeated)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goto(`${AGENDA}&mode=day&date=2027-03-13`);
    await expect(entry(page, "Antes")).toContainText("09:00 – 09:30");
    // Another zone, chosen: the same instants by its clock.
    await page.getByRole("button", { name: settings.zone.change }).click();
    await page.getByLabel(settings.zone.label, { exact: true }).selectOption("Europe/Lisbon");
    await page.getByRole("dialog").getByRole("button", { name: settings.zone.save }).click();
    await expect(page.getByText(settings.zone.saved)).toBeVisible();
    await expect(entry(page, "Antes")).toContainText("14:00 – 14:30");
    await page.reload();
    await expect(entry(page, "Antes")).toContainText("14:00 – 14:30");
    await expect(page.getByText(/Este aparelho está em outro fuso/)).toBeVisible();
    await page.getByRole("button", { name: settings.zone.useHere }).click();
    await expect(entry(page, "Antes")).toContainText("09:00 – 09:30");
    // The same choice stands among the settings.
    await page.goto("/pt-br/dashboard?view=settings&tab=preferences");
    await expect(page.getByLabel(settings.zone.label, { exact: true })).toHaveValue(
      "America/New_York",
    );
  });
});

test("a month with hundreds of appointments, and a day with a hundred", async ({ page }) => {
  for (let n = 0; n < 300; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, m) => {
        const i = n + m;
        const day = i < 100 ? "10" : String(1 + (i % 28)).padStart(2, "0");
        const hour = String(11 + (i % 10)).padStart(2, "0");
        return create(page, { titulo: `Consulta ${i}`, data: `2027-03-${day}T${hour}:00:00Z` });
      }),
    );
  await page.goto(MONTH);
  await expect(cell(page, "quarta-feira, 10 de março")).toHaveAccessibleName(
    `quarta-feira, 10 de março de 2027, ${words.count("107", false)}, ${words.withConflicts}`,
  );
  await expect(page.getByText(words.more("104"))).toBeVisible();
  await cell(page, "quarta-feira, 10 de março").press("Enter");
  await expect(page.getByRole("button", { name: /^Editar/ })).toHaveCount(107);
});

test("an appointment starts its consultation, with patient and modality", async ({ page }) => {
  const paciente_id = await createPatient(page, "Ana Müller");
  await create(page, { titulo: "Retorno", tipo: "Telemedicina", paciente_id });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: words.startOf("09:00 – 09:30, Retorno") }).click();
  const modal = dialog(page, ptBr.shell.newConsultation);
  await expect(modal.getByRole("radio", { name: ptBr.home.telemedicina })).toBeChecked();
  await expect(modal.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue("Ana Müller");
  await expect(modal.getByText(ptBr.home.ofAppointment)).toBeVisible();
  await modal.getByRole("radio", { name: ptBr.home.ways.text }).check({ force: true });
  await modal.getByRole("textbox", { name: ptBr.home.text }).fill("Paciente: tenho febre.");
  await modal.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await modal.getByLabel(ptBr.home.consent).check();
  await modal.getByRole("button", { name: ptBr.home.save }).click();
  // Its own notice may be followed at once by that of the finished document.
  await expect(modal).toBeHidden();
  await page.reload();
  await entry(page, "Retorno")
    .getByRole("link", { name: /^Ver consulta #/ })
    .click();
  await expect(page).toHaveURL(/\/consultas\//);
});

test("a patient's page has the appointments, and leads to their day", async ({ page }) => {
  const paciente_id = await createPatient(page, "Ana Müller");
  await create(page, { titulo: "Retorno", paciente_id });
  const other = await create(page, { paciente_id, data: `${DAY}T18:00:00Z`, tipo: "Telemedicina" });
  await page.request.post(`/api/agendamentos/${other}/cancel`);
  await page.goto(`/pt-br/dashboard?view=patients&id=${paciente_id}`);
  await expect(entry(page, `${pacientes.appointment}: Telemedicina`)).toContainText(
    words.cancelled,
  );
  await page.getByRole("link", { name: `${pacientes.appointment}: Retorno` }).click();
  await expect(entry(page, "Retorno")).toContainText("09:00 – 09:30");
});

for (const [name, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`on a ${name} in the ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test("the agenda's views and dialogs are accessible", async ({ page }) => {
        const look = async (what: string): Promise<void> => {
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          expect([
            what,
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          ]).toEqual([what, []]);
          await page.screenshot({
            path: `test-results/agenda/${what}-${name}-${colorScheme}.png`,
          });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect([what, wide]).toEqual([what, false]);
        };
        const paciente_id = await createPatient(
          page,
          "José da Conceição Albuquerque de Souza e Silva",
        );
        await create(page, { titulo: "Retorno", paciente_id });
        await create(page, { data: `${DAY}T12:15:00Z`, tipo: "Telemedicina", paciente_id });
        for (let n = 0; n < 5; n++)
          await create(page, { titulo: `Consulta ${n}`, data: `2027-03-1${n + 1}T1${n}:00:00Z` });
        for (let n = 0; n < 4; n++)
          await create(page, { titulo: `Exame ${n}`, data: `2027-03-16T1${n + 1}:30:00Z` });
        const cancelled = await create(page, { titulo: "Desistiu", data: `${DAY}T18:00:00Z` });
        await page.request.post(`/api/agendamentos/${cancelled}/cancel`);
        await page.goto(`${MONTH}&status=all`);
        await expect(cell(page, "quarta-feira, 10 de março")).toHaveAccessibleName(
          /3 agendamentos/,
        );
        await look("month");
        await page.goto(`${AGENDA}&mode=week&date=${DAY}&status=all`);
        await expect(entry(page, "Retorno")).toBeVisible();
        await look("week");
        await page.goto(`${ON_DAY}&status=all`);
        await expect(entry(page, "Retorno")).toBeVisible();
        await look("day");
        await page.getByRole("button", { name: /^Editar 09:00/ }).click();
        await expect(page.getByText(words.conflictsWith)).toBeVisible();
        await field(page, "duracao").fill("90");
        await look("edit");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: words.add, exact: true }).click();
        await field(page, "time").fill("");
        await save(page).click();
        await look("refused");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: /^Cancelar 09:00/ }).click();
        await expect(dialog(page, words.askCancel)).toBeVisible();
        await look("cancel");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: settings.zone.change }).click();
        await expect(page.getByLabel(settings.zone.label, { exact: true })).toBeVisible();
        await look("zone");
      });
    });
