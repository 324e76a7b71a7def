import { randomUUID } from "node:crypto";
import { EMPTY_DRAFT } from "@relato/shared/domain/paciente.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { grantPlano } from "../server/features/planos/grants.ts";
import { expectAccessible } from "./accessible.ts";
import { readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

/** An address of this machine, which no webhook may reach here. */
const URL = "https://127.0.0.1:9/events";

asDoctor("webhooks are created, tested, sent and removed in each language", async ({ page }) => {
  const user_id = await readDoctorId(page);
  const plan = { user_id, plano: "yearly" as const, until: null, granted_by: null };
  await onDatabase((db) => grantPlano(db, plan));
  for (const locale of LOCALES) {
    const words = VIEW_TEXTS[locale].webhooks;
    await page.goto(`/${locale}/dashboard?view=settings&tab=integration`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await page.getByRole("button", { name: words.add }).click();
    const form = page.getByRole("dialog", { name: words.form.createTitle });
    await form.getByLabel(words.form.url).fill(URL);
    await form.getByLabel(words.events["paciente.created"]).check();
    await form.getByLabel(words.fields["paciente.nome"]).check();
    await expectAccessible(page, { state: `form-${locale}`, screenshots: "webhooks" });
    await form.getByRole("button", { name: words.form.save }).click();
    const secret = page.getByRole("dialog", { name: words.secret.title });
    await expect(secret.getByLabel(words.secret.label)).toHaveValue(/^whsec_/);
    await secret.getByText(TEXTS[locale].common.close).click();
    await expect(page.getByText(words.on)).toBeVisible();

    await page.getByRole("button", { name: words.testOf(URL) }).click();
    const test = page.getByRole("dialog", { name: words.testing.title });
    await expect(test.getByText(words.failures.address)).toBeVisible();
    await expect(test.getByText(/webhook-signature: v1,/)).toBeVisible();
    await expectAccessible(page, { state: `test-${locale}`, screenshots: "webhooks" });
    await page.keyboard.press("Escape");

    const data = { ...EMPTY_DRAFT, id: randomUUID(), nome: "Maria da Silva" };
    expect((await page.request.post("/api/pacientes", { data })).status()).toBe(201);
    const sent = page.getByRole("dialog", { name: words.deliveries.title });
    // The list does not update itself: it is opened until the queue has sent the event.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.historyOf(URL) }).click();
      await expect(sent.getByText(words.failures.address)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page, { state: `deliveries-${locale}`, screenshots: "webhooks" });
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: words.removeOf(URL) }).click();
    const removal = page.getByRole("dialog", { name: words.removal.title });
    await removal.getByRole("button", { name: words.removal.confirm }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
  }
});
