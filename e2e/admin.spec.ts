import type { Page } from "@playwright/test";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { expectAccessible } from "./accessible.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].admin;
const entry = (page: Page) =>
  page
    .getByRole("navigation", { name: ptBr.shell.navigation })
    .getByRole("link", { name: ptBr.shell.superAdmin });

asDoctor("a doctor sees no Super Admin entry", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
});

asDoctor("the administrator's entry leads to the admin page", async ({ page, doctor }) => {
  expect(await onDatabase((db) => makeAdmin(db, doctor.email))).not.toBeNull();
  await page.goto("/pt-br/dashboard");
  await entry(page).click();
  await expect(page).toHaveURL("/pt-br/admin");
  await expect(page.getByRole("heading", { name: words.title, level: 1 })).toBeVisible();
  await expect(entry(page)).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  const sections = page.getByRole("navigation", { name: words.sectionsLabel });
  await sections.getByRole("link", { name: words.sections.modelo }).click();
  await expect(page).toHaveURL("/pt-br/admin/modelo");
  await page.reload();
  await expect(page.getByRole("region", { name: words.writer.title })).toBeVisible();
  await page.goto("/pt-br/admin/unknown");
  await expect(page).toHaveURL("/pt-br/admin");
});
