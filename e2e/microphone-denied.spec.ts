import { launchWith, MICROPHONE } from "./launch.ts";
import { fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, ptBr } from "./test.ts";

asDoctor.use({ launchOptions: launchWith(MICROPHONE) });

asDoctor(
  "a denied microphone is reported in the words of the specification",
  async ({ page, context }) => {
    await context.clearPermissions();
    await context.grantPermissions([]);
    await page.goto("/pt-br/dashboard");
    await fillSetup(page);
    await page.getByRole("button", { name: ptBr.home.start }).click();
    await expect(page.getByText(ptBr.gravacoes.problems.denied)).toBeVisible();
  },
);
