import type { Page } from "@playwright/test";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { grantPlano } from "../server/features/planos/grants.ts";
import { expectAccessible } from "./accessible.ts";
import { readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const open = async (page: Page, locale: string, plano: "yearly" | "monthly"): Promise<void> => {
  const user_id = await readDoctorId(page);
  await onDatabase((db) => grantPlano(db, { user_id, plano, until: null, granted_by: null }));
  await page.goto(`/${locale}/dashboard?view=settings&tab=integration`);
};

for (const locale of LOCALES)
  asDoctor(`an API key is created, used and revoked in ${locale}`, async ({ page, request }) => {
    const words = VIEW_TEXTS[locale].apiKeys;
    await open(page, locale, "yearly");
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.getByRole("button", { name: words.add }).click();
    const form = page.getByRole("form", { name: words.form.title });
    await form.getByRole("button", { name: words.form.submit }).click();
    await expect(form.getByText(words.form.nameRequired)).toBeVisible();
    await expect(form.getByText(words.form.scopesRequired)).toBeVisible();
    await form.getByLabel(words.form.name).fill("Prontuário");
    await form.getByLabel(words.scopes["pacientes:read"]).check();
    await form.getByLabel(words.form.addresses).fill("127.0.0.0/8\n::1\n::ffff:127.0.0.1");
    const screenshots = locale === "pt-br" ? { screenshots: "api-keys" } : {};
    await expectAccessible(page, { state: "form", ...screenshots });
    await form.getByRole("button", { name: words.form.submit }).click();

    const dialog = page.getByRole("dialog", { name: words.created.title });
    const secret = await dialog.getByLabel(words.created.secret).inputValue();
    const search = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${secret}` };
      const answer = await request.post("/api/v1/pacientes/search", { headers, data: {} });
      return answer.status();
    };
    expect(await search()).toBe(200);
    await dialog.getByRole("button", { name: words.created.done }).click();
    await page.reload();
    const list = page.getByRole("list", { name: words.title });
    await expect(list.getByText("Prontuário")).toBeVisible();
    await expect(list.getByText(words.scopes["pacientes:read"])).toBeVisible();
    await expect(list.getByText(words.unused)).toBeHidden();
    await expectAccessible(page, { state: "list" });

    await list.getByRole("button", { name: words.revokeOf("Prontuário") }).click();
    await page.getByRole("button", { name: words.confirm.submit, exact: true }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
    expect(await search()).toBe(401);
  });

asDoctor("a key that opens by link names the sites that embed it", async ({ page, watch }) => {
  watch.allow(/400/);
  const words = VIEW_TEXTS["pt-br"].apiKeys;
  await open(page, "pt-br", "yearly");
  await page.getByRole("button", { name: words.add }).click();
  const form = page.getByRole("form", { name: words.form.title });
  await form.getByLabel(words.form.name).fill("Prontuário");
  const origins = form.getByLabel(words.form.origins);
  await expect(origins).toBeHidden();
  await form.getByLabel(words.scopes["sessions:launch"]).check();
  await origins.fill("prontuario.example.org");
  await form.getByRole("button", { name: words.form.submit }).click();
  await expect(form.getByText(words.form.originsInvalid)).toBeVisible();
  await expect(origins).toHaveValue("prontuario.example.org");
  await expectAccessible(page, { state: "origins", screenshots: "api-keys" });

  await origins.fill("https://Prontuario.example.org/");
  await form.getByRole("button", { name: words.form.submit }).click();
  const dialog = page.getByRole("dialog", { name: words.created.title });
  await dialog.getByRole("button", { name: words.created.done }).click();
  const list = page.getByRole("list", { name: words.title });
  await expect(list.getByText(words.frames("https://prontuario.example.org"))).toBeVisible();
  await expectAccessible(page, { state: "list with origins", screenshots: "api-keys" });
});

asDoctor("another plan sees that the API is part of the yearly one", async ({ page }) => {
  const words = VIEW_TEXTS["pt-br"].apiKeys;
  await open(page, "pt-br", "monthly");
  await expect(page.getByText(words.locked)).toBeVisible();
  await expect(page.getByRole("button", { name: words.add })).toBeHidden();
  await expectAccessible(page, { state: "locked" });
});
