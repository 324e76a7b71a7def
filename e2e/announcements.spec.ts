import { makeAdmin } from "../server/features/contas/admin.ts";
import { expectAccessible } from "./accessible.ts";
import { linkTo, mailsTo } from "./outbox.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, newEmail, PASSWORD, TEXTS, VIEW_TEXTS } from "./test.ts";
import { publicSharing } from "@relato/shared/locales/pt-br/public-sharing.ts";

const PREFERENCES = "/api/configuracoes/preferences";

asDoctor(
  "an announcement reaches the app and the outbox, and its mail unsubscribes",
  async ({ page, doctor, browser, baseURL }) => {
    await onDatabase((db) => makeAdmin(db, doctor.email));
    const { admin, announcements: words } = VIEW_TEXTS["pt-br"];
    const title = `Manutenção ${newEmail()}`;
    const signUp = async (preferences: object) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      const email = newEmail();
      const data = { email, password: PASSWORD };
      await context.request.post("/api/auth/sign-up/email", { data });
      await context.request.patch(PREFERENCES, { data: preferences });
      return { context, email };
    };
    const inApp = await signUp({ notify_system: true, email_marketing: false });
    const byMail = await signUp({ notify_system: false, email_marketing: true });

    await page.goto("/pt-br/admin");
    await page.getByRole("link", { name: admin.sections.comunicados }).click();
    await page.getByLabel(words.titleLabel).fill(title);
    await page.getByLabel(words.body, { exact: true }).fill("O Relato para às 2h.\n\nVolta às 3h.");
    await page.getByRole("checkbox", { name: /^Por email/ }).check();
    await expect(page.getByText(words.noMail)).toBeVisible();
    await page.getByRole("button", { name: words.publish }).click();
    const dialog = page.getByRole("dialog", { name: words.confirmTitle });
    await dialog.getByRole("button", { name: words.publish }).click();
    const published = page.getByRole("listitem").filter({ hasText: title });
    // Other tests' accounts may also receive it.
    await expect(published.getByText(/\d+ no aplicativo, \d+ por email/)).toBeVisible();
    await expectAccessible(page, { state: "published", screenshots: "announcements" });

    const link = await linkTo(byMail.email, title);
    expect(mailsTo(inApp.email).filter(({ subject }) => subject.includes(title))).toEqual([]);
    const reader = await inApp.context.newPage();
    await reader.goto("/pt-br/dashboard");
    const { notifications } = TEXTS["pt-br"];
    await reader.getByRole("button", { name: notifications.open(1) }).click();
    await expect(reader.getByText(title)).toBeVisible();
    await expect(reader.getByText("O Relato para às 2h.")).toBeVisible();
    await expectAccessible(reader, { state: "notification", screenshots: "announcements" });
    const other = await byMail.context.newPage();
    await other.goto("/pt-br/dashboard");
    await expect(other.getByRole("button", { name: notifications.open(0) })).toBeVisible();

    const stranger = await browser.newContext({ baseURL: baseURL! });
    const unsubscribe = await stranger.newPage();
    const { unsubscribe: texts } = publicSharing;
    await unsubscribe.goto(link);
    await expect(unsubscribe.getByRole("heading", { name: texts.title })).toBeVisible();
    await expectAccessible(unsubscribe, { state: "unsubscribe", screenshots: "announcements" });
    await unsubscribe.getByRole("button", { name: texts.submit }).click();
    await expect(unsubscribe.getByRole("heading", { name: texts.done })).toBeVisible();
    await expectAccessible(unsubscribe, { state: "unsubscribed", screenshots: "announcements" });
    const stored = await byMail.context.request.get(PREFERENCES);
    expect(await stored.json()).toMatchObject({ email_marketing: false });
    for (const { context } of [inApp, byMail]) await context.close();
    await stranger.close();
  },
);
