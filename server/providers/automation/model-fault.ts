import type { ModelFault } from "@relato/shared/domain/document.ts";
import { ModelFaultError } from "../writer/language-model.ts";
import { AutomationError, type AutomationFault } from "./automation.ts";

const FAULTS: Record<AutomationFault, ModelFault> = {
  timeout: "MODEL_TIMEOUT",
  unreachable: "MODEL_UNREACHABLE",
  refused: "MODEL_REFUSED",
  invalid: "MODEL_ANSWER_INVALID",
  too_long: "MODEL_ANSWER_TOO_LONG",
};

/** A failed call as the fault of a model; another error unchanged. */
export const toModelFault = (error: unknown): unknown =>
  error instanceof AutomationError
    ? new ModelFaultError(FAULTS[error.fault], error.message, { cause: error })
    : error;
