import { type Channel, CHANNELS } from "@relato/shared/domain/notices.ts";
import type { Config } from "../../platform/config/config.ts";
import { type AutomationConfig, createAutomation } from "../../providers/automation/create.ts";
import { deliveryOf } from "../services/delivery.ts";

/** The channels whose notices leave this server. Those of the others go to its outbox. */
export const sendingChannels = (
  config: Pick<Config, "smtp_url" | "whatsapp_token"> & AutomationConfig,
): readonly Channel[] => {
  if (createAutomation(config, "appointment-notification") !== null) return CHANNELS;
  const { mail, whatsapp } = deliveryOf(config);
  const sends: Record<Channel, boolean> = { email: mail, whatsapp };
  return CHANNELS.filter((channel) => sends[channel]);
};
