import { LOCALES } from "@relato/shared/domain/language.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { asSystem } from "../server/platform/database/database.ts";
import { createPaciente } from "../server/testing/factories.ts";
import { fillDate } from "./dates.ts";
import { expectAccessible, measureOverflow } from "./accessible.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, newEmail, PASSWORD, TEXTS, VIEW_TEXTS } from "./test.ts";

asDoctor(
  "an incident is recorded, its doctor is notified and sees the patients",
  async ({ page, doctor, browser, baseURL }) => {
    await onDatabase((db) => makeAdmin(db, doctor.email));
    const { compliance: words } = VIEW_TEXTS["pt-br"];
    const context = await browser.newContext({ baseURL: baseURL! });
    const email = newEmail();
    const signUp = await context.request.post("/api/auth/sign-up/email", {
      data: { email, password: PASSWORD },
    });
    const { user } = (await signUp.json()) as { user: { id: string } };
    const nome = "Maria do Incidente";
    const paciente = await onDatabase((db) => createPaciente(db, { medico_id: user.id, nome }));
    await context.request.get(`/api/pacientes/${paciente.id}`);
    // The audit log is written within a second.
    const countEntries = (): Promise<number> =>
      onDatabase((db) =>
        asSystem(db, "test", async (tx) => {
          const sql = "select from audit_log where subject = $1";
          return (await tx.query(sql, [paciente.id])).length;
        }),
      );
    await expect.poll(countEntries).toBe(1);

    await page.goto("/pt-br/admin/lgpd");
    const register = page.getByRole("region", { name: words.incidents.title });
    await register.getByRole("button", { name: words.incidents.add }).click();
    const { form } = words.incidents;
    await register.getByRole("button", { name: form.save, exact: true }).click();
    await expect(register.getByRole("alert")).toHaveText(form.required);
    await register.getByLabel(form.description).fill("Senha vazada");
    await register.getByLabel(words.kinds.confidentiality).check();
    await register.getByLabel(words.categories.health).check();
    await fillDate(register, form.from, "2020-01-01T08:00");
    await fillDate(register, form.to, "2099-01-01T08:00");
    await register.getByLabel(form.accounts).fill(email);
    await register.getByLabel(form.measures).fill("A senha foi trocada.");
    await register.getByRole("button", { name: form.save, exact: true }).click();

    const affected = register.getByRole("region", { name: words.incidents.affected });
    await expect(affected.getByRole("row", { name: email })).toBeVisible();
    await expect(page.getByText(nome)).toHaveCount(0);
    await expectAccessible(page, { state: "incident", screenshots: "admin-lgpd" });
    const download = page.waitForEvent("download");
    await register.getByRole("button", { name: words.incidents.report }).click();
    expect((await download).suggestedFilename()).toMatch(/^incidente-.*\.pdf$/);
    await affected.getByRole("button", { name: words.incidents.notify(1) }).click();
    await expect(affected.getByText(words.incidents.notified(1))).toBeVisible();

    await register.getByText(words.incidents.choice.communicated).click();
    await register.getByLabel(words.incidents.protocol).fill("00261.000001/2026-01");
    await register.getByRole("button", { name: words.incidents.addNote }).click();
    await expect(
      register.getByText(words.incidents.state.communicated(""), { exact: true }),
    ).toBeVisible();

    const other = await context.newPage();
    await other.goto("/pt-br/dashboard");
    const { notifications } = TEXTS["pt-br"];
    await other.getByRole("button", { name: notifications.open(1) }).click();
    await other.getByRole("link", { name: notifications.type.incidente.title() }).click();
    await expect(other.getByRole("link", { name: nome })).toBeVisible();
    await expect(other.getByText("Senha vazada")).toBeVisible();
    const { told } = words;
    await expect(other.getByText(told.informedCount(0, 1))).toBeVisible();
    const informed = other.getByRole("checkbox", { name: told.informOf(nome) });
    // The box changes with the server's answer.
    await informed.click();
    await expect(informed).toBeChecked();
    await expect(other.getByText(told.informedCount(1, 1))).toBeVisible();
    await expectAccessible(other, { state: "told", screenshots: "incidente" });
    await other.reload();
    await expect(informed).toBeChecked();
    await informed.click();
    await expect(informed).not.toBeChecked();
    await expect(other.getByText(told.informedCount(0, 1))).toBeVisible();
    await context.close();
  },
);

for (const locale of LOCALES)
  asDoctor(`the LGPD section works in ${locale}`, async ({ page, doctor }) => {
    await onDatabase((db) => makeAdmin(db, doctor.email));
    const { admin, compliance: words } = VIEW_TEXTS[locale];
    await page.goto(`/${locale}/admin`);
    await page.getByRole("link", { name: admin.sections.lgpd }).click();
    await expect(page).toHaveURL(`/${locale}/admin/lgpd`);
    const documents = page.getByRole("region", { name: words.documents.title });
    await documents.getByLabel(words.controller.name).fill("Clínica Vida");
    await documents.getByRole("button", { name: words.controller.save }).click();
    await expect(page.getByText(words.controller.saved)).toBeVisible();
    const { names, formats } = words.documents;
    for (const name of Object.values(names))
      for (const format of Object.values(formats)) {
        const download = page.waitForEvent("download");
        await documents.getByRole("button", { name: `${name}: ${format}` }).click();
        expect((await download).suggestedFilename()).toMatch(/\.(pdf|md)$/);
      }
    const retention = page.getByRole("region", { name: words.retention.title });
    await expect(retention.getByText(words.retention.kinds.audio)).toBeVisible();
    await expect(retention.getByText(words.retention.kept).first()).toBeVisible();
    await expectAccessible(page, { state: "documents" });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });

asDoctor("a doctor who opens the LGPD section is sent to the dashboard", async ({ page }) => {
  await page.goto("/pt-br/admin/lgpd");
  await expect(page).toHaveURL("/pt-br/dashboard");
});
