import type { Page } from "@playwright/test";
import { withUser } from "../server/platform/database/database.ts";
import { insertVersion } from "../server/features/documentos/queries.ts";
import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { appendMarkdown, openNewConsulta } from "./documento-page.ts";
import { readDoctorId, readNote } from "./make.ts";
import { holdNote, MODEL_SENTENCE, NOTE, withModel } from "./model-note.ts";
import { onDatabase } from "./subscription.ts";
import { expect, VIEW_TEXTS } from "./test.ts";

/* The engine's draft and the model's note, on an installation with a scripted model. */

const views = VIEW_TEXTS["pt-br"];
const { documentos, modelNote: words } = views;

// The tests share one installation and its script.
withModel.describe.configure({ mode: "default" });

const sentence = (page: Page, text: string) =>
  page.getByRole("tabpanel").getByRole("button", { name: new RegExp(text) });
const bar = (page: Page) => page.getByRole("progressbar", { name: words.progress });

const look = (page: Page, state: string): Promise<void> =>
  expectAccessible(page, { state, screenshots: "model-note" });

withModel("the draft shows at once, and the model's note replaces it", async ({ page, relato }) => {
  const { reply, release } = holdNote();
  relato.answerWith(reply);
  await openNewConsulta(page);
  await expect(page.getByText(words.draft, { exact: true })).toBeVisible();
  await expect(page.getByText(words.working)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await look(page, "working");
  release();
  await expect(sentence(page, MODEL_SENTENCE)).toBeVisible();
  await expect(page.getByText(words.draft, { exact: true })).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await look(page, "written");

  await press(page, words.choice.useDraft);
  await expect(page.getByText(words.choice.isDraft)).toBeVisible();
  await expect(sentence(page, MODEL_SENTENCE)).toBeHidden();
  await press(page, words.choice.useModel);
  await expect(sentence(page, MODEL_SENTENCE)).toBeVisible();
  await expect(page.getByRole("button", { name: documentos.versions(4) })).toBeVisible();
});

withModel("the doctor keeps the draft while the model writes", async ({ page, relato }) => {
  relato.answerWith({ kind: "hang" });
  const id = await openNewConsulta(page);
  await expect(bar(page)).toBeVisible();
  await press(page, words.keepDraft);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText(words.draft, { exact: true })).toBeHidden();
  expect(await readNote(page, id)).toMatchObject({ rewriting: null, current: { number: 1 } });
});

withModel(
  "an edit in progress and the model's note are both shown",
  async ({ page, relato, watch }) => {
    watch.allow(/409/);
    const { reply, release } = holdNote();
    relato.answerWith(reply);
    await openNewConsulta(page);
    await appendMarkdown(page, "Bebe café demais.");
    release();
    const conflict = page.getByRole("alert", { name: documentos.conflict.title });
    await expect(conflict).toBeVisible();
    await conflict.getByRole("button", { name: documentos.conflict.show }).click();
    const difference = page.getByRole("region", { name: documentos.conflict.difference });
    await expect(difference.getByRole("deletion").first()).toContainText("Cefaleia");
    await expect(difference.getByRole("insertion").last()).toContainText("Bebe café demais.");
    await conflict.getByRole("button", { name: documentos.conflict.apply }).click();
    await expect(page.getByText("Bebe café demais", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: documentos.versions(3) })).toBeVisible();
  },
);

withModel(
  "a saved version stays, and the model's note is proposed and accepted",
  async ({ page, relato }) => {
    const { reply, release } = holdNote();
    relato.answerWith(reply);
    await openNewConsulta(page);
    await appendMarkdown(page, "Bebe café demais.");
    await press(page, documentos.editor.save);
    await expect(page.getByText("Bebe café demais", { exact: true })).toBeVisible();
    await expect(page.getByText(words.proposalComes)).toBeVisible();
    release();
    const proposal = page.getByRole("alert", { name: words.proposal.title });
    await expect(proposal).toBeVisible();
    await expect(page.getByText("Bebe café demais", { exact: true })).toBeVisible();
    await press(page, words.proposal.show);
    const difference = page.getByRole("region", { name: words.proposal.difference });
    await expect(difference.getByRole("insertion").first()).toContainText("Cefaleia");
    await look(page, "proposal");
    await press(page, words.proposal.accept);
    await expect(sentence(page, MODEL_SENTENCE)).toBeVisible();
    await expect(proposal).toBeHidden();
    await expect(page.getByRole("button", { name: documentos.versions(3) })).toBeVisible();
  },
);

withModel(
  "signing while the model writes discards its note and says so",
  async ({ page, relato }) => {
    relato.answerWith({ kind: "hang" });
    await openNewConsulta(page);
    await expect(bar(page)).toBeVisible();
    await press(page, documentos.sign);
    await expect(page.getByText(words.signing.working)).toBeVisible();
    await press(page, documentos.signing.confirm);
    await expect(page.getByText(words.signed)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await press(page, words.dismiss);
    await expect(page.getByText(words.signed)).toBeHidden();
  },
);

withModel("a model that fails says why and can be retried", async ({ page, relato }) => {
  relato.answerWith({ kind: "status", status: 401 });
  await openNewConsulta(page);
  const { reason, remedy } = words.faults.MODEL_REFUSED;
  await expect(page.getByText(`${reason} ${words.kept} ${remedy}`)).toBeVisible();
  await expect(sentence(page, "penicilina").first()).toBeVisible();
  await look(page, "failed");
  relato.answerWith(NOTE);
  await press(page, words.retry);
  await expect(sentence(page, MODEL_SENTENCE)).toBeVisible();
  await expect(page.getByText(reason)).toBeHidden();
});

withModel(
  "the page lists what the verification removed and marks what it added",
  async ({ page, relato }) => {
    relato.answerWith(NOTE);
    const id = await openNewConsulta(page);
    await expect(sentence(page, MODEL_SENTENCE)).toBeVisible();
    const note = await readNote(page, id);
    const doctor = await readDoctorId(page);
    const { titulo, modelo_id, content, writer } = note.current!;
    const evidence = [{ turn: 3, start_ms: 0, end_ms: 0 }];
    const added = content.sections.map((section) => ({
      ...section,
      statements: section.statements.map((one) => ({ ...one, added: true as const })),
    }));
    const removed = [
      {
        heading: "Alergias",
        text: "Nega alergias medicamentosas",
        reasons: [{ kind: "negation" as const, detail: "penicilina" }],
        evidence,
        replaced_by: "Sou alérgica a penicilina",
      },
      {
        heading: "Conduta",
        text: "Amoxicilina 500 mg por sete dias",
        reasons: [{ kind: "drug" as const, detail: "amoxicilina" }],
        evidence: [],
      },
    ];
    await onDatabase(
      (db) =>
        withUser(db, doctor, (tx) =>
          insertVersion(tx, {
            ...{ documento_id: note.id, base: 2, titulo, modelo_id, made_by: "model" },
            ...{ author: null, author_name: null, change: "written" },
            writer: writer && {
              ...writer,
              duration_ms: 42_000,
              proof: { repaired: 1, replaced: 1, removed: 1, added: 2, flagged: 0 },
            },
            content: { ...content, sections: added, removed },
          }),
        ),
      relato.data,
    );
    await page.reload();
    await expect(sentence(page, MODEL_SENTENCE).getByText(words.added)).toBeVisible();
    const list = page.getByRole("group").filter({ hasText: words.removed.title(2) });
    const said = list.getByRole("button", { name: /Nega alergias/ });
    await expect(said).toBeHidden();
    // By the keyboard alone.
    await page.getByText(words.removed.title(2)).focus();
    await page.keyboard.press("Enter");
    await expect(list.getByText("Amoxicilina 500 mg por sete dias")).toBeVisible();
    await expect(list.getByText(words.removed.replaced("Sou alérgica a penicilina"))).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(said).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("region", { name: views.consulta.transcript }).locator("mark").first(),
    ).toContainText("penicilina");
    await expect(page.getByText(words.proof.removed(1))).toBeVisible();
    await look(page, "removed");
    const pdf = await page.request.get(`/api/documentos/${note.id}/pdf`);
    expect(pdf.status()).toBe(200);
  },
);

withModel("the settings name the configured model and switch it off", async ({ page, relato }) => {
  relato.answerWith(NOTE);
  await page.goto("/pt-br/dashboard?view=settings&tab=preferences");
  const section = page.getByRole("region", { name: words.settings.title });
  await expect(
    section.getByText(/^Modelo configurado: .*scripted\. Roda neste servidor/),
  ).toBeVisible();
  const [label] = views.configuracoes.switches.model_writes;
  const toggle = section.getByRole("switch", { name: label });
  await expect(toggle).toBeChecked();
  await expect(
    section.getByRole("switch", { name: views.configuracoes.switches.style_examples[0] }),
  ).not.toBeChecked();
  await look(page, "settings");
  const saved = page.waitForResponse("**/api/configuracoes/preferences");
  await toggle.click();
  await saved;
  const id = await openNewConsulta(page);
  expect((await readNote(page, id)).rewriting).toBeNull();
  await expect(page.getByText(words.draft, { exact: true })).toBeHidden();
});

withModel("a template's switch turns the model off for its notes", async ({ page, relato }) => {
  relato.answerWith(NOTE);
  await page.goto("/pt-br/dashboard?view=templates");
  const card = page.getByRole("article", { name: "Anamnese" }).first();
  const toggle = card.getByRole("checkbox", { name: words.template });
  await expect(toggle).toBeChecked();
  const saved = page.waitForResponse("**/settings");
  await toggle.click();
  await saved;
  await expect(toggle).not.toBeChecked();
  await look(page, "templates");
  const id = await openNewConsulta(page);
  expect((await readNote(page, id)).rewriting).toBeNull();
});
