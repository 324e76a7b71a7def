import { addresses, list, text, url } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

/** The calls of AUTOMATION_URL, by their paths; `report_mask` is an intent of `chatzello`. */
const AUTOMATION_CALLS = [
  "chatzello",
  "report_mask",
  "support",
  "appointment-notification",
  "process-consultation",
] as const;
export type AutomationCall = (typeof AUTOMATION_CALLS)[number];

/** The webhooks of an automation tool (specification 7.5). */
export const AUTOMATION_VARIABLES = {
  AUTOMATION_URL: variable({
    schema: url("http", "https"),
    about: "Base URL of automation webhooks (docs/automation.md): https, or a private address.",
  }),
  AUTOMATION_SECRET: variable({
    schema: text,
    about: "Sent to them as Authorization: Bearer.",
    secret: true,
  }),
  AUTOMATION_CALLS: variable({
    schema: list(AUTOMATION_CALLS),
    initial: AUTOMATION_CALLS.join(","),
    about: "The calls that its workflows answer, by commas.",
  }),
  WEBHOOK_ALLOW: variable({
    schema: addresses,
    initial: "",
    about: "Private addresses or CIDR ranges that doctors' webhooks and calendars may reach.",
  }),
} as const satisfies Record<string, Variable>;
