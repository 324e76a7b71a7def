import { randomUUID } from "node:crypto";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { AxeBuilder } from "@axe-core/playwright";
import { devices, type Page } from "@playwright/test";
import { openConsulta, pasteConsulta, playerOf, transcriptOf, whenDone } from "./consulta-page.ts";
import { expectSent, fillSetup } from "./new-consultation.ts";
import { asDoctor, expect, newEmail, ptBr, signUpByApi } from "./test.ts";

const words = ptBrViews.consulta;

/** Three seconds in which nothing is said, as WAV. */
const silence = (): Buffer => {
  const samples = 48_000;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(16_000, 24);
  wav.writeUInt32LE(32_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples * 2, 40);
  return wav;
};

asDoctor(
  "while it is processed, the page says what is done, plays the sound, and becomes the document by itself",
  async ({ page }) => {
    // Two are worked on at once: the third waits, with its recording.
    const make = async (language: string): Promise<string> => {
      const made = await page.request.post("/api/consultas/example", { data: { language } });
      return ((await made.json()) as { id: string }).id;
    };
    await make("en-US");
    await make("es");
    const id = await make("pt-BR");
    await openConsulta(page, { id });
    const processing = page.getByRole("region", { name: words.processing });
    await expect(processing).toBeVisible();
    const steps = processing
      .getByRole("list", { name: ptBr.consultas.progress })
      .getByRole("listitem");
    await expect(steps).toHaveText(
      [
        ptBr.consultas.step.received,
        ptBr.consultas.step.transcribing,
        ptBr.consultas.step.writing,
        ptBr.consultas.step.checking,
      ].map((step) => new RegExp(step)),
    );
    // The header says the step in words; what it says is gathered, since some of it is there for a moment.
    const header = page.getByRole("main").locator("header").first();
    await expect(header).toContainText(ptBr.consultas.step.received);
    await header.evaluate((element) => {
      const said = new Set<string>();
      Object.assign(globalThis, { said });
      new MutationObserver(() => said.add(element.textContent)).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await page.getByRole("slider", { name: words.player.seek }).fill("5000");
    await page.keyboard.press("Alt+KeyK");
    await expect(playerOf(page).getByRole("button", { name: words.player.pause })).toBeVisible();
    await expect(page.getByRole("tab", { name: words.anamnesis })).toBeVisible({ timeout: 90_000 });
    await expect(processing).toHaveCount(0);
    await expect(
      page
        .getByRole("banner")
        .or(page.getByRole("main"))
        .getByText(ptBr.consultas.status.Concluído, { exact: true })
        .first(),
    ).toBeVisible();
    const said = await page.evaluate(() =>
      [...(globalThis as unknown as { said: Set<string> }).said].join("\n"),
    );
    const { step, transcribed } = ptBr.consultas;
    expect(said).toMatch(
      new RegExp(
        `${step.transcribing}: ${transcribed(String.raw`\d+:\d\d`, String.raw`\d+:\d\d`)}`,
      ),
    );
    expect(said).not.toContain("%");
    // The sound went on through it all.
    await expect(playerOf(page)).toBeVisible();
  },
);

asDoctor("a failed one says why, keeps its recording, and is tried again", async ({ page }) => {
  await page.goto("/pt-br/dashboard");
  await fillSetup(page);
  await page.getByLabel(ptBr.home.ways.file).check({ force: true });
  await page
    .getByLabel(ptBr.home.file.choose)
    .setInputFiles({ name: "silencio.wav", mimeType: "audio/wav", buffer: silence() });
  await page.getByRole("button", { name: ptBr.home.save }).click();
  await expectSent(page);
  const list = (await (await page.request.get("/api/consultas")).json()) as {
    items: { id: string }[];
  };
  const id = list.items[0]?.id ?? "";
  expect((await whenDone(page, id)).status).toBe("Erro");
  await openConsulta(page, { id });
  const failed = page.getByRole("region", { name: words.failedTitle });
  await expect(failed.getByText(ptBr.errors.AUDIO_SILENT)).toBeVisible();
  await expect(failed.getByText(words.failedDetail)).toBeVisible();
  await expect(transcriptOf(page).getByText(words.noTranscriptLeft)).toBeVisible();
  await expect(playerOf(page)).toBeVisible();
  const retried = page.waitForResponse(/\/retry$/);
  await failed.getByRole("button", { name: "Tentar novamente" }).click();
  expect((await retried).status()).toBe(202);
  expect((await whenDone(page, id)).gravacao_id).not.toBeNull();
  await expect(failed).toBeVisible();
  await expect(playerOf(page)).toBeVisible();
});

asDoctor(
  "a patient who was put away still has a name here, and the way to the record",
  async ({ page }) => {
    const paciente_id = randomUUID();
    const made = await page.request.post("/api/pacientes", {
      data: {
        id: paciente_id,
        nome: "Maria das Dores",
        email: "",
        telefone: "",
        whatsapp: "",
        sexo: "",
        data_nascimento: "",
        documento: "",
        endereco: "",
      },
    });
    expect(made.status()).toBe(201);
    const { id: patient } = (await made.json()) as { id: string };
    const consulta = await pasteConsulta(page, "Paciente: Tenho tosse.", { paciente_id: patient });
    expect((await page.request.delete(`/api/pacientes/${patient}`)).status()).toBe(200);
    await openConsulta(page, consulta);
    await expect(page.getByText(words.archived, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Maria das Dores" }).click();
    await expect(page).toHaveURL(new RegExp(`view=patients&id=${patient}`));
  },
);

asDoctor(
  "a typed one has no player, says so, and its empty parts say that they are empty",
  async ({ page }) => {
    await openConsulta(page, await pasteConsulta(page, "Paciente: Bom dia."), "#analysis");
    await expect(playerOf(page)).toHaveCount(0);
    await expect(transcriptOf(page).getByText(words.typed)).toBeVisible();
    const panel = page.getByRole("tabpanel", { name: words.analysis });
    for (const title of [words.symptoms, words.hypotheses, words.nextSteps])
      await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel.getByText(words.nothing)).not.toHaveCount(0);
  },
);

asDoctor(
  "the analysis shows what was voiced, each to its words, under the notice",
  async ({ page }) => {
    const consulta = await pasteConsulta(
      page,
      [
        "Médico: O que a senhora sente?",
        "Paciente: Dor de garganta forte há três dias, com febre.",
        "Médico: Parece uma amigdalite.",
        "Médico: Vou pedir um hemograma e a senhora volta em duas semanas.",
      ].join("\n"),
    );
    await openConsulta(page, consulta, "#analysis");
    await expect(page.getByText(words.aid)).toBeVisible();
    const analysis = consulta.documento_gerado.written?.analysis;
    const panel = page.getByRole("tabpanel", { name: words.analysis });
    for (const { text } of [...(analysis?.symptoms ?? []), ...(analysis?.next_steps ?? [])])
      await expect(panel.getByText(text).first()).toBeVisible();
    expect(analysis?.hypotheses.length).toBeGreaterThan(0);
    for (const { name, confidence, justification } of analysis?.hypotheses ?? []) {
      const item = panel
        .getByRole("listitem")
        .filter({ hasText: name })
        .filter({ hasText: justification });
      await expect(item.getByText(words.confidence(words.confidenceOf[confidence]))).toBeVisible();
      await item.getByRole("button", { name: words.show }).first().click();
      await expect(transcriptOf(page).locator("mark").first()).toBeVisible();
    }
  },
);

asDoctor(
  "another doctor's is not found, as is one that there is not, and the way leads back",
  async ({ page, context, watch }) => {
    watch.allow(/status of 404/);
    const consulta = await pasteConsulta(page, "Paciente: Tenho tosse.");
    await context.clearCookies();
    await signUpByApi(page, newEmail());
    for (const id of [consulta.id, randomUUID(), "nada"]) {
      await page.goto(`/pt-br/consultas/${id}`);
      await expect(page.getByRole("heading", { name: "Consulta não encontrada" })).toBeVisible();
      await expect(page.getByText("tosse")).toHaveCount(0);
    }
    await page.getByRole("link", { name: words.backToDashboard }).click();
    await expect(page).toHaveURL(/\/pt-br\/dashboard$/);
  },
);

asDoctor("one that cannot be loaded says why, and is asked for again", async ({ page, watch }) => {
  watch.allow(/ERR_|Failed to load resource/);
  const consulta = await pasteConsulta(page, "Paciente: Tenho tosse.");
  await page.route(`**/api/consultas/${consulta.id}`, (route) => route.abort());
  await page.goto(`/pt-br/consultas/${consulta.id}`);
  const failed = page.getByRole("alert").filter({ hasText: ptBr.failures.network });
  await expect(failed).toBeVisible();
  await page.unroute(`**/api/consultas/${consulta.id}`);
  await failed.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("tab", { name: words.anamnesis })).toBeVisible();
});

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const violations = async (page: Page): Promise<unknown> => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
};

for (const [name, viewport] of Object.entries({
  phone: devices["Pixel 7"].viewport,
  desktop: { width: 1280, height: 800 },
}))
  for (const colorScheme of ["light", "dark"] as const)
    asDoctor(
      `its tabs, editor and faces are accessible on a ${name} in the ${colorScheme}`,
      async ({ page, watch }) => {
        watch.allow(/status of 404/);
        await page.emulateMedia({ colorScheme });
        const tall = { width: viewport.width, height: 4000 };
        await page.setViewportSize(tall);
        const consulta = await pasteConsulta(
          page,
          "Médico: Tem dor?\nPaciente: Tenho dor de cabeça há três dias.",
        );
        for (const tab of ["analysis", "documents", "transcript"]) {
          await openConsulta(page, consulta, `#${tab}`);
          await expect(page.getByRole("tabpanel")).toBeVisible();
          expect(await violations(page), tab).toEqual([]);
          await page.goto("about:blank");
        }
        await openConsulta(page, consulta, "#transcript");
        await page.getByRole("button", { name: words.correcting.turn("2"), exact: true }).click();
        await page.getByLabel(words.correcting.speaker).selectOption("acompanhante");
        await page.getByRole("searchbox", { name: words.find.label }).fill("dor");
        await expect(page.getByText(words.find.count(1, "2"))).toBeVisible();
        expect(await violations(page), "editor").toEqual([]);
        await page.goto(`/pt-br/consultas/${randomUUID()}`);
        await expect(page.getByRole("heading", { name: "Consulta não encontrada" })).toBeVisible();
        expect(await violations(page), "not found").toEqual([]);
      },
    );
