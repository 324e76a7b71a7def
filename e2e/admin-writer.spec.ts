import type { Page } from "@playwright/test";
import { insertModelRun } from "../server/features/admin/model-runs.ts";
import { makeAdmin } from "../server/features/contas/admin.ts";
import { startScriptedOllama } from "../server/providers/writer/testing/scripted-ollama.ts";
import { expectAccessible } from "./accessible.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

const { writer: words, usage } = VIEW_TEXTS["pt-br"].admin;
const option = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });
const startOllama = () => startScriptedOllama([], { port: Number(process.env["E2E_MODEL_PORT"]) });
asDoctor(
  "an administrator chooses among the models on this machine",
  async ({ page, doctor, watch }) => {
    await onDatabase((db) => makeAdmin(db, doctor.email));
    await page.goto("/pt-br/admin/modelo");
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(option(page, new RegExp(words.engineOnly))).toBeChecked();

    const ollama = await startOllama();
    await page.getByRole("button", { name: words.search }).click();
    const model = option(page, /scripted:4b/);
    await expect(model).toBeVisible();
    await option(page, new RegExp(words.engineOnly)).focus();
    await page.keyboard.press("ArrowUp");
    await expect(model).toBeChecked();
    await expectAccessible(page);
    expect(new Set(ollama.seen.map((line) => line.split(" ")[0]))).toEqual(new Set(["GET"]));

    // The choice applies to the whole installation: a model would write in other tests, too.
    await ollama.close();
    watch.allow(/422/);
    await page.getByRole("button", { name: words.save }).click();
    const refusal = page.getByText(TEXTS["pt-br"].errors.WRITER_NOT_FOUND);
    await expect(refusal).toBeVisible();
    await expect(model).toBeChecked();
    await option(page, new RegExp(words.engineOnly)).check();
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(refusal).toBeHidden();
    await page.reload();
    await expect(option(page, new RegExp(words.engineOnly))).toBeChecked();
  },
);

asDoctor("the use of models is a table", async ({ page, doctor }) => {
  const run = { provider: "ollama", model: doctor.email, proof: null, output_tokens: 400 };
  await onDatabase(async (db) => {
    await makeAdmin(db, doctor.email);
    await insertModelRun(db, { ...run, input_tokens: 5000, duration_ms: 61_500, fault: null });
    const failed = {
      ...run,
      input_tokens: 1000,
      duration_ms: 100,
      fault: "MODEL_STALLED" as const,
    };
    await insertModelRun(db, failed);
  });
  await page.goto("/pt-br/admin/modelo");
  const row = page.getByRole("row", { name: doctor.email });
  await expect(row).toContainText("6.000 / 800");
  await expect(row).toContainText("61,5");
  await expect(row).toContainText(usage.failure(1, usage.faults.MODEL_STALLED));
  await expectAccessible(page);
});

asDoctor(
  "settings that cannot be loaded say so and can be retried",
  async ({ page, doctor, watch }) => {
    await onDatabase((db) => makeAdmin(db, doctor.email));
    watch.allow(/503/);
    let fails = true;
    await page.route("**/api/admin/writer", (route) =>
      fails
        ? route.fulfill({ status: 503, json: { error: "UNAVAILABLE", request_id: "1" } })
        : route.continue(),
    );
    await page.goto("/pt-br/admin/modelo");
    const notice = page.getByRole("alert").filter({ hasText: words.failed });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    fails = false;
    await notice.getByRole("button").click();
    await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
  },
);
