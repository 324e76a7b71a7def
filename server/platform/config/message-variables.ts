import { text, url } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

/** Mail and WhatsApp. */
export const MESSAGE_VARIABLES = {
  SMTP_URL: variable({
    schema: url("smtp", "smtps"),
    about:
      "Mail server; elsewhere needs TLS or ?ignoreTLS=true; without one, DATA_DIR has an outbox.",
    secret: true,
  }),
  MAIL_FROM: variable({
    schema: text,
    initial: "Relato <relato@localhost>",
    about: "Sender of the mail.",
  }),
  WHATSAPP_TOKEN: variable({
    schema: text,
    about: "Token of the WhatsApp Cloud API; without it, DATA_DIR has an outbox for messages.",
    secret: true,
  }),
  WHATSAPP_PHONE_ID: variable({
    schema: text,
    about: "The sending number's id there (not the number).",
  }),
  WHATSAPP_APP_SECRET: variable({
    schema: text,
    about: "That app's secret; it verifies delivery reports, which are ignored without it.",
    secret: true,
  }),
  WHATSAPP_VERIFY_TOKEN: variable({
    schema: text,
    about: "Any text, entered there with BASE_URL/api/whatsapp/webhook.",
    secret: true,
  }),
  WHATSAPP_URL: variable({
    schema: url("http", "https").transform((value) => value.replace(/(?<!\/)\/+$/, "")),
    initial: "https://graph.facebook.com/v23.0",
    about: "That API's base URL, with its version.",
  }),
  WHATSAPP_TEMPLATES: variable({
    schema: text.regex(/^[a-z0-9_]+$/, "must be small letters, digits and underscores"),
    initial: "relato_",
    about: "Prefix of its templates' names; docs/whatsapp.md has their texts.",
  }),
} as const satisfies Record<string, Variable>;
