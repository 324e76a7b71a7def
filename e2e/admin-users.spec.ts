import { LOCALES } from "@relato/shared/domain/language.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { expectAccessible, measureOverflow, VIEWPORTS } from "./accessible.ts";
import { onDatabase, subscribe } from "./subscription.ts";
import { asDoctor, expect, newEmail, PASSWORD, ptBr, VIEW_TEXTS } from "./test.ts";

for (const locale of LOCALES)
  asDoctor(
    `the administrator deactivates and reactivates a doctor in ${locale}`,
    async ({ page, doctor, browser, baseURL, watch }) => {
      // The doctor's ended session.
      watch.allow(/status of (401|403)/);
      await onDatabase((db) => makeAdmin(db, doctor.email));
      const { admin, adminUsers: words } = VIEW_TEXTS[locale];
      const context = await browser.newContext({ baseURL: baseURL! });
      const email = newEmail();
      await context.request.post("/api/auth/sign-up/email", {
        data: { email, password: PASSWORD },
      });
      const other = await context.newPage();
      const streamed = other.waitForResponse("**/api/events");
      await other.goto(`/${locale}/dashboard`);
      await streamed;
      await subscribe(other, "past_due", 10, "price_foreign");

      await page.goto(`/${locale}/admin`);
      await expect(page.getByText(words.metrics.total, { exact: true })).toBeVisible();
      await expect(page.getByRole("img", { name: words.metrics.newChart })).toBeVisible();
      await expectAccessible(page, { state: "overview" });
      await page.getByRole("link", { name: admin.sections.usuarios }).click();
      await expect(page).toHaveURL(`/${locale}/admin/usuarios`);
      await page.getByLabel(words.search).fill(email.toUpperCase());
      const row = page.getByRole("row", { name: email });
      await expect(row.getByText(words.status.past_due)).toBeVisible();
      await expect(row.getByText(VIEW_TEXTS[locale].planos.unknown)).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(2);
      const screenshots = locale === "pt-br" ? { screenshots: "admin-users" } : {};
      await expectAccessible(page, { state: "users", ...screenshots });

      await row.getByRole("button", { name: words.viewOf(email) }).click();
      const profile = page.getByRole("dialog", { name: email });
      await expect(profile.getByText(words.profile.consultas, { exact: true })).toBeVisible();
      await expectAccessible(page, { state: "profile" });
      await profile.getByRole("button", { name: words.deactivate.action }).click();
      const dialog = page.getByRole("dialog", { name: words.deactivate.title });
      await expect(dialog.getByText(email)).toBeVisible();
      await dialog.getByRole("button", { name: words.deactivate.action }).click();
      await expect(row.getByText(words.states.disabled)).toBeVisible();
      // The open page learns it by the end of its event stream, without a request of the doctor's.
      await expect(other).toHaveURL(new RegExp(`/${locale}/login`));
      await context.close();

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(VIEWPORTS.phone);
      await row.getByRole("button", { name: words.reactivate.of(email) }).click();
      await expect(row.getByText(words.states.disabled)).toBeHidden();
    },
  );

asDoctor("a doctor who opens the users is sent to the dashboard", async ({ page }) => {
  await page.goto("/pt-br/admin/usuarios");
  await expect(page).toHaveURL("/pt-br/dashboard");
  await expect(page.getByText(ptBr.shell.superAdmin)).toHaveCount(0);
});
