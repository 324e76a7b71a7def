import { publicSharing } from "@relato/shared/locales/pt-br/public-sharing.ts";
import { appointmentNotices } from "@relato/shared/locales/pt-br/appointment-notices.ts";
import { expectAccessible } from "./accessible.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { linkTo } from "./outbox.ts";
import { asDoctor as test, expect, newEmail, TEXTS, VIEW_TEXTS } from "./test.ts";

const { agenda } = VIEW_TEXTS["pt-br"];
const { notifications } = TEXTS["pt-br"];
const { reply } = appointmentNotices;
const DAY = "2031-03-12";
const ON_DAY = `/pt-br/dashboard?view=calendar&mode=day&date=${DAY}`;

test("a patient confirms and cancels by the link of a mail, and the doctor sees it", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const paciente_id = await makePatient(page, { nome: "Maria Souza", email });
  await makeAppointment(page, { data: `${DAY}T12:00:00Z`, paciente_id });
  const link = await linkTo(email, "Consulta marcada: 12 de março às 09:00");
  await page.goto(ON_DAY);
  const row = page.getByRole("listitem").filter({ hasText: "Maria Souza" });
  await expect(row).toBeVisible();

  const stranger = await browser.newContext({ baseURL: baseURL! });
  const patient = await stranger.newPage();
  await patient.goto(new URL(link).pathname);
  await expect(patient.getByRole("heading", { name: reply.title })).toBeVisible();
  await expect(patient.getByText(publicSharing.footer)).toBeVisible();
  await expectAccessible(patient, { state: "open", screenshots: "agenda-reply" });
  await patient.getByRole("button", { name: reply.confirm }).click();
  await expect(patient.getByRole("heading", { name: reply.confirmed })).toBeVisible();
  await expect(row.getByText(agenda.confirmedByPatient)).toBeVisible();
  await expectAccessible(page, { state: "confirmed-row", screenshots: "agenda-reply" });

  await patient.setViewportSize({ width: 320, height: 640 });
  await patient.getByText(reply.cannotCome).click();
  await expectAccessible(patient, { state: "cancel-320", screenshots: "agenda-reply" });
  await patient.getByRole("button", { name: reply.cancel }).click();
  await expect(patient.getByRole("heading", { name: reply.cancelledByYou.title })).toBeVisible();
  await expectAccessible(patient, { state: "cancelled", screenshots: "agenda-reply" });
  await patient.goto(new URL(link).pathname);
  await expect(patient.getByRole("heading", { name: reply.cancelledByYou.title })).toBeVisible();
  await expect(patient.getByRole("button")).toHaveCount(0);
  await stranger.close();

  await page.getByRole("checkbox", { name: agenda.showCancelled }).check();
  await expect(row.getByText(agenda.cancelledByPatient)).toBeVisible();
  const { title } = notifications.type.agenda_paciente_cancelou;
  await page.getByRole("button", { name: notifications.open(1) }).click();
  await expect(page.getByText(title()).first()).toBeVisible();
});
