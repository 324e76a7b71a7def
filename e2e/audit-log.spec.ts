import { readFile } from "node:fs/promises";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { fillDate } from "./dates.ts";
import { expectAccessible, measureOverflow } from "./accessible.ts";
import { makePatient, readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, newEmail, PASSWORD, VIEW_TEXTS } from "./test.ts";

for (const locale of LOCALES)
  asDoctor(
    `a doctor sees who read a patient, and an administrator's act, in ${locale}`,
    async ({ page, browser, baseURL }) => {
      const { auditLog: words } = VIEW_TEXTS[locale];
      const maria = await makePatient(page, { nome: "Maria Prado" });
      const joao = await makePatient(page, { nome: "João Lima" });
      await page.request.get(`/api/pacientes/${joao}`);
      const doctorId = await readDoctorId(page);
      const context = await browser.newContext({ baseURL: baseURL! });
      const email = newEmail();
      await context.request.post("/api/auth/sign-up/email", {
        data: { email, password: PASSWORD },
      });
      await onDatabase((db) => makeAdmin(db, email));
      expect((await context.request.get(`/api/admin/users/${doctorId}`)).status()).toBe(200);
      await context.close();

      await page.goto(`/${locale}/dashboard?view=patients&id=${maria}`);
      await page.getByRole("link", { name: words.title }).click();
      await expect(page).toHaveURL(/tab=access/);
      const list = page.getByRole("list", { name: words.title });
      const read = `${words.you} ${words.verbs.read} ${words.objects.patient} · Maria Prado`;
      // Entries are written within a second.
      await expect(async () => {
        await page.reload();
        await expect(list.getByText(read)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(list.getByText("João Lima")).toHaveCount(0);
      const screenshots = locale === "pt-br" ? { screenshots: "audit-log" } : {};
      await expectAccessible(page, { state: "one-patient" });

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: words.csv }).click();
      const file = await readFile(await (await download).path(), "utf8");
      expect(file).toContain("Maria Prado");
      expect(file).not.toContain("João Lima");

      await page.goto(`/${locale}/dashboard?view=settings&tab=access`);
      await expect(list.getByText("João Lima").first()).toBeVisible();
      await expect(list.getByText(words.acts["view-profile"])).toBeVisible();
      await expectAccessible(page, { state: "all", ...screenshots });
      await page.getByLabel(words.filters.kind).selectOption("admin");
      await expect(list.getByRole("listitem")).toHaveCount(1);
      await fillDate(page, words.filters.until, "2020-01-01");
      await expect(page.getByText(words.emptyFilter)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
