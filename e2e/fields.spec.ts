import { dateOf, expectDate, fillDate } from "./dates.ts";
import { makeTemplate } from "./make.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";
import { fillSetup } from "./new-consultation.ts";

/* Invalid input (specification 5): each field shows its error and keeps its text. */

const { pacientes, agenda } = VIEW_TEXTS["pt-br"];
const { errors, failures } = ptBr;
const LONG = "á".repeat(10_000);

asDoctor(
  "every invalid field of a patient has its message, and the first one has the focus",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard?view=patients");
    await page.getByRole("button", { name: pacientes.add }).click();
    const form = page.getByRole("dialog", { name: pacientes.add });
    const field = (name: keyof typeof pacientes.fields) =>
      form.getByLabel(pacientes.fields[name], { exact: true });
    const save = form.getByRole("button", { name: pacientes.save });
    const WRONG = [
      ["nome", LONG, errors.FIELD_TOO_LONG],
      ["email", "ze@exemplo", "Email inválido"],
      ["documento", "111.111.111-11", errors.CPF_INVALID],
      ["endereco", LONG, errors.FIELD_TOO_LONG],
    ] as const;
    for (const [name, typed] of WRONG) await field(name).fill(typed);
    const born = pacientes.fields.data_nascimento;
    await fillDate(form, born, "2999-01-01");
    await save.click();
    await expect(field("nome")).toBeFocused();
    for (const [name, typed, said] of WRONG) {
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(said));
      await expect(field(name)).toHaveValue(typed);
    }
    await expect(dateOf(form, born)).toHaveAccessibleDescription(
      new RegExp(errors.DATA_NASCIMENTO_INVALID),
    );
    await expectDate(form, born, "2999-01-01");
    for (const name of [...WRONG.map(([wrong]) => wrong), "data_nascimento"] as const)
      await expect(form.getByText(/^Por favor, verifique os campos: /)).toContainText(
        pacientes.fields[name],
      );
    await field("documento").fill("AB");
    await field("nome").fill("  ");
    await save.click();
    await expect(field("documento")).toHaveAccessibleDescription(
      new RegExp(errors.DOCUMENTO_INVALID),
    );
    await expect(field("nome")).toHaveAccessibleDescription("Informe o nome do paciente");
  },
);

asDoctor(
  "an appointment's title that is too long is reported at its field and stays",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard?view=calendar&mode=day&date=2027-03-10");
    await page.getByRole("button", { name: agenda.add, exact: true }).click();
    const title = page.getByRole("dialog").getByLabel(agenda.fields.titulo);
    await title.fill(LONG);
    await page.getByRole("dialog").getByRole("button", { name: agenda.save }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(errors.FIELD_TOO_LONG);
    await expect(title).toHaveValue(LONG);
    const message = page.getByText(failures.refusedFields(1, agenda.fields.titulo));
    await expect(message).toHaveText("Por favor, verifique o campo: Título");
    await title.fill("Retorno");
    await expect(message).toBeHidden();
  },
);

asDoctor("saving a consultation with a deleted template reports it", async ({ page, watch }) => {
  watch.allow(/status of 422/);
  const id = await makeTemplate(page, "Aaa efêmero");
  await page.goto("/pt-br/dashboard");
  await page.getByLabel(ptBr.home.ways.text).check({ force: true });
  // The first of the list.
  await fillSetup(page);
  const text = page.getByLabel(ptBr.home.text, { exact: true });
  await text.fill("Paciente: Tenho tosse.");
  await page.request.delete(`/api/modelos/${id}`);
  await page.getByRole("button", { name: ptBr.home.save }).click();
  await expect(page.getByText("Modelo selecionado não encontrado")).toBeVisible();
  await expect(text).toHaveValue("Paciente: Tenho tosse.");
});
