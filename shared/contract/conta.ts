import { z } from "zod";
import { route } from "./route.ts";

/**
 * The security of the signed-in account: password, sessions, two-step verification, passkeys. The
 * secrets in these responses (TOTP address, backup codes) are shown once.
 */
const password = z.string().max(1000);

export const changePassword = route({
  method: "POST",
  path: "/api/account/password",
  access: "doctor",
  scope: null,
  summary: "Change the password, end every other session and renew this session's cookie",
  body: z.object({ current_password: password, new_password: password }),
  response: z.object({ changed: z.literal(true) }),
  errors: [
    "PASSWORD_WRONG",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "PASSWORD_COMMON",
    "PASSWORD_PERSONAL",
    "ACCOUNT_REFUSED",
  ],
});

export const stepUp = route({
  method: "POST",
  path: "/api/account/step-up",
  access: "doctor",
  scope: null,
  summary: "Prove the password, which passkeys and two-step verification need recently",
  body: z.object({ password }),
  response: z.object({ proved: z.literal(true) }),
  errors: ["PASSWORD_WRONG", "ACCOUNT_REFUSED"],
});

/** A signed-in browser. */
export const openSessionSchema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** The session of this request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const listSessions = route({
  method: "GET",
  path: "/api/sessions",
  access: "doctor",
  scope: null,
  summary: "Where this account is signed in, newest first",
  response: z.object({ items: z.array(openSessionSchema) }),
  errors: [],
});

export const revokeSession = route({
  method: "DELETE",
  path: "/api/sessions/:id",
  access: "doctor",
  scope: null,
  summary: "End one session of this account",
  params: z.object({ id: z.uuid() }),
  response: z.object({ revoked: z.literal(true) }),
  errors: ["NOT_FOUND", "SESSION_NOT_FRESH"],
});

export const revokeOtherSessions = route({
  method: "POST",
  path: "/api/sessions/revoke-others",
  access: "doctor",
  scope: null,
  summary: "End every other session of this account",
  response: z.object({ revoked: z.int() }),
  errors: ["SESSION_NOT_FRESH"],
});

export const getTwoFactor = route({
  method: "GET",
  path: "/api/account/two-factor",
  access: "doctor",
  scope: null,
  summary: "Whether signing in asks for a second step",
  response: z.object({ enabled: z.boolean() }),
  errors: [],
});

export const startTwoFactor = route({
  method: "POST",
  path: "/api/account/two-factor",
  access: "doctor",
  scope: null,
  summary: "Start two-step verification: returns the authenticator's secret and backup codes",
  body: z.object({ password }),
  response: z.object({
    /** `otpauth://totp/…`, for a QR code. */
    totp_uri: z.string(),
    backup_codes: z.array(z.string()),
  }),
  errors: ["PASSWORD_WRONG", "TWO_FACTOR_ENABLED", "ACCOUNT_REFUSED"],
});

export const confirmTwoFactor = route({
  method: "POST",
  path: "/api/account/two-factor/confirm",
  access: "doctor",
  scope: null,
  summary: "Turn it on with the authenticator's first code",
  body: z.object({ code: z.string().max(40) }),
  response: z.object({ enabled: z.literal(true) }),
  errors: ["TWO_FACTOR_INVALID", "TWO_FACTOR_NOT_ENABLED", "SESSION_NOT_FRESH", "ACCOUNT_REFUSED"],
});

export const renewBackupCodes = route({
  method: "POST",
  path: "/api/account/two-factor/backup-codes",
  access: "doctor",
  scope: null,
  summary: "Create new backup codes; the old ones stop working",
  body: z.object({ password }),
  response: z.object({ backup_codes: z.array(z.string()) }),
  errors: ["PASSWORD_WRONG", "TWO_FACTOR_NOT_ENABLED", "ACCOUNT_REFUSED"],
});

export const stopTwoFactor = route({
  method: "POST",
  path: "/api/account/two-factor/disable",
  access: "doctor",
  scope: null,
  summary: "Turn two-step verification off",
  body: z.object({ password }),
  response: z.object({ enabled: z.literal(false) }),
  errors: ["PASSWORD_WRONG", "ACCOUNT_REFUSED"],
});
