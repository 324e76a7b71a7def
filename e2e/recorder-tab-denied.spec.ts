import { launchWith } from "./launch.ts";
import { fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

asDoctor.use({
  launchOptions: launchWith([
    "--use-fake-device-for-media-stream",
    // The browser denies. With --auto-reject-capture a headless Chromium's picker never closes.
    "--use-fake-ui-for-media-stream=deny",
  ]),
});

asDoctor(
  "a denied capture is reported in the words of the specification",
  async ({ page, watch }) => {
    watch.allow(/camera is not allowed/);
    await page.goto("/pt-br/dashboard");
    await page.getByText(ptBr.home.telemedicina, { exact: true }).click();
    await fillSetup(page);
    await page.getByRole("button", { name: ptBr.home.start }).click();
    await expect(page.getByText(words.problems.tab_denied)).toBeVisible();
    await expect(page.getByText(words.startFailed)).toBeVisible();
    // The setup stays and can be retried.
    await expect(page.getByRole("button", { name: ptBr.home.start })).toBeEnabled();
  },
);
