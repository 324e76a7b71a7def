import type { ModelFault, WriterStamp } from "@relato/shared/domain/document.ts";
import { ModelFaultError } from "./language-model.ts";
import type { ModelWriter } from "./writer.ts";

/** The cost and result of one run of a model. Contains nothing of the visit. */
export interface ModelRun {
  provider: string;
  model: string;
  input_tokens: number;
  output_tokens: number;
  duration_ms: number;
  fault: ModelFault | null;
  proof: WriterStamp["proof"] | null;
}

/** Must not throw. */
export type OnModelRun = (run: ModelRun) => void;

/** Reports each run of a model, also a failed one. A run that was aborted is not reported. */
export const withRunReport =
  (onRun: OnModelRun) =>
  (writer: ModelWriter): ModelWriter => ({
    ...writer,
    write: async (consultation, options) => {
      const started = performance.now();
      const [provider = "", ...model] = writer.name.split("/");
      const report = (run: Omit<ModelRun, "provider" | "model" | "duration_ms">): void =>
        onRun({
          provider,
          model: model.join("/"),
          duration_ms: Math.round(performance.now() - started),
          ...run,
        });
      try {
        const result = await writer.write(consultation, options);
        const { usage, proof } = result.writer;
        report({ ...(usage ?? NO_USAGE), fault: null, proof: proof ?? null });
        return result;
      } catch (error) {
        if (error instanceof ModelFaultError)
          report({ ...(error.usage ?? NO_USAGE), fault: error.fault, proof: null });
        throw error;
      }
    },
  });

const NO_USAGE = { input_tokens: 0, output_tokens: 0 };
