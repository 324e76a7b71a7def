import { launchWith, MICROPHONE } from "./launch.ts";
import { record, runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

// The headless shell takes no permission away.
withMicrophone.use({ launchOptions: launchWith(MICROPHONE) });

withMicrophone(
  "a microphone that is lost and returns starts a new segment after the gap",
  async ({ page, context }) => {
    const panel = await record(page);
    await context.clearPermissions();
    await expect(panel.getByText(words.warnings.microphone_lost)).toBeVisible();
    await runUntil(page, /00:0[89]|00:1/);
    await context.grantPermissions(["microphone"]);
    await expect(panel.getByText(words.warnings.microphone_lost)).toBeHidden();
    await runUntil(page, /00:1[4-9]|00:2/);
    await panel.getByRole("button", { name: words.finish }).click();
    const { segments } = await save(page);
    expect(segments.map(({ ordinal }) => ordinal)).toEqual([0, 1]);
    expect(segments[0]?.started_ms).toBeLessThan(1000);
    expect(segments[1]?.started_ms).toBeGreaterThan(5000);
  },
);
