import { MODEL_FAULTS, type ModelFault } from "@relato/shared/domain/document.ts";
import type { PoolError } from "../../../platform/processes/pool-error.ts";
import { ModelFaultError } from "../language-model.ts";

/**
 * Converts an error of the child process. `killsBefore` and `killsAfter`: results of
 * `countMemoryKills` before and after the request. If Linux killed a process for its memory in
 * between, a crashed child counts as that process.
 */
export const childFault = (
  error: PoolError,
  killsBefore: number | null,
  killsAfter: number | null,
): ModelFaultError => {
  const own = MODEL_FAULTS.find((fault) => fault === error.code);
  const fault = own ?? poolFault(error.code, (killsAfter ?? 0) > (killsBefore ?? 0));
  return new ModelFaultError(fault, undefined, { cause: error });
};

const poolFault = (code: string, isMemoryKill: boolean): ModelFault => {
  if (code === "TIMEOUT") return "MODEL_STALLED";
  if (code !== "CRASHED") return "MODEL_FAILED";
  return isMemoryKill ? "MODEL_OUT_OF_MEMORY" : "MODEL_CRASHED";
};
