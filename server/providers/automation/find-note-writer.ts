import type { FindModelWriter } from "../writer/create.ts";
import { type AutomationConfig, createAutomation } from "./create.ts";

/** What writes notes beside the engine: the automation, else a language model. */
interface NoteWriter {
  name: string;
  /** Whether the transcript stays on this machine. */
  is_local: boolean;
  /** The automation also gets the recording. */
  is_automation: boolean;
}

/** Null if only the engine writes. */
export const findNoteWriter = async ({
  config,
  findModelWriter,
}: {
  config: AutomationConfig;
  findModelWriter: FindModelWriter;
}): Promise<NoteWriter | null> => {
  const automation = createAutomation(config, "process-consultation");
  if (automation !== null) return { name: automation.host, is_local: false, is_automation: true };
  const model = await findModelWriter();
  return model && { name: model.name, is_local: model.is_local, is_automation: false };
};
