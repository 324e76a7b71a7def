import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { fillProfile, makePatient, sendConsulta, TALK } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const { documentos: words, prescription } = views;

asDoctor(
  "a prescription is typed as fields, and repeats the medicines of the patient's last one",
  async ({ page }) => {
    await fillProfile(page);
    const paciente_id = await makePatient(page, { nome: "Rosa Prado" });
    const first = await sendConsulta(page, TALK, { paciente_id });
    await page.goto(`/pt-br/consultas/${first}#documents`);
    await expect(page.getByRole("region", { name: words.kind.prescription })).toContainText(
      "500 mg",
      { timeout: 60_000 },
    );
    const talk = "Médico: O que traz a senhora?\nPaciente: Vim só renovar a receita.";
    const id = await sendConsulta(page, talk, { paciente_id });
    await page.goto(`/pt-br/consultas/${id}#documents`);
    await expect(page.getByRole("button", { name: words.creating.title })).toBeVisible({
      timeout: 60_000,
    });
    await press(page, words.creating.title);
    await press(page, words.creating.blank);
    const line = (number: number) =>
      page.getByRole("group", { name: prescription.medicine(number), exact: true });
    const { fields } = prescription;
    await line(1).getByLabel(fields.drug).fill("Losartana 50 mg");
    await line(1).getByLabel(fields.frequency).fill("1 vez ao dia");

    // The last prescription is shown before it is used, and added after what was typed.
    const last = page.getByRole("region", { name: prescription.last.title });
    await expect(last.getByRole("listitem")).toHaveText([/^Dipirona.*de 6 em 6 horas/]);
    await press(last, prescription.last.use);
    await expect(last.getByRole("status")).toHaveText(prescription.last.used);
    await expect(line(1).getByLabel(fields.drug)).toHaveValue("Losartana 50 mg");
    await expect(line(2).getByLabel(fields.drug)).toHaveValue(/Dipirona.*500 mg/);
    await expect(line(2).getByLabel(fields.drug)).toBeFocused();
    await expect(line(2).getByLabel(fields.route)).toHaveValue("");
    await line(2).getByLabel(fields.route).fill("oral");
    await press(page, prescription.add);
    await expect(line(3).getByLabel(fields.drug)).toBeFocused();
    await press(page, prescription.remove(3));
    await expect(line(3)).toHaveCount(0);
    await page.getByLabel(prescription.advice).fill("Tomar com água.");
    await page.reload();
    await expect(line(2).getByLabel(fields.route)).toHaveValue("oral");
    await expectAccessible(page, { state: "prescription", screenshots: "documentos" });

    await press(page, words.creating.create);
    const made = page.getByRole("region", { name: words.kind.prescription });
    await expect(made.getByText(/^Losartana 50 mg; posologia: 1 vez ao dia/)).toBeVisible();
    await expect(made.getByText(/^Dipirona.*via: oral; posologia: de 6 em 6 horas/)).toBeVisible();
    await expect(made.getByText("Tomar com água", { exact: false }).first()).toBeVisible();
    await expectAccessible(page, { state: "prescribed", screenshots: "documentos" });
  },
);
