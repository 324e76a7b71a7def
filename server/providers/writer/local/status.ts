import type { ModelFileFault } from "../../../platform/model-files/model-folder.ts";

/** Why a local model cannot write. */
export type MissingReason =
  | ModelFileFault
  | "RUNTIME_MISSING"
  | "RUNTIME_FAILED"
  | "MACHINE_TOO_SMALL";

/** Whether a local model can write now. */
export type LocalModelStatus =
  | { state: "installed"; model: string }
  | {
      state: "downloading";
      model: string;
      part: "runtime" | "model";
      done_bytes: number;
      /** 0 while it is not known. */
      total_bytes: number;
    }
  | { state: "missing"; model: string; reason: MissingReason };
