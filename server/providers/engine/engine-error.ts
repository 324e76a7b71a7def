import type { PoolFault } from "../../platform/processes/pool-error.ts";

/**
 * Why the engine gave no result. The message is the code, so it quotes nothing of the consultation.
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: PoolFault;
  constructor(code: PoolFault, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
