import { text, url } from "./schemas.ts";
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
} as const satisfies Record<string, Variable>;
