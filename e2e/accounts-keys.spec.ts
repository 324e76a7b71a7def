import type { Page } from "@playwright/test";
import { addAuthenticator, secretOf, totp } from "./keys.ts";
import { asDoctor, expect, forgetSession, PASSWORD, ptBrPublic, test } from "./test.ts";

/* Passkeys by Chromium's virtual authenticator, and two-factor sign-in with a real code. */

const { auth } = ptBrPublic;

/** Enrols through the API, as the settings do. */
const enrol = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const call = async (path: string, body?: object): Promise<Response> =>
      fetch(path, {
        method: "POST",
        ...(body && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
    const options = (await (await call("/api/account/passkeys/options")).json()) as never;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return (
      await call("/api/account/passkeys", { name: "Laptop", credential: credential.toJSON() })
    ).status;
  });

asDoctor("a passkey is created, signs in, and is removed", async ({ page, watch, doctor }) => {
  watch.allow(/status of 401/);
  const [cdp, authenticatorId] = await addAuthenticator(page);
  await page.goto("/pt-br/dashboard");
  expect(await enrol(page)).toBe(201);
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toHaveLength(1);
  const listed = await page.request.get("/api/account/passkeys");
  const { items } = (await listed.json()) as { items: { id: string; name: string }[] };
  expect(items).toEqual([expect.objectContaining({ name: "Laptop" })]);

  const signIn = async (): Promise<void> => {
    await forgetSession(page);
    await page.goto("/pt-br/login?return_to=%2Fpt-br%2Fdashboard%3Fview%3Dconsultations");
    await page.getByRole("button", { name: auth.passkey.action }).click();
  };
  await signIn();
  await expect(page).toHaveURL("/pt-br/dashboard?view=consultations");
  const session = await (await page.request.get("/api/session")).json();
  expect(session).toMatchObject({ user: { email: doctor.email } });

  const removed = await page.request.delete(`/api/account/passkeys/${items[0]?.id}`);
  expect(removed.status()).toBe(200);
  await signIn();
  await expect(page.getByRole("alert")).toHaveText(auth.passkey.failed);
  await expect(page.getByRole("button", { name: auth.passkey.action })).toBeEnabled();
});

for (const script of [true, false])
  test.describe(`${script ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled: script });

    asDoctor(
      "sign-in asks for the second factor and redirects",
      async ({ page, watch, doctor }) => {
        watch.allow(/status of 401|status of 422/);
        const post = async (path: string, data: object) =>
          (await page.request.post(path, { data })).json();
        const { totp_uri } = (await post("/api/account/two-factor", { password: PASSWORD })) as {
          totp_uri: string;
        };
        await post("/api/account/two-factor/confirm", { code: totp(secretOf(totp_uri)) });
        await forgetSession(page);
        await page.goto("/pt-br/login?return_to=%2Fpt-br%2Fdashboard%3Fview%3Dconsultations");
        await page.getByLabel(auth.email).fill(doctor.email);
        await page.getByLabel(auth.password).fill(PASSWORD);
        await page.getByRole("button", { name: auth.login.submit }).click();
        await expect(page).toHaveURL(/\/pt-br\/two-factor\?return_to=/);
        const submit = page.getByRole("button", { name: auth.twoFactor.submit });
        await submit.click();
        await expect(page.getByRole("alert")).toHaveText(auth.errors.required);
        await page.getByLabel(auth.twoFactor.code, { exact: true }).fill("000000");
        await submit.click();
        await expect(page.getByRole("alert")).toHaveText(/^Código incorreto/);
        // The code of this step was used above.
        const next = totp(secretOf(totp_uri), 1);
        await page.getByLabel(auth.twoFactor.code, { exact: true }).fill(next);
        await submit.click();
        await expect(page).toHaveURL("/pt-br/dashboard?view=consultations");
      },
    );
  });
