import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "../../platform/http/errors.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";

/** Whether the engine failed on this text. Otherwise it is busy or shutting down. */
export const isTextFault = ({ code }: EngineError): boolean =>
  code === "TIMEOUT" || code === "CRASHED";

export const engineErrorCode = (error: EngineError): ErrorCode =>
  isTextFault(error) ? "ENGINE_FAILED" : "UNAVAILABLE";

/** @throws AppError ENGINE_FAILED, UNAVAILABLE in place of an EngineError of `work` */
export const withEngineRefusal = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new AppError(engineErrorCode(error));
  }
};
