import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { createCloudWhatsapp } from "./cloud.ts";
import { createOutboxWhatsapp } from "./outbox.ts";
import type { WhatsappProvider } from "./whatsapp.ts";

/** The Cloud API if WHATSAPP_TOKEN is set, else the outbox in DATA_DIR. */
export const createWhatsapp = async (
  config: Pick<
    Config,
    "data_dir" | "whatsapp_token" | "whatsapp_phone_id" | "whatsapp_url" | "whatsapp_templates"
  >,
): Promise<WhatsappProvider> =>
  config.whatsapp_token === undefined || config.whatsapp_phone_id === undefined
    ? createOutboxWhatsapp(join(config.data_dir, "outbox-whatsapp"))
    : createCloudWhatsapp({
        url: config.whatsapp_url,
        token: config.whatsapp_token,
        phone_id: config.whatsapp_phone_id,
        prefix: config.whatsapp_templates,
      });
