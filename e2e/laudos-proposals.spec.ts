import { expectAccessible } from "./accessible.ts";
import {
  expectStored,
  makeLaudo,
  makePro,
  openLaudo,
  openPanel,
  panelWords,
  readLaudo,
  saveLaudo,
  signLaudo,
  textOf,
} from "./laudos-page.ts";
import { makeConsulta, makePatient, TALK } from "./make.ts";
import { asDoctor as test, expect } from "./test.ts";

const { conclusion, mask, patient } = panelWords;

test("a conclusion is proposed, shown in the text, inserted and undone", async ({ page }) => {
  await makePro(page);
  const { id } = await makeLaudo(
    page,
    [
      "## Achados",
      "Fígado com esteatose moderada.",
      "Cálculo no polo inferior do rim esquerdo, medindo 5 mm.",
      "## Conclusão",
      "{conclusão: Exame normal.}",
    ].join("\n"),
  );
  await openLaudo(page, id);
  await page.keyboard.press("Alt+C");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("button", { name: conclusion.propose })).toBeFocused();
  await page.keyboard.press("Enter");
  const lines = panel.getByRole("list", { name: conclusion.lines }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expectAccessible(page, { state: "conclusion", screenshots: "laudos-proposals" });
  const stone = lines.filter({ hasText: "rim esquerdo" });
  await stone.getByRole("button", { name: /^Ver o achado/ }).click();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain("Cálculo no");
  await stone.getByRole("button", { name: /^Inserir:/ }).click();
  await expect(textOf(page)).not.toContainText("Exame normal.");
  await expect(stone.getByRole("button", { name: conclusion.inserted })).toBeVisible();
  await panel.getByRole("button", { name: conclusion.insertAll }).click();
  await expect(lines.getByRole("button", { name: conclusion.inserted })).toHaveCount(2);
  await expectStored(page);
  const after = textOf(page).getByText("Cálculo no polo inferior do rim esquerdo, medindo 5 mm.");
  await expect(after).toHaveCount(2);
  await textOf(page).focus();
  await page.keyboard.press("Control+Z");
  await page.keyboard.press("Control+Z");
  await expect(textOf(page)).toContainText("Exame normal.");
  await expect(stone.getByRole("button", { name: /^Inserir:/ })).toBeVisible();
});

test("a proposed mask is accepted by part, and a failure keeps the instruction", async ({
  page,
  watch,
}) => {
  watch.allow(/50\d/);
  await makePro(page);
  const { id } = await makeLaudo(page, "## Informações Clínicas:\nDor à direita.", "US de abdome");
  await openLaudo(page, id);
  await page.route("**/api/laudos/*/mask", (route) => route.fulfill(FAILURE), { times: 1 });
  await page.getByRole("button", { name: "Gerar máscara (IA)" }).click();
  const dialog = page.getByRole("dialog", { name: mask.open });
  await dialog.getByLabel(mask.instruction).fill("abdome total");
  await dialog.getByRole("button", { name: mask.start }).click();
  await expect(dialog.getByText("Falha ao gerar máscara").first()).toBeVisible();
  await expectAccessible(page, { state: "mask-failed", screenshots: "laudos-proposals" });
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Gerar máscara (IA)" }).click();
  await expect(dialog.getByLabel(mask.instruction)).toHaveValue("abdome total");
  // A request without an answer is stopped.
  await page.route("**/api/laudos/*/mask", () => undefined, { times: 1 });
  await dialog.getByRole("button", { name: mask.start }).click();
  await expect(dialog.getByRole("progressbar", { name: mask.open })).toBeVisible();
  await dialog.getByRole("button", { name: mask.cancel }).click();
  await expect(dialog.getByRole("button", { name: mask.start })).toBeVisible();
  await expect(dialog.getByText(mask.failed)).toHaveCount(0);
  await dialog.getByRole("button", { name: mask.start }).click();
  const parts = dialog.getByRole("list", { name: mask.parts });
  await expect(parts.getByRole("checkbox").first()).toBeVisible();
  await expectAccessible(page, { state: "mask", screenshots: "laudos-proposals" });
  for (const box of await parts.getByRole("checkbox").all()) await box.uncheck();
  await expect(dialog.getByRole("button", { name: mask.acceptChosen })).toBeDisabled();
  await parts.getByRole("checkbox", { name: /^Conclusão/ }).check();
  await dialog.getByRole("button", { name: mask.acceptChosen }).click();
  await expect(textOf(page).getByRole("heading")).toHaveText([
    "Informações Clínicas:",
    "Conclusão",
  ]);
  await expect(textOf(page)).toContainText("Dor à direita.");
  await expectStored(page);
  await textOf(page).focus();
  await page.keyboard.press("Control+Z");
  await expect(textOf(page).getByRole("heading")).toHaveText(["Informações Clínicas:"]);
  // Everything at once.
  await page.getByRole("button", { name: "Gerar máscara (IA)" }).click();
  await dialog.getByRole("button", { name: mask.start }).click();
  await dialog.getByRole("button", { name: mask.acceptAll }).click();
  await expect(textOf(page).getByRole("heading", { name: "Conclusão" })).toBeVisible();
  await expect(textOf(page)).toContainText("Dor à direita.");
  await expectStored(page);
  expect((await readLaudo(page, id)).template_id).not.toBeNull();
});

const FAILURE = {
  status: 502,
  contentType: "application/json",
  body: JSON.stringify({ error: "MASK_FAILED" }),
};

test("the patient's last consultation and earlier measures are read and inserted", async ({
  page,
}) => {
  await makePro(page);
  const paciente_id = await makePatient(page, {
    nome: "Ana Prado",
    sexo: "Feminino",
    data_nascimento: "1980-05-02",
  });
  await makeConsulta(page, TALK, { paciente_id });
  const nodule = (size: string): string =>
    `## Informações Clínicas:\n## Achados\nNódulo no lobo direito da tireoide, medindo ${size}.`;
  for (const [day, size] of [
    ["2026-01-10", "1,2 mm"],
    ["2026-05-20", "8 mm"],
  ] as const) {
    const old = await makeLaudo(page, nodule(size), "US de tireoide", paciente_id);
    await signLaudo(page, await saveLaudo(page, old, { exam_date: day }));
  }
  const { id } = await makeLaudo(page, nodule("12 mm"), "US de tireoide", paciente_id);
  await openLaudo(page, id);
  const panel = await openPanel(page, "patient");
  await expect(panel.getByText(/Feminino · nascimento em .* anos/)).toBeVisible();
  await expect(
    panel.getByRole("link", { name: /^Abrir em outra aba: US de tireoide/ }),
  ).toHaveCount(2);
  const rows = panel.getByRole("table").getByRole("row");
  await expect(rows.filter({ hasText: "8 mm" }).first()).toContainText("+4 mm (+50%)");
  await expect(panel.getByText(patient.implausible.power)).toBeVisible();
  await panel
    .getByText(/^Texto assinado$/)
    .first()
    .click();
  await panel.locator("summary").first().click();
  await expectAccessible(page, { state: "patient", screenshots: "laudos-proposals" });

  const text = panel.getByLabel(patient.consultationText);
  const [first = ""] = (await text.inputValue()).split("\n");
  await text.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+End");
  await panel.getByRole("button", { name: patient.copySelected }).click();
  await expect(textOf(page).locator("h2 + p").first()).toHaveText(first);
  await textOf(page).focus();
  await page.keyboard.press("Control+End");
  await panel.getByRole("button", { name: /^Inserir comparação/ }).press("Enter");
  await expect(textOf(page).locator("p").last()).toContainText(/12 mm\. .+/);
  await expectStored(page);
});
