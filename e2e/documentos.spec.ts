import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { devices, type Locator, type Page } from "@playwright/test";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const views = VIEW_TEXTS["pt-br"];
const words = views.documentos;

const TALK = [
  "Médico: O que traz a senhora aqui?",
  "Paciente: Tenho dor de cabeça há três dias. Não tive febre.",
  "Médico: Alguma alergia?",
  "Paciente: Sou alérgica a penicilina.",
  "Médico: Vou receitar dipirona 500 mg, um comprimido de seis em seis horas.",
].join("\n");

/** A consultation that the engine has written; the page shows it. */
const openConsulta = async (page: Page): Promise<string> => {
  const id = randomUUID();
  const answer = await page.request.post("/api/consultas", {
    data: {
      id,
      modelo_id: defaultTemplateId("pt-BR"),
      paciente_id: null,
      tipo_consulta: "presencial",
      contexto_paciente: "Mulher, 54 anos",
      language: "pt-BR",
      source: { kind: "text", text: TALK },
      consent: { agreed: true },
    },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/pt-br/consultas/${id}`);
  await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeVisible({
    timeout: 60_000,
  });
  return id;
};
const press = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).click();
const editor = (page: Page): Locator => page.getByRole("textbox", { name: words.editor.text });
/** Opens the markdown and puts `added` behind it. */
const addMarkdown = async (page: Page, added: string): Promise<void> => {
  await press(page, words.edit);
  await press(page, words.editor.markdown);
  await editor(page).fill(`${await editor(page).inputValue()}\n\n${added}\n`);
};
const saved = (page: Page) => expect(page.getByText(words.saved).first()).toBeVisible();
const violations = async (page: Page): Promise<unknown> => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
};

asDoctor(
  "what is typed as formatted text is checked, and decided on or put right",
  async ({ page }) => {
    await openConsulta(page);
    await expect(page.getByText(words.allSupported)).toBeVisible();
    await press(page, words.edit);
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Usa metformina 850 mg.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Refere febre alta.");
    await press(page, words.editor.save);
    await saved(page);
    await expect(page.getByText(words.doubts(2, 0))).toBeVisible();
    const doubt = page.getByRole("listitem").filter({ hasText: "metformina" });
    await expect(doubt.getByText(/^medicamento: metformina$/)).toBeVisible();
    // What was not touched still proves itself.
    await press(page.getByRole("tabpanel"), /dor de cabeça/i);
    await expect(
      page.getByRole("region", { name: views.consulta.transcript }).locator("mark").first(),
    ).toBeVisible();

    await press(doubt, /^Manter com meu nome/);
    await expect(doubt.getByText(/^Mantida por doctor/)).toBeVisible();
    const wrong = page.getByRole("listitem").filter({ hasText: "febre alta" });
    await expect(wrong.getByText(views.consulta.verdict.contradicted)).toBeVisible();
    await press(wrong, /^Corrigir/);
    await page.getByLabel(words.correction.label).fill("Não teve febre");
    await press(page, words.correction.save);
    await expect(page.getByText(words.doubts(0, 1))).toBeVisible();
  },
);

asDoctor("a table is made and changed as formatted text, and stays one", async ({ page }) => {
  await openConsulta(page);
  await press(page, words.edit);
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await press(page, words.editor.table.insert);
  for (const cell of ["Remédio", "Dose", "Dipirona", "500 mg", "Losartana", "50 | 100 mg"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  // Tab behind the last cell made a row; it is not wanted.
  const table = editor(page).getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(4);
  await press(page, words.editor.table.deleteRow);
  await expect(table.getByRole("row")).toHaveCount(3);
  await table.getByRole("columnheader", { name: "Remédio" }).click();
  await expect(page.getByRole("button", { name: words.editor.table.deleteRow })).toBeHidden();
  await table.getByRole("cell", { name: "Dipirona" }).click();
  await expect(page.getByRole("group", { name: words.editor.table.toolbar })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(page, words.editor.table.addColumn);
  await page.keyboard.press("Tab");
  await page.keyboard.type("se dor");
  await press(page, words.editor.markdown);
  await expect(editor(page)).toHaveValue(
    /\| Remédio \|  \| Dose \|\n\| --- \| --- \| --- \|\n\| Dipirona \| se dor \| 500 mg \|\n\| Losartana \|  \| 50 \\\| 100 mg \|\n$/,
  );
  await press(page, words.editor.save);
  await saved(page);
  await expect(page.getByText("Dipirona, se dor, 500 mg")).toBeVisible();
  await press(page, words.edit);
  await expect(table.getByRole("cell", { name: "50 | 100 mg" })).toBeVisible();
  await table.getByRole("cell", { name: "50 | 100 mg" }).click();
  await press(page, words.editor.table.remove);
  await expect(table).toHaveCount(0);
  await press(page, words.editor.save);
  await expect(page.getByText("Dipirona, se dor, 500 mg")).toBeHidden();
});

asDoctor("every version is kept, with who made it; compared and restored", async ({ page }) => {
  await openConsulta(page);
  await addMarkdown(page, "Bebe café demais.");
  await press(page, words.editor.save);
  await saved(page);
  await press(page, words.versions(2));
  const history = page.getByRole("region", { name: words.history.title });
  await expect(history.getByText(`${words.history.change.edited} por doctor`)).toBeVisible();
  await expect(history.getByText(words.history.by.engine)).toBeVisible();
  await press(history, `${words.history.compare}: ${words.history.number(1)}`);
  const difference = page.getByRole("region", { name: words.history.difference(1, 2) });
  await expect(difference.getByRole("insertion")).toContainText("Bebe café demais.");
  await press(history, `${words.history.restore}: ${words.history.number(1)}`);
  await expect(page.getByRole("button", { name: words.versions(3) })).toBeVisible();
  await expect(page.getByText("Bebe café demais", { exact: true })).toBeHidden();
  await press(history, `${words.history.read}: ${words.history.number(2)}`);
  await expect(history.getByText("Bebe café demais.")).toBeVisible();
});

asDoctor(
  "two tabs do not overwrite each other, and neither text is lost",
  async ({ page, context, watch }) => {
    watch.allow(/409/);
    await openConsulta(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await addMarkdown(page, "Escrito na primeira aba.");
    await addMarkdown(other, "Escrito na segunda aba.");
    await press(page, words.editor.save);
    await saved(page);
    const conflict = other.getByRole("alert", { name: words.conflict.title });
    await expect(conflict).toBeVisible();
    await expect(editor(other)).toHaveValue(/segunda aba/);
    await press(conflict, words.conflict.show);
    const difference = other.getByRole("region", { name: words.conflict.difference });
    await expect(difference.getByRole("deletion")).toContainText("primeira");
    await expect(difference.getByRole("insertion")).toContainText("segunda");
    await press(conflict, words.conflict.apply);
    await saved(other);
    await expect(other.getByText("Escrito na segunda aba", { exact: true })).toBeVisible();
    // The first tab is told, and its version stands.
    await expect(page.getByText("Escrito na segunda aba", { exact: true })).toBeVisible();
    await press(page, words.versions(3));
    const history = page.getByRole("region", { name: words.history.title });
    await press(history, `${words.history.read}: ${words.history.number(2)}`);
    await expect(history.getByText("Escrito na primeira aba.")).toBeVisible();
  },
);

asDoctor(
  "a tab that is told of nothing is refused, and what was typed stays",
  async ({ page, context, watch }) => {
    watch.allow(/409|ERR_FAILED|Failed to load resource/);
    const id = await openConsulta(page);
    await context.route("**/api/events", (route) => route.abort());
    await page.reload();
    await addMarkdown(page, "O meu texto.");
    const { items } = (await (
      await page.request.get(`/api/consultas/${id}/documentos`)
    ).json()) as {
      items: { id: string; current: { content: { markdown: string } } }[];
    };
    const [note] = items;
    const elsewhere = await page.request.post(`/api/documentos/${note?.id}/versions`, {
      data: {
        change: "edited",
        base: 1,
        markdown: `${note?.current.content.markdown}\nDe outro lugar.\n`,
      },
    });
    expect(elsewhere.status()).toBe(201);
    await press(page, words.editor.save);
    await expect(page.getByRole("alert", { name: words.conflict.title })).toBeVisible();
    await expect(editor(page)).toHaveValue(/O meu texto/);
    await press(page, words.conflict.discard);
    await expect(page.getByText("De outro lugar", { exact: true })).toBeVisible();
  },
);

asDoctor("a save that fails keeps the text, and can be pressed again", async ({ page, watch }) => {
  watch.allow(/ERR_|Failed to load resource/);
  await openConsulta(page);
  await addMarkdown(page, "Nada disto se perde.");
  await page.route("**/versions", (route) => route.abort());
  await press(page, words.editor.save);
  const failed = page.getByRole("alert").filter({ hasText: "Erro de Conexão" });
  await expect(failed).toContainText("Verifique sua conexão com a internet e tente novamente.");
  await expect(editor(page)).toHaveValue(/Nada disto se perde/);
  // A look at the transcript in the middle of it costs nothing either.
  await page.getByRole("tab", { name: views.consulta.analysis }).click();
  await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
  await expect(editor(page)).toContainText("Nada disto se perde");
  await page.unroute("**/versions");
  await press(page, words.editor.save);
  await expect(page.getByText("Nada disto se perde", { exact: true })).toBeVisible();
});

asDoctor("a document is written again, and any template becomes another one", async ({ page }) => {
  const id = await openConsulta(page);
  const omissions = page.getByRole("region", { name: views.consulta.notDiscussed });
  await expect(omissions.getByText("Exame físico", { exact: true })).toBeVisible();
  await press(page, words.rewrite);
  const dialog = page.getByRole("form", { name: words.rewriting.title });
  await dialog.getByLabel(words.rewriting.instruction).fill("Mais curto");
  await dialog.getByRole("button", { name: ptBr.home.template }).click();
  await page.getByRole("listbox").getByRole("option", { name: /SOAP/ }).first().click();
  await press(dialog, words.rewriting.start);
  await expect(page.getByText(words.history.ignored)).toBeVisible();
  // The list follows the headings of the new template.
  await expect(omissions.getByText("Exame físico", { exact: true })).toBeHidden();
  await expect(omissions.getByRole("listitem")).not.toHaveCount(0);
  await press(page, words.versions(2));
  await expect(page.getByText(words.history.instruction("Mais curto"))).toBeVisible();

  await page.getByRole("tab", { name: views.consulta.documents }).click();
  await expect(page.getByRole("region", { name: words.kind.prescription })).toContainText("500 mg");
  await press(page, words.creating.title);
  await page.getByRole("button", { name: ptBr.home.template }).click();
  await page.getByRole("listbox").getByRole("option", { name: /SOAP/ }).first().click();
  await press(page, words.creating.write);
  const made = page.getByRole("region", { name: /SOAP/ });
  await expect(made.getByRole("button", { name: /penicilina/i }).first()).toBeVisible();
  await press(made, words.edit);
  await press(made, words.editor.markdown);
  await made
    .getByRole("textbox", { name: words.editor.text })
    .fill("# Carta\n\n- Prezado colega\n");
  await press(made, words.editor.save);
  await expect(made.getByText("Prezado colega", { exact: true })).toBeVisible();

  await press(page, words.creating.title);
  await press(page, words.creating.blank);
  await page.getByLabel(words.creating.kind).selectOption("certificate");
  await editor(page).fill("Atesto, para os devidos fins, que esteve em consulta.");
  await press(page, words.creating.create);
  await expect(page.getByRole("region", { name: words.kind.certificate })).toContainText("Atesto");
  expect(shortCode(id)).toMatch(/^#/);
});

asDoctor(
  "a certificate bears a CID only when the doctor adds it and the patient authorised it",
  async ({ page, watch }) => {
    watch.allow(/422/);
    await openConsulta(page);
    await page.getByRole("tab", { name: views.consulta.documents }).click();
    await press(page, words.creating.title);
    await press(page, words.creating.blank);
    await page.getByLabel(words.creating.kind).selectOption("certificate");
    await editor(page).fill("Atesto que esteve em consulta. CID J06.9.");
    await press(page, words.creating.create);
    const refused = page.getByRole("alert").filter({ hasText: ptBr.errors.CID_NOT_AUTHORISED });
    await expect(refused).toBeVisible();
    await expect(editor(page)).toHaveValue(/CID J06.9/);
    await editor(page).fill("Atesto que esteve em consulta.");
    await press(page, words.creating.create);
    const made = page.getByRole("region", { name: words.kind.certificate });
    await press(made, words.edit);
    await press(made, words.editor.markdown);
    await editor(page).fill("Atesto que esteve em consulta por CID J06.9.");
    await press(made, words.editor.save);
    await expect(refused).toBeVisible();
    await expect(editor(page)).toHaveValue(/por CID J06.9/);
    await press(made, ptBr.common.cancel);

    // By the keyboard alone.
    const include = made.getByRole("button", { name: words.cid.title, exact: true });
    await include.focus();
    await page.keyboard.press("Enter");
    const form = made.getByRole("form", { name: words.cid.title });
    await expect(form.getByLabel(words.cid.code)).toBeFocused();
    await page.keyboard.type("j069");
    await expect(form.getByRole("button", { name: words.cid.save })).toBeDisabled();
    await page.keyboard.press("Tab");
    await expect(form.getByLabel(words.cid.authorised)).toBeFocused();
    await page.keyboard.press("Space");
    for (const [name, size] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `test-results/documentos/${name}-cid.png`, fullPage: true });
      expect(await violations(page), name).toEqual([]);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      made.getByText("CID-10: J06.9 — divulgação autorizada pelo paciente", { exact: true }),
    ).toBeVisible();
    await expect(made.getByText(/^Autorização do paciente registrada por doctor/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: "test-results/documentos/cid-included.png", fullPage: true });
    await expect(form).toBeHidden();
    // An anamnesis has no such button.
    await page.getByRole("tab", { name: views.consulta.anamnesis }).click();
    await expect(include).toBeHidden();
  },
);

asDoctor("a signed document stands as it is; what follows is an addendum", async ({ page }) => {
  await openConsulta(page);
  await addMarkdown(page, "Bebe café demais.");
  await press(page, words.editor.save);
  await saved(page);
  await press(page, words.sign);
  const dialog = page.getByRole("dialog", { name: words.signing.title });
  await expect(dialog.getByText(words.signing.open(1))).toBeVisible();
  await expect(dialog.getByText("Bebe café demais")).toBeVisible();
  await press(dialog, words.signing.confirm);
  await expect(page.getByText(/^Revisado e aprovado por doctor/)).toBeVisible();
  await page.getByText(words.signing.findings(1)).click();
  await expect(page.getByText(/[0-9a-f]{64}/)).toBeVisible();
  await expect(page.getByText(words.signing.done.open)).toBeVisible();
  for (const name of [words.edit, words.sign, words.rewrite])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();

  await press(page, words.addendum);
  await page.getByLabel(words.addendumForm.label).fill("Ligou: está sem dor.");
  await press(page, words.addendumForm.save);
  await expect(page.getByRole("heading", { name: /^Adendo de doctor/ })).toBeVisible();
  await expect(page.getByText("Bebe café demais")).toBeVisible();
  await expect(page.getByText(words.signing.newAddendum)).toBeVisible();
  await press(page, words.sign);
  await press(page.getByRole("dialog", { name: words.signing.title }), words.signing.confirm);
  await expect(page.getByText(words.signing.newAddendum)).toBeHidden();
});

const VIEWPORTS = { phone: devices["Pixel 7"].viewport, desktop: { width: 1280, height: 800 } };
for (const [name, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const)
    asDoctor.describe(`on a ${name} in the ${colorScheme}`, () => {
      asDoctor.use({ viewport, colorScheme });

      asDoctor("a document's faces are accessible", async ({ page }) => {
        const look = async (face: string): Promise<void> => {
          await page.screenshot({
            path: `test-results/documentos/${name}-${colorScheme}-${face}.png`,
            fullPage: true,
          });
          // Tall enough that nothing that floats covers a sentence by half.
          await page.setViewportSize({ width: viewport.width, height: 5000 });
          expect(await violations(page), face).toEqual([]);
          await page.setViewportSize(viewport);
        };
        await openConsulta(page);
        await addMarkdown(page, "Usa metformina 850 mg. Bebe café demais.");
        await look("markdown");
        await press(page, words.editor.rich);
        await expect(editor(page)).toContainText("metformina");
        await look("rich");
        await press(page, words.editor.save);
        await expect(page.getByText(words.doubts(2, 0))).toBeVisible();
        await press(page, /^Corrigir ?: Bebe/);
        await look("doubts");
        await press(page, ptBr.common.cancel);
        await press(page, words.versions(2));
        await press(page, `${words.history.compare}: ${words.history.number(1)}`);
        await expect(page.getByRole("insertion").first()).toBeVisible();
        await look("versions");
        await press(page, words.rewrite);
        await look("rewrite");
        await press(page, ptBr.common.cancel);
        await press(page, words.sign);
        await look("sign");
        await press(page, words.signing.confirm);
        await page.getByText(words.signing.findings(2)).click();
        await press(page, words.addendum);
        await look("signed");
        await page.getByRole("tab", { name: views.consulta.documents }).click();
        await press(page, words.creating.title);
        await look("documents");
      });
    });
