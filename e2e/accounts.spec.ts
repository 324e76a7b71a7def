import { LOCALES } from "@relato/shared/domain/language.ts";
import {
  asDoctor,
  expect,
  newEmail,
  PASSWORD,
  ptBr,
  ptBrPublic,
  PUBLIC_TEXTS,
  test,
  TEXTS,
} from "./test.ts";

const { auth } = ptBrPublic;

test("without a session a page redirects to login, and back after it", async ({
  page,
  doctor,
  context,
}) => {
  await context.clearCookies();
  const deep = "/pt-br/dashboard?view=patients";
  await page.goto(deep);
  await expect(page).toHaveURL(/\/pt-br\/login\?return_to=/);
  await page.getByLabel(auth.email).fill(doctor.email.toUpperCase());
  await page.getByLabel(auth.password).fill(PASSWORD);
  await page.getByRole("button", { name: auth.login.submit }).click();
  await expect(page).toHaveURL(deep);
});

asDoctor(
  "a signed-in doctor is redirected from login, admin and unknown pages",
  async ({ page }) => {
    for (const [from, to] of [
      ["/pt-br/login", "/pt-br/dashboard"],
      ["/es/signup", "/es/dashboard"],
      ["/pt-br/admin", "/pt-br/dashboard"],
      ["/en-us/no/such/page", "/en-us/"],
      ["/login", "/pt-br/dashboard"],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    }
  },
);

asDoctor("signing out ends the session", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await page.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: ptBr.shell.signOut }).click();
  await expect(page).toHaveURL("/pt-br/login");
  await page.goto("/pt-br/dashboard");
  await expect(page).toHaveURL("/pt-br/login");
});

asDoctor("requests in flight when the doctor signs out are not refused", async ({ page }) => {
  let arrive = (): void => undefined;
  const signedOut = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/home/statistics", async (route) => {
    await signedOut;
    await route.continue().catch(() => undefined);
  });
  await page.route("**/api/auth/sign-out", async (route) => {
    const response = await route.fetch();
    arrive();
    // A round trip gives the delayed answer time to arrive before the sign-out.
    await page.evaluate(() => fetch("/ready"));
    await route.fulfill({ response });
  });
  await page.goto("/pt-br/dashboard");
  await page.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: ptBr.shell.signOut }).click();
  await expect(page).toHaveURL("/pt-br/login");
});

test("login reports mistakes in the words of the specification", async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/);
  await page.goto("/pt-br/login");
  await page.getByRole("button", { name: auth.login.submit }).click();
  await expect(page.getByRole("alert")).toHaveText("Por favor, preencha todos os campos");
  await page.getByLabel(auth.email).fill(newEmail());
  await page.getByLabel(auth.password).fill("errada");
  await page.getByRole("button", { name: auth.login.submit }).click();
  await expect(page.getByRole("alert")).toHaveText("Email ou senha incorretos");
});

test("sign-up refuses what section 5 of the specification refuses", async ({
  page,
  doctor,
  context,
  watch,
}) => {
  watch.allow(/status of 4\d\d/);
  await context.clearCookies();
  await page.goto("/pt-br/signup");
  const submit = async (email: string, password: string, confirm: string, error: string) => {
    await page.getByLabel(auth.email).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(password);
    await page.getByLabel(auth.confirmPassword).fill(confirm);
    await page.getByRole("button", { name: auth.signup.submit }).click();
    await expect(page.getByRole("alert")).toHaveText(error);
  };
  await submit("", "", "", "Por favor, preencha todos os campos");
  await submit("sem-arroba", PASSWORD, PASSWORD, "Email inválido");
  await submit(newEmail(), PASSWORD, "outra-senha", "As senhas não coincidem");
  await submit(newEmail(), "curta", "curta", "A senha deve ter pelo menos 6 caracteres");
  await submit(
    doctor.email,
    PASSWORD,
    PASSWORD,
    "Este email já está cadastrado. Tente fazer login.",
  );
});

for (const locale of LOCALES) {
  test(`a wrong password is reported in ${locale}`, async ({ page, watch }) => {
    watch.allow(/status of 401/);
    const words = PUBLIC_TEXTS[locale].auth;
    await page.goto(`/${locale}/login`);
    await page.getByLabel(words.email).fill(newEmail());
    await page.getByLabel(words.password).fill("errada");
    await page.getByRole("button", { name: words.login.submit }).click();
    await expect(page.getByRole("alert")).toHaveText(TEXTS[locale].errors.INVALID_CREDENTIALS);
  });
}
