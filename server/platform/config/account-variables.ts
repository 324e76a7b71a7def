import { resolve } from "node:path";
import { SIGNUP_MODES } from "@relato/shared/contract/invitations.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import { z } from "zod";
import { isPrivateHost } from "./private-host.ts";
import { text, whole } from "./schemas.ts";
import { type Env, variable } from "./variable.ts";

/** Whether only this machine or a private network reaches the address that people type. */
const isLocal = ({ BASE_URL }: Env): boolean =>
  !BASE_URL ||
  (URL.canParse(BASE_URL) &&
    (isLoopback(BASE_URL) || isPrivateHost(new URL(BASE_URL).hostname.replace(/^\[|\]$/g, ""))));

/** Sign-up, passwords and sessions. */
export const ACCOUNT_VARIABLES = {
  SIGNUP: variable({
    schema: z.enum(SIGNUP_MODES, { error: "must be open, invite or closed" }),
    initial: (env: Env) => (isLocal(env) ? "open" : "invite"),
    shown: "open; invite if BASE_URL is public",
    about: "Who may create an account: anyone, invited people, or those the command line invites.",
  }),
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
