import { createInstallation, type Installation } from "../bench/parts/installation.ts";
import {
  type Reply,
  startScriptedModel,
} from "../server/providers/writer/testing/scripted-model.ts";
import { asDoctor } from "./test.ts";

/** An installation whose configured model is a scripted service on this machine. */
export interface ModelInstallation extends Installation {
  /** Sets what the model answers from now on, also to a repair request. */
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

/** A test on that installation as a new doctor. Each worker starts one installation. */
export const withModel = asDoctor.extend<object, { relato: ModelInstallation }>({
  relato: [
    // Playwright reads the needed fixtures from the first parameter.
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
