import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { route } from "./route.ts";

/** Password length (specification 5, design 7). The longest is a guard against hashing megabytes. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;

/** The role stored as `user_metadata.role` in the specification's terms: only `admin` grants anything. */
export const ROLES = ["doctor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** Who is signed in. */
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
  summary: "The signed-in user; 401 when there is none",
  response: sessionSchema,
  errors: [],
});

/** The language of the mails that follow; the one of the pages read last, else Portuguese, when it is left out. */
const locale = z.enum(LOCALES).optional();
const email = z.string().max(320);
const password = z.string().max(1000);

/**
 * Sign-in, sign-up and sign-out. better-auth does the work behind them; its session cookie (httpOnly, SameSite=Lax)
 * comes with the answer, and its error codes are mapped to ours, so that the web has one table of errors.
 * E-mail addresses are trimmed and lower-cased on the server, too.
 */
export const signIn = route({
  method: "POST",
  path: "/api/auth/sign-in/email",
  access: "anonymous",
  summary: "Sign in with e-mail and password; sets the session cookie, or asks for the second step",
  body: z.object({ email, password }),
  response: z.union([sessionSchema, z.object({ two_factor_required: z.literal(true) })]),
  errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_CONFIRMED", "ACCOUNT_DISABLED", "ACCOUNT_REFUSED"],
});

export const signInTwoFactor = route({
  method: "POST",
  path: "/api/auth/sign-in/two-factor",
  access: "anonymous",
  summary: "The second step: a code of the authenticator, or one of the backup codes",
  body: z.object({
    code: z.string().max(40),
    /** Ask no second step of this browser for thirty days. */
    trust_device: z.boolean().optional(),
  }),
  response: sessionSchema,
  errors: ["TWO_FACTOR_INVALID", "TWO_FACTOR_EXPIRED", "ACCOUNT_DISABLED", "ACCOUNT_REFUSED"],
});

export const signUp = route({
  method: "POST",
  path: "/api/auth/sign-up/email",
  access: "anonymous",
  summary: "Make an account and sign in with it, unless its address has to be confirmed first",
  body: z.object({
    email,
    password,
    /** The part of the address before the @ when it is left out. */
    name: z.string().max(200).optional(),
    locale,
  }),
  response: sessionSchema.extend({
    /** True where mail leaves by SMTP: no session yet, the mail holds the link. */
    confirmation_required: z.boolean(),
  }),
  status: 201,
  errors: [
    "EMAIL_INVALID",
    "EMAIL_TAKEN",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "ACCOUNT_REFUSED",
  ],
});

export const signOut = route({
  method: "POST",
  path: "/api/auth/sign-out",
  access: "anonymous",
  summary: "End this session and remove its cookie; no error when there is none",
  response: z.object({ signed_out: z.literal(true) }),
  errors: [],
});

/** These two answer the same whether or not the address has an account. */
export const requestPasswordReset = route({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anonymous",
  summary: "Send a reset link to this address, if it has an account",
  body: z.object({ email, locale }),
  response: z.object({ requested: z.literal(true) }),
  status: 202,
  errors: ["EMAIL_INVALID"],
});

export const requestConfirmation = route({
  method: "POST",
  path: "/api/auth/resend-confirmation",
  access: "anonymous",
  summary: "Send the confirmation link again, if this address has an account that waits for it",
  body: z.object({ email, locale }),
  response: z.object({ requested: z.literal(true) }),
  status: 202,
  errors: ["EMAIL_INVALID"],
});

export const resetPassword = route({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anonymous",
  summary: "Set a new password by the two halves of a reset link; ends every session and signs in",
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
    "ACCOUNT_DISABLED",
    "ACCOUNT_REFUSED",
  ],
});
