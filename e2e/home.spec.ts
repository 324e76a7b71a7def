import { devices } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { sendConsulta } from "./make.ts";
import { subscribe } from "./subscription.ts";
import { asDoctor, expect, ptBr, TEXTS, VIEW_TEXTS } from "./test.ts";

const { onboarding, statistics } = ptBr.home;
const { tour } = VIEW_TEXTS["pt-br"];
const TEXT = "Paciente: Tenho dor de cabeça há três dias.";

asDoctor("the keyboard alone walks through the three steps of the tour", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await expect(page.getByText(onboarding.question)).toBeVisible();
  const show = page.getByRole("button", { name: onboarding.show });
  await show.focus();
  await page.keyboard.press("Enter");
  const step = (title: string) => page.getByRole("dialog", { name: title });
  await expect(step(tour.steps.modality.title)).toBeFocused();
  await expect(page.getByRole("button", { name: tour.previous })).toBeDisabled();
  expect((await step(tour.steps.modality.title).boundingBox())?.width).toBe(300);
  await page.getByRole("button", { name: tour.next }).press("Enter");
  await expect(step(tour.steps.microphone.title)).toBeFocused();
  await page.context().grantPermissions(["microphone"]);
  await page.getByRole("button", { name: tour.test }).press("Enter");
  await expect(page.getByText(tour.hearing)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: tour.next }).press("Enter");
  await expect(step(tour.steps.start.title)).toBeFocused();
  await page.getByRole("button", { name: tour.previous }).press("Enter");
  await expect(step(tour.steps.microphone.title)).toBeVisible();
  await page.getByRole("button", { name: tour.next }).press("Enter");
  await page.getByRole("button", { name: tour.finish }).press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(show).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(step(tour.steps.modality.title)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(show).toBeFocused();
});

asDoctor("a new account sees the example first; a seen offer is not repeated", async ({ page }) => {
  const { example, advancedReports } = ptBr.home;
  await page.goto("/pt-br/dashboard");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.first()).toHaveText(example.title);
  await page.getByRole("button", { name: advancedReports.unlock }).click();
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
  await page.reload();
  await expect(headings.first()).toHaveText(example.title);
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
  await expect(page.getByText(advancedReports.title)).toBeHidden();
});

asDoctor("a skipped tour does not show its prompt again", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await page.getByRole("button", { name: onboarding.show }).click();
  await page.getByRole("button", { name: tour.skip }).click();
  await expect(page.getByText(onboarding.question)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: ptBr.home.start })).toBeVisible();
  await expect(page.getByText(onboarding.question)).toBeHidden();
});

asDoctor("a dismissal that fails says so and keeps the prompt", async ({ page, watch }) => {
  await page.goto("/pt-br/dashboard");
  const dismiss = page.getByRole("button", { name: onboarding.dismiss });
  await expect(dismiss).toBeVisible();
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route("**/api/home/onboarding", (route) => route.abort());
  await dismiss.click();
  await expect(page.getByText(ptBr.failures.title.network)).toBeVisible();
  await expect(dismiss).toBeVisible();
  await page.unroute("**/api/home/onboarding");
  await dismiss.click();
  await expect(dismiss).toBeHidden();
});

asDoctor("completed steps are ticked, and the last one removes the prompt", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await page.getByRole("link", { name: onboarding.steps.templates_explored }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    VIEW_TEXTS["pt-br"].modelos.title,
  );
  await page.goBack();
  const taken = (label: string) =>
    page.getByRole("listitem").filter({ hasText: `${onboarding.done}${label}` });
  await expect(taken(onboarding.steps.templates_explored)).toBeVisible();
  const fields = { last_name: "Prado", specialty: "", crm: "", phone: "", clinic_hospital: "" };
  await page.request.put("/api/perfil", { data: { first_name: "Ana", ...fields } });
  await page.reload();
  await expect(taken(onboarding.steps.profile_completed)).toBeVisible();
  await sendConsulta(page, TEXT);
  // The event of the finished consultation reloads the steps.
  await expect(page.getByText(onboarding.question)).toBeHidden();
});

asDoctor(
  "the month's statistics count the consultations and explain the formula",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    const month = page.getByRole("region", { name: statistics.title });
    await expect(month.getByText(statistics.none)).toBeVisible();
    await expect(month.getByText(statistics.formula("4"))).toBeVisible();
    await sendConsulta(page, TEXT);
    const figure = (label: string) =>
      month
        .locator("div")
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole("definition");
    await expect(figure(statistics.consultations)).toHaveText("1");
    await expect(figure(statistics.saved)).toHaveText("4 min");
    await expect(figure(statistics.documents)).toHaveText("1");
    await expect(figure(statistics.templates)).toHaveText("1");
    await expect(month.getByRole("img")).toHaveAccessibleName(/1 ao todo/);
    await month.getByText(statistics.table).click();
    await expect(month.getByRole("row")).toHaveCount(31);
    await expect(month.getByRole("row").nth(1).getByRole("cell")).toHaveText("1");
  },
);

asDoctor("the trial shows its days left and the upgrade", async ({ page }) => {
  await subscribe(page, "trialing", 5);
  await page.goto("/pt-br/dashboard");
  await expect(page.getByText(ptBr.shell.trialLeft(5))).toBeVisible();
  await expect(page.getByText(ptBr.shell.plan.title)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: ptBr.shell.unlock }).click();
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
});

asDoctor("the top bar offers the upgrade, except to subscribers", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=help");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: ptBr.shell.upgrade }).click();
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize(devices["Pixel 7"].viewport);
  await bar.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: ptBr.shell.upgrade }).click();
  await expect(page.getByRole("dialog", { name: ptBr.shell.upgrade })).toBeVisible();
  await subscribe(page, "active", 30);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar.getByRole("button", { name: ptBr.shell.upgrade })).toHaveCount(0);
});

for (const locale of ["en-us", "es"] as const)
  asDoctor(`the home is translated into ${locale}`, async ({ page }) => {
    const text = TEXTS[locale].home;
    await page.goto(`/${locale}/dashboard`);
    await expect(page.getByText(text.onboarding.question)).toBeVisible();
    await expect(page.getByText(text.statistics.formula("4"))).toBeVisible();
    await page.getByRole("button", { name: text.onboarding.show }).click();
    await expect(
      page.getByRole("dialog", { name: VIEW_TEXTS[locale].tour.steps.modality.title }),
    ).toBeVisible();
  });
