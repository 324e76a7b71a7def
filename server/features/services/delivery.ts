import type { Config } from "../../platform/config/config.ts";

/** Whether mails and WhatsApp messages leave the server. Otherwise they go to its outbox. */
export const deliveryOf = ({
  smtp_url,
  whatsapp_token,
}: Pick<Config, "smtp_url" | "whatsapp_token">): { mail: boolean; whatsapp: boolean } => ({
  mail: smtp_url !== undefined,
  whatsapp: whatsapp_token !== undefined,
});
