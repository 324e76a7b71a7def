import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { LAUNCH_VIEWS } from "../domain/launch.ts";
import { route } from "./route.ts";

/** Password length (specification 5). The maximum limits the cost of hashing. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;

/** `user_metadata.role` of the specification. Only `admin` grants rights. */
export const ROLES = ["doctor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in user. */
export const sessionSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
  }),
});
export type Session = z.infer<typeof sessionSchema>;

export const getSession = route({
  method: "GET",
  path: "/api/session",
  access: "doctor",
  scope: null,
  summary: "The signed-in user; 401 without a session",
  response: sessionSchema.extend({
    /** Of a session that an API key launched: the one patient it may see. */
    launch: z.object({ paciente_id: z.uuid(), view: z.enum(LAUNCH_VIEWS) }).optional(),
  }),
  launched: true,
  errors: [],
});

/** Language of later e-mails. Defaults to the language of the pages last read, else Portuguese. */
const locale = z.enum(LOCALES).optional();
const email = z.string().max(320);
const password = z.string().max(1000);

/**
 * Sign-in, sign-up and sign-out, implemented by better-auth. Responses set its session cookie
 * (httpOnly, SameSite=Lax). Its error codes are mapped to ours. E-mail addresses are trimmed and
 * lower-cased on the server too.
 */
export const signIn = route({
  method: "POST",
  path: "/api/auth/sign-in/email",
  access: "anonymous",
  scope: null,
  summary: "Sign in with e-mail and password; sets the session cookie, or asks for the second step",
  body: z.object({ email, password }),
  response: z.union([sessionSchema, z.object({ two_factor_required: z.literal(true) })]),
  errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_CONFIRMED", "ACCOUNT_DISABLED", "ACCOUNT_REFUSED"],
});

export const signInTwoFactor = route({
  method: "POST",
  path: "/api/auth/sign-in/two-factor",
  access: "anonymous",
  scope: null,
  summary: "The second step: a code of the authenticator or a backup code",
  body: z.object({
    code: z.string().max(40),
    /** Skip the second step in this browser for thirty days. */
    trust_device: z.boolean().optional(),
  }),
  response: sessionSchema,
  errors: ["TWO_FACTOR_INVALID", "TWO_FACTOR_EXPIRED", "ACCOUNT_DISABLED", "ACCOUNT_REFUSED"],
});

export const signUp = route({
  method: "POST",
  path: "/api/auth/sign-up/email",
  access: "anonymous",
  scope: null,
  summary: "Create an account and sign in, unless the address must be confirmed first",
  body: z.object({
    email,
    password,
    /** Defaults to the part of the e-mail address before the @. */
    name: z.string().max(200).optional(),
    /** The token of an invitation's link (SIGNUP). */
    invitation: z.string().max(200).optional(),
    locale,
  }),
  response: sessionSchema.extend({
    /**
     * True if SMTP is configured: the user must open the link in the mail before a session starts.
     */
    confirmation_required: z.boolean(),
  }),
  status: 201,
  errors: [
    "EMAIL_INVALID",
    "EMAIL_TAKEN",
    "SIGNUP_BY_INVITATION",
    "SIGNUP_CLOSED",
    "INVITATION_INVALID",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "PASSWORD_COMMON",
    "PASSWORD_PERSONAL",
    "ACCOUNT_REFUSED",
  ],
});

export const signOut = route({
  method: "POST",
  path: "/api/auth/sign-out",
  access: "anonymous",
  scope: null,
  summary: "End this session and remove its cookie; no error without a session",
  response: z.object({ signed_out: z.literal(true) }),
  errors: [],
});

/** These two routes respond alike for known and unknown addresses, also when no mail leaves. */
export const requestPasswordReset = route({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anonymous",
  scope: null,
  summary: "Send a reset link to this address, if it has an account",
  body: z.object({ email, locale }),
  response: z.object({ requested: z.literal(true) }),
  status: 202,
  errors: ["EMAIL_INVALID", "RESET_WITHOUT_MAIL"],
});

export const requestConfirmation = route({
  method: "POST",
  path: "/api/auth/resend-confirmation",
  access: "anonymous",
  scope: null,
  summary: "Resend the confirmation link, if this address has an unconfirmed account",
  body: z.object({ email, locale }),
  response: z.object({ requested: z.literal(true) }),
  status: 202,
  errors: ["EMAIL_INVALID"],
});

export const resetPassword = route({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anonymous",
  scope: null,
  summary: "Set a new password with the two parts of a reset link, end every session and sign in",
  body: z.object({
    access_token: z.string().max(200),
    refresh_token: z.string().max(200),
    password,
  }),
  response: z.union([sessionSchema, z.object({ two_factor_required: z.literal(true) })]),
  errors: [
    "RESET_LINK_INVALID",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "PASSWORD_COMMON",
    "PASSWORD_PERSONAL",
    "ACCOUNT_DISABLED",
    "ACCOUNT_REFUSED",
  ],
});
