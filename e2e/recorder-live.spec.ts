import { fillSetup } from "./new-consultation.ts";
import { record, runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;

withMicrophone("the panel shows words while they are spoken", async ({ page }) => {
  const panel = await record(page);
  const live = panel.getByRole("region", { name: words.live.title });
  await expect(live.getByText(/senhora|remédio|dor/i).first()).toBeVisible({ timeout: 60_000 });
  // The preference applies to the next recording, too.
  await panel.getByLabel(words.live.show).uncheck();
  await expect(live).toBeHidden();
  await panel.getByRole("button", { name: words.finish }).click();
  await save(page);
  await page.reload();
  await fillSetup(page);
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await page.getByRole("button", { name: ptBr.home.start }).click();
  await runUntil(page, /00:0[2-9]/);
  await expect(panel.getByLabel(words.live.show)).not.toBeChecked();
  await expect(live).toBeHidden();
  expect(sockets).toEqual([]);
});

withMicrophone("a failure of the live words keeps the recording complete", async ({ page }) => {
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ type: "unavailable", reason: "speech" })));
  });
  const panel = await record(page);
  await expect(panel.getByText(words.live.unavailable)).toBeVisible();
  await panel.getByRole("button", { name: words.finish }).click();
  const { segments } = await save(page);
  expect(segments).toHaveLength(1);
  expect(segments[0]?.bytes).toBeGreaterThan(8000);
});
