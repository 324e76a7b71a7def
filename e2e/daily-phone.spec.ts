import { measureOverflow } from "./accessible.ts";
import { openNewConsulta } from "./documento-page.ts";
import { makeAppointment, makePatient } from "./make.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

/* Daily work on a narrow phone: nothing scrolls sideways, and the text comes before the buttons. */

const views = VIEW_TEXTS["pt-br"];
const VIEWS = Object.keys(ptBr.shell.views) as (keyof typeof ptBr.shell.views)[];
const LONG = "Maria Aparecida dos Santos Albuquerque de Vasconcelos-Figueiredo";

asDoctor("no daily view is wider than a phone of 320 px", async ({ page }) => {
  const paciente_id = await makePatient(page, {
    nome: LONG,
    email: `${"a".repeat(60)}@exemplo.com`,
  });
  await makeAppointment(page, {
    data: new Date(Date.now() + 3_600_000).toISOString(),
    titulo: "Retorno".repeat(20),
    paciente_id,
  });
  const id = await openNewConsulta(page);
  const { consulta, documentos } = views;
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async (name: string): Promise<void> => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `test-results/daily-phone/${name}-${colorScheme}.png` });
    }
    expect([name, await measureOverflow(page)]).toEqual([name, 0]);
  };
  for (const view of VIEWS) {
    await page.goto(`/pt-br/dashboard?view=${view}`);
    await look(view);
  }
  await page.goto(`/pt-br/dashboard?view=patients&id=${paciente_id}`);
  await look("patient");
  for (const tab of ["analysis", "documents", "transcript", "anamnesis"] as const) {
    await page.goto(`/pt-br/consultas/${id}#${tab}`);
    await expect(page.getByRole("tab", { name: consulta[tab] })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await look(`consultation-${tab}`);
  }

  const actions = page.getByRole("group", { name: documentos.actions("").trim() });
  const edit = actions.getByRole("button", { name: documentos.edit, exact: true });
  await expect(actions.getByRole("button", { name: documentos.sign })).toBeVisible();
  await expect(edit).toBeHidden();
  await actions.getByRole("button", { name: ptBr.common.moreActions }).click();
  await expect(edit).toBeVisible();
  const next = page.getByRole("button", { name: views.consultaRecord.next.appointment });
  await expect(next).toBeHidden();
  await page.getByRole("button", { name: ptBr.common.moreActions }).first().click();
  await expect(next).toBeVisible();
  await look("consultation-actions");
});
