import type { Config } from "../../platform/config/config.ts";
import type { FindModelWriter } from "../writer/create.ts";
import type { Assistant, FindAssistant } from "./assistant.ts";

type AssistantConfig = Pick<Config, "automation_url" | "automation_secret">;

/**
 * Finds the assistant: the webhook of AUTOMATION_URL, else the model that writes documents. Null if
 * neither is configured.
 */
export const createFindAssistant =
  (config: AssistantConfig, findModelWriter: FindModelWriter): FindAssistant =>
  async (): Promise<Assistant | null> => {
    const { automation_url: url, automation_secret: secret } = config;
    if (url !== undefined) {
      const { createWebhookAssistant } = await import("./webhook-assistant.ts");
      return createWebhookAssistant({ url, secret });
    }
    const writer = await findModelWriter();
    if (!writer?.ask) return null;
    const { createModelAssistant } = await import("./model-assistant.ts");
    return createModelAssistant({ name: writer.name, ask: writer.ask });
  };
