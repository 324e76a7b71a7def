import { resolve } from "node:path";
import { z } from "zod";
import { text, whole } from "./schemas.ts";
import { variable } from "./variable.ts";

/** Passwords and sessions. */
export const ACCOUNT_VARIABLES = {
  COMMON_PASSWORDS: variable({
    schema: text.transform((value) => (value === "none" ? value : resolve(value))),
    shown: "the NCSC's 100,000",
    about: "File of passwords to refuse, made by tools/common-passwords.ts; none refuses none.",
  }),
  SECOND_STEP: variable({
    schema: z.enum(["optional", "required"], { error: "must be optional or required" }),
    initial: "optional",
    about: "With required, an account without two-step verification reaches only its settings.",
  }),
  SESSION_IDLE_HOURS: variable({
    schema: whole(1, 720),
    initial: "12",
    about: "Hours without a request or an open page after which a session ends.",
  }),
  SESSION_MAX_DAYS: variable({
    schema: whole(1, 365),
    initial: "30",
    about: "Days after the sign-in at which a session ends in any case.",
  }),
  STEP_UP_MINUTES: variable({
    schema: whole(1, 1440),
    initial: "15",
    about: "Minutes after a sign-in or password in which passkeys and second steps may change.",
  }),
} as const;
