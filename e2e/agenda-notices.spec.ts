import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { mailsTo } from "./outbox.ts";
import { asDoctor as test, expect, newEmail, VIEW_TEXTS } from "./test.ts";

const { agenda, notices: words } = VIEW_TEXTS["pt-br"];
/** São Paulo is three hours behind UTC; a day of which nobody is reminded yet. */
const DAY = "2031-03-12";
const ON_DAY = `/pt-br/dashboard?view=calendar&mode=day&date=${DAY}`;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWPORTS = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } };

let phones = 0;
const newPhone = (): string => `119${String(process.pid).padStart(7, "0").slice(-7)}${phones++}`;

const createPatient = async (page: Page, contact: { email?: string; whatsapp?: string }) => {
  const id = crypto.randomUUID();
  const data = {
    id,
    nome: "Maria Souza",
    email: "",
    telefone: "",
    whatsapp: "",
    sexo: "",
    data_nascimento: "",
    documento: "",
    endereco: "",
    ...contact,
  };
  expect((await page.request.post("/api/pacientes", { data })).status()).toBe(201);
  return id;
};
const createAppointment = async (page: Page, paciente_id: string): Promise<string> => {
  const id = crypto.randomUUID();
  const data = {
    id,
    data: `${DAY}T12:00:00Z`,
    duracao_min: 30,
    tipo: "Presencial",
    titulo: "",
    paciente_id,
  };
  expect((await page.request.post("/api/agendamentos", { data })).status()).toBe(201);
  return id;
};
/** The texts that the outbox of WhatsApp holds for a number. */
const whatsappsTo = (to: string): string[] => {
  const folder = join(process.env["E2E_DATA"] ?? "", "data/outbox-whatsapp");
  return readdirSync(folder)
    .toSorted()
    .map(
      (file) =>
        JSON.parse(readFileSync(join(folder, file), "utf8")) as { to: string; text: string },
    )
    .filter((one) => one.to === to)
    .map(({ text }) => text);
};
const dialog = (page: Page) => page.getByRole("dialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: agenda.save });
const edit = (page: Page) =>
  page.getByRole("button", { name: new RegExp(`^${agenda.editOf("")}`) }).click();
const noticeOf = (
  page: Page,
  channel: "email" | "whatsapp",
  occasion: keyof typeof words.occasions,
) =>
  dialog(page)
    .getByRole("region", { name: words.title })
    .getByRole("listitem")
    .filter({ hasText: `${words.channels[channel]} · ${words.occasions[occasion]}` });

test("a patient is told of the appointment's making, change and end, and the doctor sees it", async ({
  page,
}) => {
  const [email, phone] = [newEmail(), newPhone()];
  await createPatient(page, { email, whatsapp: phone });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  // Nobody is told while there is no patient.
  await expect(dialog(page).getByRole("group", { name: words.legend })).toHaveCount(0);
  await dialog(page).getByLabel(agenda.fields.titulo).fill("Retorno quimioterapia");
  await dialog(page).getByLabel(agenda.fields.paciente).fill("maria");
  await page.getByRole("option", { name: "Maria Souza" }).click();
  for (const channel of ["email", "whatsapp"] as const)
    await expect(
      dialog(page).getByRole("checkbox", { name: words.channels[channel] }),
    ).toBeChecked();
  await save(page).click();
  await expect(page.getByText(agenda.created)).toBeVisible();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]).toMatchObject({
    subject: "Consulta marcada: 12 de março às 09:00",
    attachments: ["invite.ics"],
  });
  expect(mailsTo(email)[0]?.text).toContain("quarta-feira, 12 de março de 2031 às 09:00");

  await edit(page);
  await expect(noticeOf(page, "email", "created")).toContainText(words.sent(""));
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.sent(""));
  await dialog(page).getByLabel(agenda.fields.time).fill("10:30");
  await save(page).click();
  await expect(page.getByText(agenda.updated)).toBeVisible();
  await expect.poll(() => mailsTo(email)).toHaveLength(2);
  expect(mailsTo(email)[1]?.subject).toBe("Consulta alterada: 12 de março às 10:30");
  await page.getByRole("button", { name: new RegExp(`^${agenda.cancelOf("")}`) }).click();
  await dialog(page).getByRole("button", { name: agenda.cancel }).click();
  await expect(page.getByText(agenda.cancelDone)).toBeVisible();
  await expect.poll(() => mailsTo(email)).toHaveLength(3);
  expect(mailsTo(email)[2]?.subject).toBe("Consulta cancelada: 12 de março às 10:30");
  await expect.poll(() => whatsappsTo(`55${phone}`)).toHaveLength(3);
  const everything = [mailsTo(email), whatsappsTo(`55${phone}`)].map((one) => JSON.stringify(one));
  for (const text of everything) expect(text).not.toContain("quimioterapia");
});

test("what WhatsApp told of a message stands in the place of its sending", async ({ page }) => {
  await createPatient(page, { email: newEmail(), whatsapp: newPhone() });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  await dialog(page).getByLabel(agenda.fields.paciente).fill("maria");
  await page.getByRole("option", { name: "Maria Souza" }).click();
  await save(page).click();
  await expect(page.getByText(agenda.created)).toBeVisible();
  // The outbox delivers nothing: the service's words are put into the server's answer (its own test is whatsapp-status.test.ts).
  const told = { delivered_at: "2026-11-20T12:00:00.000Z", read_at: null as string | null };
  await page.route("**/notices", async (route) => {
    const answer = await route.fetch();
    const { items } = (await answer.json()) as {
      items: { channel: string; delivery: { state: string } }[];
    };
    for (const { channel, delivery } of items)
      if (channel === "whatsapp" && delivery.state === "sent") Object.assign(delivery, told);
    return route.fulfill({ response: answer, json: { items } });
  });
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.delivered(""));
  await expect(noticeOf(page, "email", "created")).toContainText(words.sent(""));
  await page.keyboard.press("Escape");
  told.read_at = "2026-11-20T12:05:00.000Z";
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.read(""));
});

test("the switches hold, and the patient's language is chosen", async ({ page }) => {
  const [email, phone] = [newEmail(), newPhone()];
  await createPatient(page, { email, whatsapp: phone });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  await dialog(page).getByLabel(agenda.fields.paciente).fill("maria");
  await page.getByRole("option", { name: "Maria Souza" }).click();
  await dialog(page).getByRole("checkbox", { name: words.channels.whatsapp }).uncheck();
  await dialog(page).getByLabel(words.locale).selectOption("es");
  await save(page).click();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]?.subject).toBe("Cita agendada: 12 de marzo a las 09:00");
  await edit(page);
  await expect(noticeOf(page, "email", "created")).toContainText(words.sent(""));
  await expect(noticeOf(page, "whatsapp", "created")).toHaveCount(0);
  await expect(
    dialog(page).getByRole("checkbox", { name: words.channels.whatsapp }),
  ).not.toBeChecked();
  await expect(dialog(page).getByLabel(words.locale)).toHaveValue("es");
  expect(whatsappsTo(`55${phone}`)).toEqual([]);
});

test("a contact that is missing is said, and a notice that failed can be sent again", async ({
  page,
}) => {
  const id = await createAppointment(page, await createPatient(page, { email: newEmail() }));
  await page.goto(ON_DAY);
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.skips.no_address);
  await expect(noticeOf(page, "email", "created")).toContainText(words.sent(""));
  // The outbox never fails: its answer is changed on the way into one that did.
  const failed = await page.request.get(`/api/agendamentos/${id}/notices`);
  const { items } = (await failed.json()) as { items: { channel: string }[] };
  const broken = items.map((one) =>
    one.channel === "email"
      ? { ...one, delivery: { state: "failed", reason: "address" }, can_retry: true }
      : one,
  );
  const path = `**/api/agendamentos/${id}/notices`;
  await page.route(path, (route) => route.fulfill({ json: { items: broken } }));
  await page.reload();
  await edit(page);
  await expect(noticeOf(page, "email", "created")).toContainText(words.failures.address);
  await page.unroute(path);
  await noticeOf(page, "email", "created").getByRole("button", { name: words.retry }).click();
  await expect(noticeOf(page, "email", "created")).toContainText(words.sent(""));
});

test("the agenda is read under a private address until it is renewed or switched off", async ({
  page,
  request,
}) => {
  await createAppointment(page, await createPatient(page, {}));
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: words.feed.open }).click();
  await dialog(page).getByRole("button", { name: words.feed.create }).click();
  const url = () => dialog(page).getByLabel(words.feed.url).inputValue();
  await expect(dialog(page).getByText(words.feed.once)).toBeVisible();
  const first = await url();
  const read = await request.get(first);
  expect([read.status(), read.headers()["content-type"]]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  expect(await read.text()).toContain("BEGIN:VCALENDAR");
  await dialog(page).getByRole("button", { name: words.feed.renew }).click();
  await expect.poll(url).not.toBe(first);
  const second = await url();
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([
    404, 200,
  ]);
  // It is shown once.
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: words.feed.open }).click();
  await expect(dialog(page).getByRole("button", { name: words.feed.renew })).toBeVisible();
  await expect(dialog(page).getByLabel(words.feed.url)).toHaveCount(0);
  await dialog(page).getByRole("button", { name: words.feed.off }).click();
  await expect(dialog(page).getByRole("button", { name: words.feed.create })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

for (const [name, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`on a ${name} in the ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test("notices and the private address are accessible", async ({ page }) => {
        const look = async (what: string): Promise<void> => {
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          expect([
            what,
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          ]).toEqual([what, []]);
          await page.screenshot({
            path: `test-results/agenda-notices/${what}-${name}-${colorScheme}.png`,
          });
        };
        await createAppointment(page, await createPatient(page, { email: newEmail() }));
        await page.goto(ON_DAY);
        await edit(page);
        await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.skips.no_address);
        await expect(noticeOf(page, "email", "created")).toContainText(words.sent(""));
        await noticeOf(page, "email", "created").scrollIntoViewIfNeeded();
        await look("notices");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: words.feed.open }).click();
        await expect(dialog(page).getByRole("button", { name: words.feed.create })).toBeVisible();
        await look("feed-off");
        await dialog(page).getByRole("button", { name: words.feed.create }).click();
        await expect(dialog(page).getByLabel(words.feed.url)).toBeVisible();
        await look("feed-on");
      });
    });
