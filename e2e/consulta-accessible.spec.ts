import { randomUUID } from "node:crypto";
import { expectAccessible } from "./accessible.ts";
import { openConsulta } from "./consulta-page.ts";
import { makeConsulta } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].consulta;

asDoctor("the tabs, the editor and the missing page are accessible", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const text = "Médico: Tem dor?\nPaciente: Tenho dor de cabeça há três dias.";
  const consulta = await makeConsulta(page, text);
  for (const tab of ["analysis", "documents", "transcript"]) {
    await openConsulta(page, consulta, `#${tab}`);
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await expectAccessible(page, { state: tab, height: 4000 });
    await page.goto("about:blank");
  }
  await openConsulta(page, consulta, "#transcript");
  await page.getByRole("button", { name: words.correcting.turn("2"), exact: true }).click();
  await page.getByLabel(words.correcting.speaker).selectOption("acompanhante");
  await page.getByRole("searchbox", { name: words.find.label }).fill("dor");
  await expect(page.getByText(words.find.count(1, "2"))).toBeVisible();
  await expectAccessible(page, { state: "editor", height: 4000 });
  await page.goto(`/pt-br/consultas/${randomUUID()}`);
  await expect(page.getByRole("heading", { name: "Consulta não encontrada" })).toBeVisible();
  await expectAccessible(page, { state: "not found" });
});
