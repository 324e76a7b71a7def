import type { Consultation } from "@relato/scribe/types.ts";
import { writeConsultation } from "@relato/scribe/write.ts";
import type { ModelFault } from "@relato/shared/domain/document.ts";
import { createLog } from "../platform/audit/log.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { createEngine } from "../providers/engine/engine.ts";
import { createFindModelWriter } from "../providers/writer/create.ts";
import { createEngineWriter } from "../providers/writer/engine.ts";
import { withFallback } from "../providers/writer/fallback.ts";
import { type LanguageModel, ModelFaultError } from "../providers/writer/language-model.ts";
import type { ModelWriter, WriterResult } from "../providers/writer/writer.ts";
import type { Progress } from "./progress.ts";

/** Messages for the user when a model gave no note. */
const FAULTS: Record<ModelFault, string> = {
  MODEL_TIMEOUT: "it took longer than WRITER_TIMEOUT_S",
  MODEL_STALLED: "it stopped answering",
  MODEL_UNREACHABLE: "its service cannot be reached",
  MODEL_REFUSED: "its service refused the request",
  MODEL_ANSWER_INVALID: "its answer was no note",
  MODEL_ANSWER_EMPTY: "its note was empty",
  MODEL_ANSWER_TOO_LONG: "its answer did not end",
  MODEL_WRONG_LANGUAGE: "its note was in another language",
  MODEL_VISIT_TOO_LONG: "the visit is longer than it can read",
  MODEL_UNCHECKED: "its note could not be checked",
  MODEL_NOT_INSTALLED: "it is not installed (npm run -s relato -- writer install)",
  MODEL_MACHINE_TOO_SMALL: "this machine is too small for it",
  MODEL_OUT_OF_MEMORY: "it ran out of memory",
  MODEL_CRASHED: "its process crashed",
  MODEL_FAILED: "it failed",
};

export interface OpenWriter {
  /**
   * `id` names the consultation in the progress.
   * @throws EngineError if the engine fails
   */
  write(id: string, consultation: Consultation): Promise<WriterResult>;
  close(): Promise<void>;
}

/**
 * Opens the writer of the command line: the configured model with the engine as fallback, or the
 * engine alone.
 * @throws ConfigError if the environment is invalid
 */
export const openWriter = async (
  isEngineForced: boolean,
  progress: Progress,
): Promise<OpenWriter> => {
  const config = isEngineForced ? null : readEnvironment();
  if (config === null || config.writer_model === undefined) return openEngine();
  const engine = createEngine({ processes: 1 });
  const models: LanguageModel[] = [];
  const model = await createFindModelWriter(config, engine, {
    onOpen: (opened) => models.push(opened),
  })();
  if (model === null) return openEngine();
  return {
    write: async (id, consultation) => {
      const writer = withFallback(
        withFaultMessages(model, id, progress),
        createEngineWriter(engine),
        createLog("silent"),
      );
      progress.show(`${id}: ${model.name} writes`);
      const result = await writer.write(consultation, {
        onProgress: ({ step, share }) =>
          progress.show(`${id}: ${model.name}: ${step}`, `${Math.round(share * 100)} %`),
      });
      progress.clear();
      return result;
    },
    close: async () => {
      await Promise.all(models.map((opened) => opened.close()));
      await engine.close();
    },
  };
};

/** The engine in this process. There are no other requests that it could block. */
const openEngine = (): OpenWriter => {
  const writer = createEngineWriter({
    write: async (consultation) => writeConsultation(consultation),
  });
  return { write: (_id, consultation) => writer.write(consultation, {}), close: async () => {} };
};

const withFaultMessages = (model: ModelWriter, id: string, { say }: Progress): ModelWriter => ({
  ...model,
  write: async (consultation, options) => {
    try {
      return await model.write(consultation, options);
    } catch (error) {
      if (error instanceof ModelFaultError)
        say(
          `${id}: ${model.name} gave no note, because ${FAULTS[error.fault]} ` +
            `(${error.message}); the engine writes`,
        );
      throw error;
    }
  },
});
