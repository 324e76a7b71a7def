import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { addAuthenticator, totp } from "./keys.ts";
import { subscribe } from "./subscription.ts";
import { asDoctor, expect, PASSWORD, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].configuracoes;
const { password, sessions, twoFactor, passkeys } = words.security;
const TABS = [
  "profile",
  "notifications",
  "subscription",
  "security",
  "preferences",
  "privacy",
] as const;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const open = (page: Page, tab: string) => page.goto(`/pt-br/dashboard?view=settings&tab=${tab}`);
const toggle = (page: Page, name: keyof typeof words.switches) =>
  page.getByRole("switch", { name: words.switches[name][0] });

asDoctor("the tabs stand in the address; back and reload keep them", async ({ page }) => {
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

asDoctor("switches have their defaults, and are kept", async ({ page }) => {
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
  const dark = page.getByRole("switch", { name: words.darkMode[0] });
  await dark.click();
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
});

asDoctor("a switch that nothing asks for yet says so", async ({ page }) => {
  for (const [tab, names] of [
    ["notifications", ["notify_system", "email_marketing"]],
    ["privacy", ["share_for_improvement", "usage_analytics"]],
  ] as const) {
    await open(page, tab);
    for (const name of names)
      await expect(toggle(page, name)).toHaveAccessibleDescription(/Hoje nada/);
  }
});

for (const on of [true, false])
  asDoctor(
    `a notice is ${on ? "heard" : "not heard, where that was turned off"}`,
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
      // Before the page: on a slow machine the answer is there before the page is.
      const known = page.waitForResponse("**/api/configuracoes/preferences");
      await page.goto("/pt-br/dashboard");
      await page.getByRole("button", { name: ptBr.home.example.action }).click();
      // The notice of the finished document.
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

asDoctor("a switch that cannot be saved goes back and says so", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await open(page, "privacy");
  await expect(toggle(page, "usage_analytics")).not.toBeChecked();
  await page.route("**/api/configuracoes/preferences", (route) => route.abort());
  await toggle(page, "usage_analytics").click();
  await expect(page.getByRole("alert").getByText(ptBr.failures.title.network)).toBeVisible();
  await expect(toggle(page, "usage_analytics")).not.toBeChecked();
});

asDoctor("the subscription is told; a free doctor has nothing to manage", async ({ page }) => {
  await open(page, "subscription");
  await expect(page.getByRole("tabpanel").getByText(words.subscription.free)).toBeVisible();
  await expect(page.getByRole("button", { name: words.subscription.manage })).toBeHidden();
  await page.evaluate(() => {
    addEventListener("open-upgrade", () => document.documentElement.setAttribute("data-told", ""));
  });
  await page.getByRole("button", { name: words.subscription.upgrade }).click();
  await expect
    .poll(() => page.evaluate(() => "told" in document.documentElement.dataset))
    .toBe(true);
});

asDoctor("who pays sees until when, and the way to manage it", async ({ page }) => {
  await subscribe(page, "active", 30);
  await open(page, "subscription");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText(words.subscription.pro)).toBeVisible();
  await expect(panel.getByText(words.subscription.status.active, { exact: true })).toBeVisible();
  await expect(panel.getByText(words.subscription.renews(""))).toBeVisible();
  await panel.getByRole("button", { name: words.subscription.manage }).click();
  await expect(page.getByText(words.subscription.manageLater)).toBeVisible();
  await expect(page.getByRole("button", { name: words.subscription.upgrade })).toHaveCount(0);
});

asDoctor("the password is changed, with a message for each mistake", async ({ page, watch }) => {
  watch.allow(/status of 422/);
  await open(page, "security");
  const submit = page.getByRole("button", { name: password.submit });
  const fill = async (current: string, next: string, again: string): Promise<void> => {
    await page.getByLabel(password.current).fill(current);
    await page.getByLabel(password.next, { exact: true }).fill(next);
    await page.getByLabel(password.again).fill(again);
    await submit.click();
  };
  const told = (text: string) => expect(page.getByRole("alert").getByText(text)).toBeVisible();
  await submit.click();
  await told("Por favor, preencha todos os campos");
  await fill(PASSWORD, "curta", "curta");
  await told("A senha deve ter pelo menos 6 caracteres");
  await fill(PASSWORD, "segredo2", "segredo3");
  await told("As senhas não coincidem");
  await fill("errada", "segredo2", "segredo2");
  await told(ptBr.errors.PASSWORD_WRONG);
  await expect(page.getByLabel(password.next, { exact: true })).toHaveValue("segredo2");
  await fill(PASSWORD, "segredo2", "segredo2");
  await expect(page.getByText("Senha alterada com sucesso!")).toBeVisible();
  await page.reload();
  await expect(submit).toBeVisible();
});

asDoctor("other sessions are seen and ended", async ({ page, doctor, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const data = { email: doctor.email, password: PASSWORD };
  const signIn = async () => (await elsewhere.post("/api/auth/sign-in/email", { data })).status();
  expect(await signIn()).toBe(200);
  await open(page, "security");
  const list = page.getByRole("region", { name: sessions.title });
  await expect(list.getByText(sessions.current)).toBeVisible();
  await list.getByRole("button", { name: /^Encerrar a sessão/ }).click();
  await expect(page.getByText(sessions.ended)).toBeVisible();
  expect((await elsewhere.get("/api/session")).status()).toBe(401);
  expect(await signIn()).toBe(200);
  await page.reload();
  await list.getByRole("button", { name: sessions.endOthers }).click();
  await expect(page.getByText(sessions.othersEnded)).toBeVisible();
  expect((await elsewhere.get("/api/session")).status()).toBe(401);
  await elsewhere.dispose();
});

asDoctor("the second step is turned on and off", async ({ page, watch }) => {
  watch.allow(/status of 422|status of 401/);
  await open(page, "security");
  const part = page.getByRole("region", { name: twoFactor.title });
  await part.getByRole("button", { name: twoFactor.start }).click();
  const secretWord = part.getByLabel(twoFactor.password);
  await secretWord.fill("errada");
  await part.getByRole("button", { name: twoFactor.go }).click();
  await expect(part.getByRole("alert")).toHaveText(ptBr.errors.PASSWORD_WRONG);
  await secretWord.fill(PASSWORD);
  await part.getByRole("button", { name: twoFactor.go }).click();
  await expect(part.getByRole("img", { name: twoFactor.qr })).toBeVisible();
  await expect(part.getByRole("list", { name: twoFactor.codes }).getByRole("listitem")).toHaveCount(
    10,
  );
  const secret = (await part.getByRole("code").textContent()) ?? "";
  await part.getByLabel(twoFactor.code).fill("000000");
  await part.getByRole("button", { name: twoFactor.confirm }).click();
  await expect(part.getByRole("alert")).toHaveText(ptBr.errors.TWO_FACTOR_INVALID);
  await part.getByLabel(twoFactor.code).fill(totp(secret));
  await part.getByRole("button", { name: twoFactor.confirm }).click();
  await expect(part.getByText(twoFactor.on, { exact: true })).toBeVisible();
  await expect(part.getByRole("list", { name: twoFactor.codes })).toBeHidden();
  await part.getByRole("button", { name: twoFactor.renew }).click();
  await secretWord.fill(PASSWORD);
  await part.getByRole("button", { name: twoFactor.renew }).click();
  await expect(part.getByRole("list", { name: twoFactor.codes })).toBeVisible();
  await part.getByRole("button", { name: twoFactor.done }).click();
  await part.getByRole("button", { name: twoFactor.stop }).click();
  await secretWord.fill(PASSWORD);
  await part.getByRole("button", { name: twoFactor.stop }).click();
  await expect(part.getByText(twoFactor.off, { exact: true })).toBeVisible();
});

asDoctor("a passkey is added and removed", async ({ page }) => {
  await addAuthenticator(page);
  await open(page, "security");
  const part = page.getByRole("region", { name: passkeys.title });
  await part.getByRole("button", { name: passkeys.add }).click();
  await expect(part.getByRole("alert")).toHaveText(passkeys.nameRequired);
  await part.getByLabel(passkeys.name).fill("Notebook");
  await part.getByRole("button", { name: passkeys.add }).click();
  await expect(part.getByRole("listitem").getByText("Notebook")).toBeVisible();
  await part.getByRole("button", { name: passkeys.removeOf("Notebook") }).click();
  await expect(part.getByText(passkeys.empty)).toBeVisible();
});

asDoctor("all data are downloaded as a zip", async ({ page }) => {
  await open(page, "privacy");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words.privacy.export.action }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("relato.zip");
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
});

asDoctor("an account is closed, and signs in no more", async ({ page, doctor, watch }) => {
  watch.allow(/status of 422|status of 401|status of 403/);
  const { close } = words.privacy;
  await open(page, "privacy");
  await page.getByRole("button", { name: close.action }).click();
  const dialog = page.getByRole("dialog", { name: close.title });
  await expect(dialog.getByText(close.kept)).toBeVisible();
  await dialog.getByLabel(close.password).fill("errada");
  await dialog.getByRole("button", { name: close.confirm }).click();
  await expect(dialog.getByRole("alert")).toHaveText(ptBr.errors.PASSWORD_WRONG);
  await dialog.getByLabel(close.password).fill(PASSWORD);
  await dialog.getByRole("button", { name: close.confirm }).click();
  await expect(page).toHaveURL("/pt-br/");
  expect((await page.request.get("/api/session")).status()).toBe(401);
  const data = { email: doctor.email, password: PASSWORD };
  expect((await page.request.post("/api/auth/sign-in/email", { data })).status()).toBe(403);
});

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
])
  for (const colorScheme of ["light", "dark"] as const)
    asDoctor.describe(`at ${viewport.width} px in the ${colorScheme}`, () => {
      asDoctor.use({ viewport, colorScheme });
      asDoctor("every tab is accessible, and the dialog", async ({ page }, info) => {
        const check = async (name: string): Promise<void> => {
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
          expect(found, name).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, name).toBeLessThanOrEqual(0);
          await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
        };
        for (const tab of TABS) {
          await open(page, tab);
          await expect(page.getByRole("tab", { name: words.tabs[tab] })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await check(tab);
        }
        await page.getByRole("button", { name: words.privacy.close.action }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await check("dialog");
        await open(page, "security");
        const part = page.getByRole("region", { name: twoFactor.title });
        await part.getByRole("button", { name: twoFactor.start }).click();
        await part.getByLabel(twoFactor.password).fill(PASSWORD);
        await part.getByRole("button", { name: twoFactor.go }).click();
        await expect(part.getByRole("img", { name: twoFactor.qr })).toBeVisible();
        await check("enrolling");
      });
    });
