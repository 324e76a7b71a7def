import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "../../platform/http/errors.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";

/** Whether the engine failed at this very text; otherwise it had too much to do, or the server stops. */
export const isTextFault = ({ code }: EngineError): boolean =>
  code === "TIMEOUT" || code === "CRASHED";

export const engineErrorCode = (error: EngineError): ErrorCode =>
  isTextFault(error) ? "ENGINE_FAILED" : "UNAVAILABLE";

/** `work`, with an engine's failure as the error that its caller is shown. @throws AppError ENGINE_FAILED, UNAVAILABLE */
export const withEngineRefusal = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new AppError(engineErrorCode(error));
  }
};
