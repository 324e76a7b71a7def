import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible.ts";
import { addAuthenticator, totp } from "./keys.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, PASSWORD, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].configuracoes;
const { password, sessions, twoFactor, passkeys, stepUp } = words.security;

const open = (page: Page, tab: "security" | "privacy") =>
  page.goto(`/pt-br/dashboard?view=settings&tab=${tab}`);

asDoctor("the password is changed; each mistake has its message", async ({ page, watch }) => {
  watch.allow(/status of 422/);
  await open(page, "security");
  const submit = page.getByRole("button", { name: password.submit });
  const fill = async (current: string, next: string, again: string): Promise<void> => {
    await page.getByLabel(password.current).fill(current);
    await page.getByLabel(password.next, { exact: true }).fill(next);
    await page.getByLabel(password.again).fill(again);
    await submit.click();
  };
  const expectAlert = (text: string) =>
    expect(page.getByRole("alert").getByText(text)).toBeVisible();
  await submit.click();
  await expectAlert("Por favor, preencha todos os campos");
  await fill(PASSWORD, "curta", "curta");
  await expectAlert("A senha deve ter pelo menos 6 caracteres");
  await fill(PASSWORD, "segredo2", "segredo3");
  await expectAlert("As senhas não coincidem");
  await fill("errada", "segredo2", "segredo2");
  await expectAlert(ptBr.errors.PASSWORD_WRONG);
  await expect(page.getByLabel(password.next, { exact: true })).toHaveValue("segredo2");
  await fill(PASSWORD, "segredo2", "segredo2");
  await expect(page.getByText("Senha alterada com sucesso!")).toBeVisible();
  await page.reload();
  await expect(submit).toBeVisible();
});

asDoctor("other sessions are listed and ended", async ({ page, doctor, playwright, baseURL }) => {
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

asDoctor("two-factor authentication is turned on and off", async ({ page, watch }) => {
  watch.allow(/status of 422|status of 401/);
  await open(page, "security");
  const part = page.getByRole("region", { name: twoFactor.title });
  await part.getByRole("button", { name: twoFactor.start }).click();
  const passwordField = part.getByLabel(twoFactor.password);
  await passwordField.fill("errada");
  await part.getByRole("button", { name: twoFactor.go }).click();
  await expect(part.getByRole("alert")).toHaveText(ptBr.errors.PASSWORD_WRONG);
  await passwordField.fill(PASSWORD);
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
  await passwordField.fill(PASSWORD);
  await part.getByRole("button", { name: twoFactor.renew }).click();
  await expect(part.getByRole("list", { name: twoFactor.codes })).toBeVisible();
  await part.getByRole("button", { name: twoFactor.done }).click();
  await part.getByRole("button", { name: twoFactor.stop }).click();
  await passwordField.fill(PASSWORD);
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

asDoctor("after a while, a passkey needs the password first", async ({ page, doctor, watch }) => {
  watch.allow(/status of 403|status of 422/);
  await addAuthenticator(page);
  await open(page, "security");
  await onDatabase((db) =>
    db.pool.query(
      `update auth.session set authenticated_at = now() - interval '1 day'
        where user_id = (select id from auth."user" where email = $1)`,
      [doctor.email],
    ),
  );
  const part = page.getByRole("region", { name: passkeys.title });
  await part.getByLabel(passkeys.name).fill("Notebook");
  await part.getByRole("button", { name: passkeys.add }).click();
  const dialog = page.getByRole("dialog", { name: stepUp.title });
  await dialog.getByLabel(stepUp.password).fill("errada");
  await dialog.getByRole("button", { name: stepUp.submit }).click();
  await expect(dialog.getByRole("alert")).toHaveText(ptBr.errors.PASSWORD_WRONG);
  await expectAccessible(page, { state: "step-up" });
  await dialog.getByLabel(stepUp.password).fill(PASSWORD);
  await dialog.getByRole("button", { name: stepUp.submit }).click();
  await expect(part.getByRole("listitem").getByText("Notebook")).toBeVisible();
});

asDoctor("all data is downloaded as a ZIP file", async ({ page }) => {
  await open(page, "privacy");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words.privacy.export.action }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("relato.zip");
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
});

asDoctor("a closed account cannot sign in", async ({ page, doctor, watch }) => {
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
