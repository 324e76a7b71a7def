import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { createInstallation, type Installation } from "../bench/parts/installation.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { type Reply, startScriptedModel } from "../server/providers/writer/scripted-model.ts";
import { asDoctor, expect } from "./test.ts";

/** An installation whose configured model is a scripted service on this machine. */
export interface ModelInstallation extends Installation {
  /** What the model answers from now on, also to a repair request. */
  answerWith(reply: Reply): void;
}

const startInstallation = async (): Promise<ModelInstallation> => {
  const script: Reply[] = [];
  const service = await startScriptedModel(script);
  const relato = await createInstallation({
    WRITER_MODEL: "scripted",
    WRITER_URL: service.url,
    LOG_LEVEL: "warn",
  });
  relato.start("server");
  await relato.ready();
  return {
    ...relato,
    answerWith: (reply) => {
      script[0] = reply;
    },
    remove: async () => {
      await service.close();
      await relato.remove();
    },
  };
};

/** A test on that installation, as a new doctor; one installation a worker. */
export const withModel = asDoctor.extend<object, { relato: ModelInstallation }>({
  relato: [
    // Playwright reads which fixtures are needed from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const relato = await startInstallation();
      await use(relato);
      await relato.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ relato }, use) => use(relato.url),
});

const TALK = [
  "Médico: O que traz a senhora aqui?",
  "Paciente: Tenho dor de cabeça há três dias. Não tive febre.",
  "Médico: Alguma alergia?",
  "Paciente: Sou alérgica a penicilina.",
  "Médico: Vou receitar dipirona 500 mg, um comprimido de seis em seis horas.",
].join("\n");

/** A sentence of the model's note that the engine does not write. */
export const MODEL_SENTENCE = "Cefaleia há três dias, sem febre";
export const NOTE: Reply = {
  kind: "text",
  text: JSON.stringify({
    sections: [
      {
        heading: "Queixa principal",
        statements: [{ text: `${MODEL_SENTENCE}.`, turns: [1] }],
      },
      {
        heading: "Alergias",
        statements: [{ text: "Alergia a penicilina, referida pela paciente.", turns: [3] }],
      },
      {
        heading: "Conduta",
        statements: [{ text: "Dipirona 500 mg, um comprimido de seis em seis horas.", turns: [4] }],
      },
    ],
  }),
};

/** A model that answers with NOTE once `release` is called. */
export const holdNote = (): { reply: Reply; release: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reply: { kind: "held", until: promise, reply: NOTE }, release: resolve };
};

/** A consultation whose engine's draft is on the page. Returns its id. */
export const openDraft = async (page: Page): Promise<string> => {
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
  await expect(page.getByRole("button", { name: "Editar", exact: true })).toBeVisible({
    timeout: 60_000,
  });
  return id;
};

/** The anamnesis as the server has it. */
export const readNote = async (page: Page, consultaId: string): Promise<Documento> => {
  const answer = await page.request.get(`/api/consultas/${consultaId}/documentos`);
  const { items } = (await answer.json()) as { items: Documento[] };
  const [note] = items;
  if (note === undefined) throw new Error("the consultation has no documents");
  return note;
};
