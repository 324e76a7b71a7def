import { z } from "zod";
import { text, url } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

/** How doctors reach the people who help them. */
export const SUPPORT_VARIABLES = {
  SUPPORT_URL: variable({
    schema: url("http", "https").transform((value) => new URL(value).origin),
    about: "A Chatwoot server: its chat opens on a separate page; needs SUPPORT_TOKEN.",
  }),
  SUPPORT_TOKEN: variable({ schema: text, about: "The website token of its inbox." }),
  SUPPORT_HMAC: variable({
    schema: text,
    about: "That inbox's secret for identity validation; without it, identities are unproven.",
    secret: true,
  }),
  SUPPORT_EMAIL: variable({
    schema: z.email("must be an e-mail address"),
    about: "Shown in help, limits and errors where no chat of SUPPORT_URL is configured.",
  }),
} as const satisfies Record<string, Variable>;
