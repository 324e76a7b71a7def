import { type AutomationConfig, createAutomation } from "../automation/create.ts";
import type { FindModelWriter } from "../writer/create.ts";
import type { Assistant, FindAssistant } from "./assistant.ts";

/**
 * Finds the assistant: the webhook of AUTOMATION_URL, else the model that writes documents. Null if
 * neither is configured.
 */
export const createFindAssistant =
  (config: AutomationConfig, findModelWriter: FindModelWriter): FindAssistant =>
  async (): Promise<Assistant | null> => {
    const automation = createAutomation(config, "chatzello");
    if (automation !== null) {
      const { createWebhookAssistant } = await import("./webhook-assistant.ts");
      return createWebhookAssistant(automation);
    }
    const writer = await findModelWriter();
    if (!writer?.ask) return null;
    const { createModelAssistant } = await import("./model-assistant.ts");
    return createModelAssistant({ name: writer.name, ask: writer.ask });
  };
