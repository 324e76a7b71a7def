import type { Page } from "@playwright/test";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { insertFailedMail } from "../server/testing/job-queue.ts";
import { expectAccessible, measureOverflow } from "./accessible.ts";
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

asDoctor("the administrator retries a failed job", async ({ page, doctor, watch }) => {
  watch.allow(/status of 404/);
  await onDatabase(async (db) => {
    await makeAdmin(db, doctor.email);
    await insertFailedMail(db, doctor.email);
  });
  await page.request.get(`/api/consultas/${crypto.randomUUID()}`);
  await page.goto("/pt-br/admin");
  const sections = page.getByRole("navigation", { name: words.sectionsLabel });
  await sections.getByRole("link", { name: words.sections.operacoes }).click();
  await expect(page).toHaveURL("/pt-br/admin/operacoes");
  const { operations } = VIEW_TEXTS["pt-br"];
  const region = (name: string) => page.getByRole("region", { name });
  const ours = { hasText: doctor.email };
  const services = region(operations.services.title);
  await expect(services.getByText(operations.services.names.database)).toBeVisible();
  const backups = region(operations.storage.title);
  await expect(backups.getByText(operations.storage.noScrub).first()).toBeVisible();
  await expect(
    region(operations.errors.title).getByText("NOT_FOUND", { exact: true }),
  ).toBeVisible();
  const job = region(operations.failedJobs.title).getByRole("listitem").filter(ours);
  await expect(job.getByText("MailError ECONNECTION")).toBeVisible();
  await expectAccessible(page, { state: "operations", screenshots: "admin-operations" });

  await job.getByRole("button", { name: operations.failedJobs.retry }).click();
  await expect(job).toHaveCount(0);
  // Without a mail server, the mail is stored. Its text shows no name.
  const { kinds, states, title, view } = operations.outbox;
  const mail = region(title)
    .getByRole("listitem")
    .filter(ours)
    .filter({ hasText: kinds.trial_ending });
  await expect(mail.getByText(states.stored)).toBeVisible({ timeout: 15_000 });
  await mail.getByRole("button", { name: view }).click();
  const dialog = page.getByRole("dialog", { name: kinds.trial_ending });
  await expect(dialog.getByText("•••").first()).toBeVisible();
  await expectAccessible(page, { state: "message", screenshots: "admin-operations" });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});
