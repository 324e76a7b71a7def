import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { createInstallation, type Installation } from "../bench/parts/installation.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { expectAccessible, VIEWPORTS } from "./accessible.ts";
import { onDatabase } from "./subscription.ts";
import { expect, newEmail, PASSWORD, ptBr, ptBrPublic, test, VIEW_TEXTS } from "./test.ts";

/* Sign-up by invitation: the command line invites the first person, who then invites others. */

const { auth, frame } = ptBrPublic;
const words = VIEW_TEXTS["pt-br"].admin.invitations;
const CLI = join(import.meta.dirname, "../server/cli.ts");

let relato: Installation;
const open = async (SIGNUP: string): Promise<void> => {
  relato = await createInstallation({ SIGNUP });
  relato.start("server");
  await relato.ready();
};
test.afterEach(() => relato.remove());
// The pages come from this installation, not from the shared server.
test.beforeEach(({ watch }) => watch.allow(/a request to|status of 4\d\d/));

/** Runs `relato invite`. Returns the link. */
const inviteByCommand = async (email: string): Promise<string> => {
  const env = { ...process.env, ...relato.env };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, "invite", email], { env });
  return stdout.trim();
};
const alert = (page: Page) => page.getByRole("alert");
const email = (page: Page) => page.getByLabel(auth.email, { exact: true });
const signUp = async (page: Page): Promise<void> => {
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth.confirmPassword).fill(PASSWORD);
  await page.getByRole("button", { name: auth.signup.submit }).click();
};

test("an invited person signs up, becomes administrator and invites another", async ({
  page,
  browser,
}) => {
  await open("invite");
  await page.goto(`${relato.url}/pt-br/signup`);
  await expect(alert(page)).toHaveText(ptBr.errors.SIGNUP_BY_INVITATION);
  await expect(email(page)).toBeHidden();
  await expectAccessible(page);

  const [first, second] = [newEmail(), newEmail()];
  await page.goto(await inviteByCommand(first));
  await expect(email(page)).toHaveValue(first);
  await expect(email(page)).not.toBeEditable();
  await signUp(page);
  await expect(page).toHaveURL(`${relato.url}/pt-br/dashboard`);

  await onDatabase((db) => makeAdmin(db, first), relato.data);
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`${relato.url}/pt-br/admin/convites`);
  const section = page.getByRole("region", { name: words.title });
  await expect(section.getByText(words.mode.invite)).toBeVisible();
  await expect(section.getByText(words.state.used)).toBeVisible();
  await section.getByLabel(words.email).fill("nobody");
  await section.getByRole("button", { name: words.submit }).click();
  await expect(section.getByText(ptBr.errors.EMAIL_INVALID)).toBeVisible();
  await section.getByLabel(words.email).fill(second);
  await section.getByRole("button", { name: words.submit }).click();
  await expect(section.getByText(words.notMailed)).toBeVisible();
  await expectAccessible(page);
  const link = await section.getByLabel(words.link, { exact: true }).inputValue();

  for (const isFirst of [true, false]) {
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(link);
    if (isFirst) {
      await signUp(other);
      await expect(other).toHaveURL(`${relato.url}/pt-br/dashboard`);
    } else {
      await expect(alert(other)).toHaveText(ptBr.errors.INVITATION_INVALID);
      await expect(email(other)).toBeHidden();
    }
    await stranger.close();
  }

  const third = newEmail();
  await section.getByLabel(words.email).fill(third);
  await section.getByRole("button", { name: words.submit }).click();
  await expect(section.getByText(words.mail.stored)).toBeVisible();
  await section.getByRole("button", { name: words.revokeOf(third) }).click();
  const dialog = page.getByRole("dialog", { name: words.revokeTitle });
  await dialog.getByRole("button", { name: words.revoke }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(words.state.revoked)).toBeVisible();
  // The page would ask the removed installation for its events.
  await page.goto("about:blank");
});

test("a closed installation says so, and its pages lead to sign-in only", async ({ page }) => {
  await open("closed");
  await page.goto(`${relato.url}/pt-br/signup?invite=x`);
  await expect(alert(page)).toHaveText(ptBr.errors.INVITATION_INVALID);
  await page.goto(`${relato.url}/pt-br/signup`);
  await expect(alert(page)).toHaveText(ptBr.errors.SIGNUP_CLOSED);
  await expect(page.getByRole("button", { name: auth.signup.submit })).toBeHidden();
  await page.goto(`${relato.url}/pt-br/login`);
  await expect(page.getByRole("link", { name: auth.login.createAccount })).toBeHidden();
  await page.goto(`${relato.url}/pt-br`);
  await expect(page.getByRole("main").getByRole("link", { name: frame.login })).toBeVisible();
  await expect(page.getByRole("link", { name: frame.signup })).toHaveCount(0);
  await expectAccessible(page);
});
