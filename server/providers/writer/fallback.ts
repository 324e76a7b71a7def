import type { Log } from "../../platform/audit/log.ts";
import { ModelFaultError } from "./language-model.ts";
import type { Writer } from "./writer.ts";

/**
 * Writes with the model, and with the engine if the model fails. `fallback_reason` names the fault.
 */
export const withFallback = (model: Writer, engine: Writer, log: Log): Writer => ({
  name: model.name,
  reachable: () => model.reachable(),
  write: async (consultation, options) => {
    try {
      return await model.write(consultation, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof ModelFaultError)) throw error;
      const { fault, detail } = error;
      log.warn({ writer: model.name, fault, detail }, "model failed, the engine writes");
      const result = await engine.write(consultation, options);
      return { ...result, writer: { ...result.writer, fallback_reason: fault } };
    }
  },
});
