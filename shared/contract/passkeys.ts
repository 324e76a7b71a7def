import { z } from "zod";
import { sessionSchema } from "./contas.ts";
import { route } from "./route.ts";

/**
 * WebAuthn's JSON, which the browser parses:
 * https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON
 */
const webauthn = z.record(z.string(), z.unknown());
/** The browser's credential, `PublicKeyCredential.toJSON()`. */
const credential = z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) });

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
  /** Whether the key is synced by its provider and survives the loss of this device. */
  backed_up: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = route({
  method: "GET",
  path: "/api/account/passkeys",
  access: "doctor",
  scope: null,
  summary: "The passkeys that sign in to this account",
  response: z.object({ items: z.array(passkeySchema) }),
  errors: [],
});

export const startPasskey = route({
  method: "POST",
  path: "/api/account/passkeys/options",
  access: "doctor",
  scope: null,
  summary: "Start a new passkey: options for navigator.credentials.create; requires a recent proof",
  response: webauthn,
  errors: ["SESSION_NOT_FRESH", "ACCOUNT_REFUSED"],
});

export const addPasskey = route({
  method: "POST",
  path: "/api/account/passkeys",
  access: "doctor",
  scope: null,
  summary: "Store the passkey that the browser created",
  body: z.object({ name: z.string().trim().min(1).max(100), credential }),
  response: passkeySchema,
  status: 201,
  errors: ["PASSKEY_FAILED", "PASSKEY_UNVERIFIED", "SESSION_NOT_FRESH", "ACCOUNT_REFUSED"],
});

export const removePasskey = route({
  method: "DELETE",
  path: "/api/account/passkeys/:id",
  access: "doctor",
  scope: null,
  summary: "Remove a passkey; it can no longer sign in",
  params: z.object({ id: z.uuid() }),
  response: z.object({ removed: z.literal(true) }),
  errors: ["NOT_FOUND", "SESSION_NOT_FRESH"],
});

export const startPasskeySignIn = route({
  method: "POST",
  path: "/api/auth/sign-in/passkey/options",
  access: "anonymous",
  scope: null,
  summary: "Options for navigator.credentials.get",
  response: webauthn,
  errors: ["ACCOUNT_REFUSED"],
});

export const signInPasskey = route({
  method: "POST",
  path: "/api/auth/sign-in/passkey",
  access: "anonymous",
  scope: null,
  summary: "Sign in with a passkey; sets the session cookie",
  body: z.object({ credential }),
  response: sessionSchema,
  errors: ["PASSKEY_FAILED", "PASSKEY_UNVERIFIED", "ACCOUNT_DISABLED", "ACCOUNT_REFUSED"],
});
