import type { Page } from "@playwright/test";
import { createNotification } from "../server/testing/factories.ts";
import { expectAccessible } from "./accessible.ts";
import { readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, asWorkerDoctor, expect, ptBr, TEXTS, VIEW_TEXTS } from "./test.ts";

/* The frame around every view (specification 2.5). */

const { shell, notifications } = ptBr;
const VIEWS = Object.keys(shell.views) as (keyof typeof shell.views)[];
type Theme = keyof typeof ptBr.common.themes;
const themeName = (theme: Theme): string => shell.theme(ptBr.common.themes[theme]);
const PHONE = { width: 360, height: 780 };

const sidebar = (page: Page) => page.getByRole("complementary");
const crumb = (page: Page) =>
  page.getByRole("navigation", { name: shell.breadcrumb }).getByText(/./).last();
const bell = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Notificações/ });
asDoctor(
  "the sidebar opens every view; the breadcrumb names it, also after back and reload",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    for (const view of VIEWS) {
      await sidebar(page).getByRole("link", { name: shell.views[view], exact: true }).click();
      await expect(crumb(page)).toHaveText(shell.views[view]);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/pt-br/dashboard");
    }
    const [before = "home", last = "home"] = VIEWS.slice(-2);
    await page.goBack();
    await expect(crumb(page)).toHaveText(shell.views[before]);
    await page.goForward();
    await expect(crumb(page)).toHaveText(shell.views[last]);
    await page.reload();
    await expect(crumb(page)).toHaveText(shell.views[last]);
    // An unknown view shows the home.
    await page.goto("/pt-br/dashboard?view=nonsense");
    await expect(crumb(page)).toHaveText(shell.views.home);
  },
);

asDoctor(
  "on a phone the sidebar is a drawer that a link, Escape and its button close",
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/pt-br/dashboard");
    const drawer = page.getByRole("dialog", { name: shell.navigation });
    const menu = page.getByRole("button", { name: shell.openMenu });
    await menu.click();
    await expect(drawer).toBeVisible();
    await expectAccessible(page, { state: "drawer", viewports: ["phone"] });
    await drawer.getByRole("button", { name: themeName("system") }).click();
    await page.getByRole("menuitem", { name: ptBr.common.themes.dark }).click();
    await expect(drawer.getByRole("button", { name: themeName("dark") })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole("button", { name: shell.closeMenu }).click();
    await expect(drawer).toBeHidden();
    await menu.click();
    await drawer.getByRole("link", { name: shell.views.patients }).click();
    await expect(drawer).toBeHidden();
    await expect(crumb(page)).toHaveText(shell.views.patients);
    await menu.click();
    await drawer.getByRole("link", { name: "English (US)" }).click();
    await expect(page).toHaveURL("/en-us/dashboard?view=patients");
  },
);

asWorkerDoctor("the name of each view fits on every width", async ({ page }) => {
  for (const view of VIEWS) {
    await page.goto(`/pt-br/dashboard?view=${view}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(crumb(page)).toHaveText(shell.views[view]);
      const cut = await crumb(page).evaluate((one) =>
        Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight),
      );
      expect([width, view, cut]).toEqual([width, view, 0]);
    }
  }
});

asDoctor(
  "the sidebar signs out to the landing page, the account menu to login",
  async ({ page, doctor, watch }) => {
    // Requests in flight when the session ended.
    watch.allow(/status of 401/);
    await page.goto("/pt-br/dashboard");
    await sidebar(page).getByRole("button", { name: shell.signOut }).click();
    await expect(page).toHaveURL("/pt-br/");
    const data = { email: doctor.email, password: "segredo" };
    await page.request.post("/api/auth/sign-in/email", { data });
    await page.goto("/pt-br/dashboard");
    await page.getByRole("button", { name: /^Conta de/ }).click();
    await page.getByRole("menuitem", { name: shell.signOut }).click();
    await expect(page).toHaveURL("/pt-br/login");
  },
);

asDoctor("the application has its own font, and nothing moves while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset["shift"] = String(
          Number(document.documentElement.dataset["shift"] ?? 0) + entry.value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/pt-br/dashboard?view=help");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /^"Source Sans 3"/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', "")),
    );
  await expect.poll(loaded).toContain("Source Sans 3");
  const shift = await page.evaluate(() => document.documentElement.dataset["shift"] ?? "0");
  expect(Number(shift)).toBeLessThan(0.01);
});

asDoctor(
  "the theme is light, dark or the system's, and a change of language keeps it",
  async ({ page }) => {
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const choose = async (from: Theme, to: Theme): Promise<void> => {
      await page.getByRole("button", { name: themeName(from) }).click();
      await page.getByRole("menuitem", { name: ptBr.common.themes[to] }).click();
      await expect(page.getByRole("button", { name: themeName(to) })).toBeVisible();
    };
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/pt-br/dashboard?view=calendar&mode=week&date=2027-03-10");
    const light = await scheme();
    await choose("system", "dark");
    const dark = await scheme();
    expect(dark).not.toBe(light);
    await choose("dark", "system");
    expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBeNull();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await scheme()).toBe(dark);
    await choose("system", "light");
    expect(await scheme()).toBe(light);
    await choose("light", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("button", { name: shell.switchLanguage }).click();
    await page.getByRole("menuitem", { name: "Español" }).click();
    await expect(page).toHaveURL("/es/dashboard?view=calendar&mode=week&date=2027-03-10");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(VIEW_TEXTS.es.agenda.title);
    await expect(
      page.getByRole("button", { name: TEXTS.es.shell.theme(TEXTS.es.common.themes.dark) }),
    ).toBeVisible();
    expect(await scheme()).toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
  },
);

asDoctor(
  "the bell counts unread notifications, lists the latest 20 and marks them read",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    await bell(page).click();
    await expect(page.getByText(notifications.empty)).toBeVisible();
    await page.keyboard.press("Escape");
    const user_id = await readDoctorId(page);
    await onDatabase(async (db) => {
      for (let n = 0; n < 22; n++)
        await createNotification(db, { user_id, type: "agenda_amanha", title: `n${n}` });
    });
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName(notifications.open(20));
    await bell(page).click();
    const list = page.getByRole("dialog", { name: notifications.title });
    await expect(list.getByRole("listitem")).toHaveCount(20);
    await expectAccessible(page, { state: "notifications" });
    await page.keyboard.press("Escape");
    await expect(bell(page)).toHaveAccessibleName(notifications.open(0));
    // The server stores it, too. Two of the 22 are not among the latest.
    const read = async (): Promise<number> => {
      const { items } = (await (await page.request.get("/api/notifications")).json()) as {
        items: { read_at: string | null }[];
      };
      return items.filter(({ read_at }) => read_at !== null).length;
    };
    await expect.poll(read).toBe(20);
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName(notifications.open(0));
    // The notification of tomorrow's appointments links to the agenda.
    await bell(page).click();
    await list.getByRole("link").first().click();
    await expect(crumb(page)).toHaveText(shell.views.calendar);
  },
);

asDoctor(
  "the bell counts a new notification at once and reports a failure",
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.goto("/pt-br/dashboard");
    await expect(bell(page)).toHaveAccessibleName(notifications.open(0));
    await page.getByRole("button", { name: ptBr.home.example.action }).click();
    await expect(bell(page)).toHaveAccessibleName(notifications.open(1), { timeout: 90_000 });
    await page.route("**/api/notifications/read", (route) => route.abort());
    await bell(page).click();
    await expect(page.getByRole("alert").getByText(ptBr.failures.title.network)).toBeVisible();
  },
);
