import type { Page } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { expectAccessible, VIEWPORTS } from "./accessible.ts";
import { openConsulta, transcriptOf } from "./consulta-page.ts";
import { listDocuments, makeConsulta } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const { consulta: words } = VIEW_TEXTS["pt-br"];

/** Exceeds the engine's word budget, so that the document omits some sentences. */
const VISIT = [
  "Médico: Bom dia, dona Marta. O que traz a senhora aqui hoje?",
  "Paciente: Estou com dor no joelho direito há dois meses, que piora quando desço a escada.",
  "Paciente: Começou depois que voltei a caminhar na praça. " +
    "Incha um pouco no fim do dia, mas não trava.",
  "Paciente: De manhã ele fica duro por uns dez minutos. " +
    "Tomei dipirona, e melhora por umas duas horas.",
  "Médico: Tem outra doença? Toma remédio todo dia?",
  "Paciente: Tenho pressão alta há oito anos e tomo losartana de cinquenta miligramas de manhã.",
  "Médico: Alergia a algum remédio? Já operou alguma coisa?",
  "Paciente: Tenho alergia a diclofenaco, fico com o rosto inchado. " +
    "Operei a vesícula em dois mil e quinze.",
  "Médico: Alguém na família tem artrose? A senhora fuma ou bebe?",
  "Paciente: Minha mãe tinha artrose nos dois joelhos e usava bengala. Nunca fumei. " +
    "Bebo uma cerveja no domingo.",
  "Paciente: Durmo e como bem. Só engordei uns seis quilos desde que me aposentei da escola.",
  "Paciente: A minha filha quer me levar para a praia em janeiro, " +
    "e eu queria poder andar na areia com ela.",
  "Médico: Pressão treze por oito. " +
    "O joelho direito tem um derrame pequeno e crepitação, sem calor.",
  "Médico: Parece uma artrose do joelho. Vou pedir um raio X dos dois joelhos, em pé.",
  "Médico: Vou receitar paracetamol de setecentos e cinquenta miligramas, " +
    "de oito em oito horas, se doer.",
  "Médico: Vou encaminhar a senhora para a fisioterapia. Evite escada e agachamento por enquanto.",
  "Médico: Se o joelho ficar quente ou vermelho, venha antes. Volte em quatro semanas.",
].join("\n");

/** The markdown of each document of a consultation, by kind, in the order of the answer. */
const readMarkdown = async (page: Page, { id }: Consulta): Promise<Record<string, string>> => {
  const documents = await listDocuments(page, id);
  return Object.fromEntries(
    documents.map((one) => [one.kind, one.current?.content.markdown ?? ""]),
  );
};

for (const name of ["phone", "desktop"] as const)
  asDoctor(`the other points open by keyboard and show evidence on a ${name}`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[name]);
    const consulta = await makeConsulta(page, VISIT);
    const points = consulta.documento_gerado.written?.analysis.other_points ?? [];
    expect(points.length).toBeGreaterThan(0);
    const { anamnesis } = await readMarkdown(page, consulta);
    expect(anamnesis).toContain("dor no joelho direito");
    // A quotation may repeat, before its own words, a sentence of the document as context.
    for (const { text } of points)
      expect(anamnesis).not.toContain(/“([^“]+)”$/.exec(text)?.[1] ?? text);

    await openConsulta(page, consulta);
    const summary = page.getByText(words.otherPoints(points.length), { exact: true });
    const list = page.locator("details").filter({ has: summary });
    const items = list.getByRole("button");
    await expect(summary).toBeVisible();
    await expect(items).toHaveCount(0);
    await expectAccessible(page, { state: "closed", viewports: [name], height: 4000 });
    // The Tab key reaches the summary.
    await summary.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(summary).not.toBeFocused();
    await page.keyboard.press("Tab");
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(list.getByText(words.otherPointsHint)).toBeVisible();
    await expect(items).toHaveCount(points.length);

    const proof = name === "phone" ? list.locator("blockquote") : transcriptOf(page);
    for (const [at, { text, evidence }] of points.entries()) {
      await page.keyboard.press("Tab");
      await expect(items.nth(at)).toBeFocused();
      await expect(items.nth(at)).toContainText(text);
      await page.keyboard.press("Enter");
      await expect(items.nth(at)).toHaveAttribute("aria-pressed", "true");
      const quoted = [...new Set(evidence.map(({ turn }) => turn))].toSorted((a, b) => a - b);
      const { turns = [] } = consulta.transcricao ?? {};
      await expect(proof.locator("mark")).toHaveText(quoted.map((i) => turns[i]?.text ?? ""));
    }
    await expectAccessible(page, { state: "open", viewports: [name], height: 4000 });
    await summary.press("Space");
    await expect(items).toHaveCount(0);
  });

asDoctor("tests, a referral and guidance each get their own document", async ({ page }) => {
  const consulta = await makeConsulta(page, VISIT);
  const documentos = await readMarkdown(page, consulta);
  const expected = [
    ["prescription", "Receita", /paracetamol/i],
    ["exam_request", "Pedido de exames", /raio X/i],
    ["referral", "Encaminhamento", /fisioterapia/i],
    ["guidance", "Orientações", /venha antes/i],
  ] as const;
  expect(Object.keys(documentos)).toEqual(["anamnesis", ...expected.map(([kind]) => kind)]);
  await openConsulta(page, consulta, "#documents");
  for (const [kind, title, said] of expected) {
    for (const [, , other] of expected)
      if (other === said) expect(documentos[kind]).toMatch(other);
      else expect(documentos[kind]).not.toMatch(other);
    const region = page.getByRole("region", { name: title, exact: true });
    await expect(region.getByRole("heading", { name: title, exact: true }).first()).toBeVisible();
    await region.getByRole("button", { name: said }).click();
    await expect(transcriptOf(page).locator("mark").filter({ hasText: said })).toBeVisible();
  }
  await expectAccessible(page);
});
