import { readFile } from "node:fs/promises";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { expectAccessible, VIEWPORTS } from "./accessible.ts";
import { makeConsulta, makePatient } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].patientData;
const NAME = "Joana Reis";

asDoctor("a doctor sees a patient's consents and records a revocation", async ({ page }) => {
  const paciente_id = await makePatient(page, { nome: NAME });
  const { id } = await makeConsulta(page, "Paciente: Tenho tosse.", { paciente_id });
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`/pt-br/dashboard?view=patients&id=${paciente_id}`);
  const register = page.getByRole("region", { name: words.consents.title });
  const { consent } = VIEW_TEXTS["pt-br"].consulta;
  const consulta = words.consents.consulta(shortCode(id));
  await expect(register.getByText(words.consents.wording("2026-11"))).toBeVisible();
  await expectAccessible(page, { state: "register", screenshots: "consent-register" });
  await register.getByRole("button", { name: `${consent.revoke}: ${consulta}` }).click();
  const dialog = page.getByRole("dialog", { name: consent.title });
  await expect(dialog.getByText(consent.stays.title)).toBeVisible();
  await dialog.getByRole("button", { name: consent.revoke }).click();
  await expect(register.getByText(/^Revogado em/)).toBeVisible();
  for (const locale of ["en-us", "es"] as const) {
    await page.goto(`/${locale}/dashboard?view=patients&id=${paciente_id}`);
    const title = VIEW_TEXTS[locale].patientData.consents.title;
    const [start = ""] = VIEW_TEXTS[locale].patientData.consents.revoked("|").split("|");
    await expect(page.getByRole("region", { name: title }).getByText(start)).toBeVisible();
  }
});

asDoctor(
  "a doctor downloads and erases a patient's data, and opens the record",
  async ({ page, watch }) => {
    // After the erasure, the page reads the patient again: the record is closed.
    watch.allow(/404/);
    const paciente_id = await makePatient(page, { nome: NAME, email: "joana@example.org" });
    const { id } = await makeConsulta(page, "Paciente: Tenho tosse.", { paciente_id });
    await page.goto(`/pt-br/dashboard?view=patients&id=${paciente_id}`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: words.exporting.action }).click();
    expect((await download).suggestedFilename()).toMatch(/^paciente-[0-9a-f]{8}\.zip$/);

    const { erasure, restricted } = words;
    await page.getByRole("button", { name: erasure.action }).click();
    const dialog = page.getByRole("dialog", { name: erasure.title });
    const preview = dialog.getByRole("list", { name: erasure.preview });
    await expect(preview.getByText(erasure.planned.restricted).first()).toBeVisible();
    await expect(preview.getByText(erasure.categories.transcripts)).toBeVisible();
    await expectAccessible(page, { state: "preview" });
    const confirm = dialog.getByRole("button", { name: erasure.confirm });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole("textbox").fill("joana reis");
    await confirm.click();
    const done = page.getByRole("dialog", { name: erasure.result });
    await expect(done.getByRole("status")).toContainText("oculto até");
    await expectAccessible(page, { state: "result" });
    const saved = page.waitForEvent("download");
    await done.getByRole("button", { name: erasure.statement.action }).click();
    const statement = await readFile(await (await saved).path(), "utf8");
    expect(statement).toContain(erasure.statement.patient(NAME));
    expect(statement).toContain(erasure.categories.documents);
    await done.getByRole("button", { name: erasure.close }).click();

    await page.goto("/pt-br/dashboard?view=patients&status=archived");
    await expect(page.getByText(VIEW_TEXTS["pt-br"].pacientes.emptyArchived)).toBeVisible();
    await page.getByRole("button", { name: restricted.action }).click();
    const opening = page.getByRole("dialog", { name: restricted.action });
    await opening.getByLabel(restricted.name).fill(NAME);
    await opening.getByLabel(restricted.reasons.care).check();
    await expectAccessible(page, { state: "opening" });
    await opening.getByRole("button", { name: restricted.confirm }).click();
    await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
    // The document stays, without the transcript.
    await page
      .getByRole("main")
      .getByRole("link", { name: shortCode(id) })
      .first()
      .click();
    await expect(page.getByRole("main").getByText("tosse").first()).toBeVisible();
    await expect(page.getByText(VIEW_TEXTS["pt-br"].consulta.noTranscriptLeft)).toBeVisible();

    await page.goto("/pt-br/dashboard?view=patients&status=archived");
    await page.getByRole("button", { name: restricted.action }).click();
    await opening.getByLabel(restricted.name).fill(NAME);
    await opening.getByLabel(restricted.reasons.care).check();
    await opening.getByRole("checkbox", { name: restricted.lift }).check();
    await opening.getByRole("button", { name: restricted.confirmLift }).click();
    await page.goto("/pt-br/dashboard?view=patients");
    await expect(page.getByRole("link", { name: NAME })).toBeVisible();
  },
);
