import { expectAccessible } from "./accessible.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { asDoctor as test, expect, VIEW_TEXTS } from "./test.ts";

const { pacientes, patientMerge: words } = VIEW_TEXTS["pt-br"];
const pageOf = (id: string) => `/pt-br/dashboard?view=patients&id=${id}`;

test("two patients who are one person are merged and separated again", async ({ page }) => {
  const phone = { telefone: "11987654321" };
  const known = { data_nascimento: "1950-01-02", documento: "529.982.247-25" };
  const rosa = await makePatient(page, { nome: "Rosa Lima", ...known, ...phone });
  const email = "rosa@example.org";
  const double = await makePatient(page, { nome: "R. Lima", email, ...phone });
  const titulo = "Retorno da Rosa";
  await makeAppointment(page, {
    ...{ paciente_id: double, titulo, data: new Date(Date.now() + 3_600_000).toISOString() },
  });

  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(pageOf(rosa));
  await page.getByRole("button", { name: words.compareWith("R. Lima") }).click();
  const dialog = page.getByRole("dialog", { name: words.title });
  await expect(dialog.getByRole("radio", { name: "Rosa Lima" })).toBeChecked();
  await expect(dialog.getByText(words.moves(0, 0, 1))).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: pacientes.fields.email })).toBeChecked();
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  // The other way round, the document would be taken over.
  await dialog.getByRole("radio", { name: "R. Lima" }).check();
  await expect(dialog.getByRole("checkbox", { name: pacientes.fields.documento })).toBeChecked();
  await dialog.getByRole("radio", { name: "Rosa Lima" }).check();
  await dialog.getByRole("button", { name: words.confirm }).click();

  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const merged = page.getByRole("region", { name: words.heading });
  await expect(merged.getByRole("button", { name: words.undoOf("R. Lima") })).toBeVisible();
  await expect(page.getByText(titulo)).toBeVisible();
  // The toast undoes it as well.
  await page.getByRole("status").getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.undone)).toBeVisible();
  await expect(page.getByText(pacientes.recordEmpty)).toBeVisible();

  // Chosen from all patients, and undone from the archived one's page.
  await page.getByRole("button", { name: words.other }).click();
  await dialog.getByRole("combobox", { name: words.pick }).fill("R. L");
  await dialog.getByRole("option", { name: "R. Lima" }).click();
  await dialog.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await page.goto(pageOf(double));
  await expect(page.getByText(/O prontuário está lá/)).toBeVisible();
  await expect(page.getByRole("button", { name: pacientes.restore })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: words.open("Rosa Lima") }).click();
  await expect(merged).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(page.getByText(titulo)).toBeVisible();
  await expect(page.getByRole("button", { name: pacientes.edit, exact: true })).toBeVisible();
});
