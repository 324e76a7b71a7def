import { LOCALES } from "@relato/shared/domain/language.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { fillDate } from "./dates.ts";
import { expectAccessible } from "./accessible.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, newEmail, PASSWORD, VIEW_TEXTS } from "./test.ts";

for (const locale of LOCALES)
  asDoctor(
    `the administrator grants and revokes a plan in ${locale}`,
    async ({ page, doctor, playwright, baseURL, watch }) => {
      watch.allow(/status of (404|422)/);
      await onDatabase((db) => makeAdmin(db, doctor.email));
      const request = await playwright.request.newContext({ baseURL: baseURL! });
      const email = newEmail();
      await request.post("/api/auth/sign-up/email", { data: { email, password: PASSWORD } });
      const readPlan = async () => (await request.get("/api/planos/subscription")).json();

      const { planoGrants: words, planos } = VIEW_TEXTS[locale];
      await page.goto(`/${locale}/admin/planos`);
      const section = page.getByRole("region", { name: words.title });
      const find = async (address: string) => {
        await section.getByLabel(words.email).fill(address);
        await section.getByLabel(words.email).press("Enter");
      };
      await find("absent@example.org");
      await expect(section.getByRole("alert")).toHaveText(words.notFound);
      await find(email);
      await expect(section.getByText(words.status.free, { exact: true })).toBeVisible();
      await expect(section.getByText(words.noGrant, { exact: true })).toBeVisible();

      const save = section.getByRole("button", { name: words.save });
      await section.getByLabel(words.plan).selectOption(planos.plan.semester.name);
      await fillDate(section, words.until, "2020-01-01");
      await save.press("Enter");
      await expect(section.getByRole("alert")).toBeVisible();
      await fillDate(section, words.until, "2199-12-31");
      await save.press("Enter");
      await expect(section.getByText(`(${words.source.granted})`)).toBeVisible();
      expect(await readPlan()).toMatchObject({ status: "active", plano: "semester" });
      const screenshots = locale === "pt-br" ? { screenshots: "admin-grants" } : {};
      await expectAccessible(page, { state: "granted", ...screenshots });

      await section.getByRole("button", { name: words.revoke }).press("Enter");
      await expect(section.getByText(words.noGrant, { exact: true })).toBeVisible();
      expect(await readPlan()).toMatchObject({ status: "free" });
      await request.dispose();
    },
  );
