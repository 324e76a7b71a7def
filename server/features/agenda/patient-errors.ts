import { isMissingReference } from "../../platform/database/failure.ts";
import { AppError } from "../../platform/http/errors.ts";

/**
 * Runs a write that refers to a patient. Another doctor's patient gives the same error as a missing
 * one, so that ids cannot be probed.
 * @throws AppError PACIENTE_NOT_FOUND
 */
export const withPatientErrors = async <T>(write: PromiseLike<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (isMissingReference(error))
      throw new AppError("PACIENTE_NOT_FOUND", { field: "paciente_id" });
    throw error;
  }
};
