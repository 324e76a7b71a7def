import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { subscribe } from "./subscription.ts";
import { asDoctor, expect, PASSWORD, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].configuracoes;
const { twoFactor } = words.security;
const TABS = [
  "profile",
  "notifications",
  "subscription",
  "security",
  "preferences",
  "privacy",
] as const;

const open = (page: Page, tab: string) => page.goto(`/pt-br/dashboard?view=settings&tab=${tab}`);
const toggle = (page: Page, name: keyof typeof words.switches) =>
  page.getByRole("switch", { name: words.switches[name][0] });

asDoctor("the address keeps the tab over back and reload", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await page.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: ptBr.shell.views.settings }).click();
  const tab = (name: (typeof TABS)[number]) => page.getByRole("tab", { name: words.tabs[name] });
  await expect(tab("profile")).toHaveAttribute("aria-selected", "true");
  await tab("security").click();
  await expect(page).toHaveURL(/view=settings&tab=security/);
  await page.keyboard.press("ArrowRight");
  await expect(tab("preferences")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab("preferences")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("security")).toHaveAttribute("aria-selected", "true");
});

asDoctor("switches start with their defaults and are stored", async ({ page }) => {
  await open(page, "notifications");
  await expect(toggle(page, "notify_appointments")).toBeChecked();
  await expect(toggle(page, "notify_documents")).toBeChecked();
  await expect(toggle(page, "notify_system")).not.toBeChecked();
  await expect(toggle(page, "email_marketing")).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await toggle(page, "email_marketing").click();
  await saved;
  await page.reload();
  await expect(toggle(page, "email_marketing")).toBeChecked();
  await open(page, "preferences");
  for (const name of ["auto_save", "live_transcription", "notification_sound"] as const)
    await expect(toggle(page, name)).toBeChecked();
  const theme = page.getByRole("group", { name: words.theme[0] });
  await theme.getByRole("radio", { name: ptBr.common.themes.dark }).check();
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
});

asDoctor("a doctor who allows it can download corrections", async ({ page }) => {
  await open(page, "privacy");
  const download = page.getByRole("link", { name: words.privacy.corrections.action });
  await expect(download).toBeHidden();
  await toggle(page, "share_for_improvement").click();
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(file.suggestedFilename()).toBe("relato-corrections.jsonl");
});

asDoctor("opened views are counted only after the doctor allows it", async ({ page }) => {
  const views: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/view-counts"))
      views.push((request.postDataJSON() as { view: string }).view);
  });
  await open(page, "privacy");
  expect(views).toEqual([]);
  await toggle(page, "usage_analytics").click();
  await expect.poll(() => views).toEqual(["settings"]);
});

for (const on of [true, false])
  asDoctor(
    `a notification ${on ? "plays a sound" : "is silent where its sound is off"}`,
    async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.OscillatorNode = class extends OscillatorNode {
          override start(when?: number): void {
            document.documentElement.dataset["heard"] = "yes";
            super.start(when);
          }
        };
      });
      if (!on)
        await page.request.patch("/api/configuracoes/preferences", {
          data: { notification_sound: false },
        });
      // On a slow machine the answer arrives before the page has loaded.
      const known = page.waitForResponse("**/api/configuracoes/preferences");
      await page.goto("/pt-br/dashboard");
      await page.getByRole("button", { name: ptBr.home.example.action }).click();
      await expect(
        page.getByText(ptBr.notifications.type.consulta_concluida.description),
      ).toBeVisible({
        timeout: 90_000,
      });
      await known;
      const heard = () => page.evaluate(() => document.documentElement.dataset["heard"] ?? "no");
      await expect.poll(heard).toBe(on ? "yes" : "no");
    },
  );

asDoctor(
  "a switch that cannot be saved returns to its old value and says so",
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await open(page, "privacy");
    await expect(toggle(page, "usage_analytics")).not.toBeChecked();
    await page.route("**/api/configuracoes/preferences", (route) => route.abort());
    await toggle(page, "usage_analytics").click();
    await expect(page.getByRole("alert").getByText(ptBr.failures.title.network)).toBeVisible();
    await expect(toggle(page, "usage_analytics")).not.toBeChecked();
  },
);

asDoctor("a doctor without a subscription sees the free plan and the upgrade", async ({ page }) => {
  await open(page, "subscription");
  await expect(page.getByRole("tabpanel").getByText(words.subscription.free)).toBeVisible();
  await expect(page.getByText(words.subscription.invoices.empty)).toBeVisible();
  for (const name of [words.subscription.payment, words.subscription.cancel.action])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await page.evaluate(() => {
    addEventListener("open-upgrade", () =>
      document.documentElement.setAttribute("data-opened", ""),
    );
  });
  await page.getByRole("button", { name: words.subscription.upgrade }).click();
  await expect
    .poll(() => page.evaluate(() => "opened" in document.documentElement.dataset))
    .toBe(true);
});

asDoctor("a subscriber sees plan, price and renewal date", async ({ page, watch }) => {
  // This subscription exists in the database only.
  watch.allow(/status of 404/);
  await subscribe(page, "active", 30);
  await open(page, "subscription");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("Plano Anual")).toBeVisible();
  await expect(panel.getByText(/R\$\s2\.988,00 por ano/)).toBeVisible();
  await expect(panel.getByText(words.subscription.status.active, { exact: true })).toBeVisible();
  await expect(panel.getByText(words.subscription.renews(""))).toBeVisible();
  await expect(page.getByRole("button", { name: words.subscription.upgrade })).toHaveCount(0);
  await panel.getByRole("button", { name: words.subscription.payment }).click();
  const failure = panel.getByRole("alert");
  await expect(failure.getByText(ptBr.failures.title.subscription)).toBeVisible();
  const asked = page.waitForResponse("**/api/planos/portal");
  await failure.getByRole("button", { name: ptBr.common.retry }).click();
  expect((await asked).status()).toBe(404);
});

asDoctor("invoices that cannot be read can be asked for again", async ({ page, watch }) => {
  watch.allow(/status of 502/);
  await page.route("**/api/planos/invoices", (route) =>
    route.fulfill({ status: 502, json: { error: "PAYMENTS_FAILED", request_id: "r" } }),
  );
  await open(page, "subscription");
  const { failed, empty } = words.subscription.invoices;
  await expect(page.getByText(failed)).toBeVisible();
  await page.unroute("**/api/planos/invoices");
  await page.getByRole("button", { name: ptBr.common.retry }).click();
  await expect(page.getByText(empty)).toBeVisible();
});

asDoctor("a price that is not ours is an unknown plan", async ({ page }) => {
  await subscribe(page, "active", 30, "price_of_another_shop");
  await open(page, "subscription");
  await expect(page.getByRole("tabpanel").getByText(/Unknown Plan/)).toBeVisible();
});

asDoctor("every tab and dialog of the settings is accessible", async ({ page }) => {
  const look = (state: string): Promise<void> =>
    expectAccessible(page, { state, screenshots: "configuracoes" });
  for (const tab of TABS) {
    await open(page, tab);
    await expect(page.getByRole("tab", { name: words.tabs[tab] })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await look(tab);
  }
  await open(page, "privacy");
  await page.getByRole("button", { name: words.privacy.close.action }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("dialog");
  await open(page, "security");
  const part = page.getByRole("region", { name: twoFactor.title });
  await part.getByRole("button", { name: twoFactor.start }).click();
  await part.getByLabel(twoFactor.password).fill(PASSWORD);
  await part.getByRole("button", { name: twoFactor.go }).click();
  await expect(part.getByRole("img", { name: twoFactor.qr })).toBeVisible();
  await look("enrolling");
});
