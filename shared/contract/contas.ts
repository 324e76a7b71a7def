import { z } from "zod";
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

/**
 * Sign-in, sign-up and sign-out. better-auth does the work behind them; its session cookie (httpOnly, SameSite=Lax)
 * comes with the answer, and its error codes are mapped to ours, so that the web has one table of errors.
 * E-mail addresses are trimmed and lower-cased on the server, too.
 */
export const signIn = route({
  method: "POST",
  path: "/api/auth/sign-in/email",
  access: "anonymous",
  summary: "Sign in with e-mail and password; sets the session cookie",
  body: z.object({ email: z.string().max(320), password: z.string().max(1000) }),
  response: sessionSchema,
  errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_CONFIRMED", "ACCOUNT_DISABLED"],
});

export const signUp = route({
  method: "POST",
  path: "/api/auth/sign-up/email",
  access: "anonymous",
  summary: "Make an account and sign in with it; sets the session cookie",
  body: z.object({
    email: z.string().max(320),
    password: z.string().max(1000),
    /** The part of the address before the @ when it is left out. */
    name: z.string().max(200).optional(),
  }),
  response: sessionSchema,
  status: 201,
  errors: ["EMAIL_INVALID", "EMAIL_TAKEN", "PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG"],
});

export const signOut = route({
  method: "POST",
  path: "/api/auth/sign-out",
  access: "anonymous",
  summary: "End this session and remove its cookie; no error when there is none",
  response: z.object({ signed_out: z.literal(true) }),
  errors: [],
});
