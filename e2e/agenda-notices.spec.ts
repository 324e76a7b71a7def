import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fillTime } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { mailsTo } from "./outbox.ts";
import { asDoctor as test, expect, newEmail, VIEW_TEXTS } from "./test.ts";

const { agenda, notices: words } = VIEW_TEXTS["pt-br"];
/** Too far ahead for a reminder. São Paulo is three hours behind UTC. */
const DAY = "2031-03-12";
const ON_DAY = `/pt-br/dashboard?view=calendar&mode=day&date=${DAY}`;

let phones = 0;
const newPhone = (): string => `119${String(process.pid).padStart(7, "0").slice(-7)}${phones++}`;

const PATIENT = { nome: "Maria Souza" };
const APPOINTMENT = { data: `${DAY}T12:00:00Z` };
/** The texts of the WhatsApp messages to a number, from the outbox. */
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

test("a patient receives notices of creation, change and cancellation", async ({ page }) => {
  const [email, phone] = [newEmail(), newPhone()];
  await makePatient(page, { ...PATIENT, email, whatsapp: phone });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  // Without a patient there is no choice of notices.
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
  await expect(noticeOf(page, "email", "created")).toContainText(words.stored.email);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.stored.whatsapp);
  await fillTime(dialog(page), agenda.fields.time, "10:30");
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

test("the delivery and reading of a WhatsApp message replace its sending", async ({ page }) => {
  await makePatient(page, { ...PATIENT, email: newEmail(), whatsapp: newPhone() });
  await page.goto(ON_DAY);
  await page.getByRole("button", { name: agenda.add, exact: true }).click();
  await dialog(page).getByLabel(agenda.fields.paciente).fill("maria");
  await page.getByRole("option", { name: "Maria Souza" }).click();
  await save(page).click();
  await expect(page.getByText(agenda.created)).toBeVisible();
  // The outbox delivers nothing, so the test adds the delivery to the server's answer.
  // The real one is tested in whatsapp-status.test.ts.
  const receipt = { delivered_at: "2026-11-20T12:00:00.000Z", read_at: null as string | null };
  await page.route("**/notices", async (route) => {
    const answer = await route.fetch();
    const { items } = (await answer.json()) as {
      items: { channel: string; delivery: { state: string } }[];
    };
    for (const { channel, delivery } of items)
      if (channel === "whatsapp" && delivery.state === "stored")
        Object.assign(delivery, { state: "sent", ...receipt });
    return route.fulfill({ response: answer, json: { items } });
  });
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.delivered(""));
  await expect(noticeOf(page, "email", "created")).toContainText(words.stored.email);
  await page.keyboard.press("Escape");
  receipt.read_at = "2026-11-20T12:05:00.000Z";
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.read(""));
});

test("notices follow the chosen channels and the patient's language", async ({ page }) => {
  const [email, phone] = [newEmail(), newPhone()];
  await makePatient(page, { ...PATIENT, email, whatsapp: phone });
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
  await expect(noticeOf(page, "email", "created")).toContainText(words.stored.email);
  await expect(noticeOf(page, "whatsapp", "created")).toHaveCount(0);
  await expect(
    dialog(page).getByRole("checkbox", { name: words.channels.whatsapp }),
  ).not.toBeChecked();
  await expect(dialog(page).getByLabel(words.locale)).toHaveValue("es");
  expect(whatsappsTo(`55${phone}`)).toEqual([]);
});

test("a missing contact is shown, and a failed notice can be retried", async ({ page }) => {
  const paciente_id = await makePatient(page, { ...PATIENT, email: newEmail() });
  const id = await makeAppointment(page, { ...APPOINTMENT, paciente_id });
  await page.goto(ON_DAY);
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.skips.no_address);
  await expect(noticeOf(page, "email", "created")).toContainText(words.stored.email);
  // The outbox never fails, so the test changes the answer into a failure.
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
  await expect(noticeOf(page, "email", "created")).toContainText(words.stored.email);
});

test("the calendar feed works until its address is renewed or switched off", async ({
  page,
  request,
}) => {
  const paciente_id = await makePatient(page, PATIENT);
  await makeAppointment(page, { ...APPOINTMENT, paciente_id });
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
  // The address shows only once.
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: words.feed.open }).click();
  await expect(dialog(page).getByRole("button", { name: words.feed.renew })).toBeVisible();
  await expect(dialog(page).getByLabel(words.feed.url)).toHaveCount(0);
  await dialog(page).getByRole("button", { name: words.feed.off }).click();
  await expect(dialog(page).getByRole("button", { name: words.feed.create })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test("notices and the calendar feed are accessible", async ({ page }) => {
  const look = (state: string): Promise<void> =>
    expectAccessible(page, { state, screenshots: "agenda-notices" });
  const paciente_id = await makePatient(page, { ...PATIENT, email: newEmail() });
  await makeAppointment(page, { ...APPOINTMENT, paciente_id });
  await page.goto(ON_DAY);
  await edit(page);
  await expect(noticeOf(page, "whatsapp", "created")).toContainText(words.skips.no_address);
  await expect(noticeOf(page, "email", "created")).toContainText(words.stored.email);
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
