import { addresses, text, url } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

/** The webhooks of an automation tool (specification 7.5). */
export const AUTOMATION_VARIABLES = {
  AUTOMATION_URL: variable({
    schema: url("http", "https"),
    about: "Base URL of webhooks; its /chatzello gets the assistant's questions with passages.",
  }),
  AUTOMATION_SECRET: variable({
    schema: text,
    about: "Sent to them as Authorization: Bearer.",
    secret: true,
  }),
  WEBHOOK_ALLOW: variable({
    schema: addresses,
    initial: "",
    about: "Private addresses or CIDR ranges that doctors' webhooks may reach, by commas.",
  }),
} as const satisfies Record<string, Variable>;
