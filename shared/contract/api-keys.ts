import { z } from "zod";
import { API_SCOPES } from "../domain/api-scopes.ts";
import { isLoopback } from "../domain/loopback.ts";
import { oneLine } from "../domain/one-line.ts";
import { route } from "./route.ts";

/** Keys that one account may have at once. */
export const MAX_API_KEYS = 20;
const MAX_ADDRESSES = 20;
const MAX_ORIGINS = 20;

/** An IP address, or a network in CIDR notation (RFC 4632, RFC 4291). */
export const apiAddressSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Letters, digits, dots and dashes only: an origin becomes part of a header. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
const isOrigin = (text: string): boolean => {
  if (!ORIGIN.test(text) || URL.parse(text)?.origin !== text) return false;
  return text.startsWith("https:") || isLoopback(text);
};

/** An origin as browsers write it: `https://clinic.example.org`. http only on this machine. */
export const apiOriginSchema = z.string().max(300).refine(isOrigin);

const scopes = z
  .array(z.enum(API_SCOPES))
  .min(1)
  .max(API_SCOPES.length)
  .transform((list) => API_SCOPES.filter((scope) => list.includes(scope)));

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The start of the secret, by which a person recognises it. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** Callers may have these addresses only; empty for any. */
  addresses: z.array(z.string()),
  /** Origins whose pages may frame what this key launches. */
  origins: z.array(z.string()),
  created_at: z.iso.datetime(),
  /** Null for a key that does not expire. */
  expires_at: z.iso.datetime().nullable(),
  /** To the minute; null for a key that was never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const listApiKeys = route({
  method: "GET",
  path: "/api/api-keys",
  access: "doctor",
  scope: null,
  summary: "The account's API keys, newest first, without revoked ones",
  response: z.object({
    items: z.array(apiKeySchema),
    /** Whether the plan includes the API. Without it, keys are refused, but can be revoked. */
    can: z.object({ create: z.boolean() }),
  }),
  errors: [],
});

export const createApiKey = route({
  method: "POST",
  path: "/api/api-keys",
  access: "doctor",
  scope: null,
  summary: "Create an API key; its secret is in this answer only. Requires a recent proof",
  body: z.object({
    name: z.string().max(1000).transform(oneLine).pipe(z.string().min(1).max(100)),
    scopes,
    addresses: z.array(apiAddressSchema).max(MAX_ADDRESSES).default([]),
    /** http origins are refused unless this installation is on localhost. */
    origins: z.array(apiOriginSchema).max(MAX_ORIGINS).default([]),
    /** In the future, or null. */
    expires_at: z.iso.datetime().nullable().default(null),
  }),
  response: z.object({ key: apiKeySchema, secret: z.string() }),
  status: 201,
  errors: ["API_PLAN_REQUIRED", "API_KEYS_FULL", "SESSION_NOT_FRESH"],
});

export const revokeApiKey = route({
  method: "DELETE",
  path: "/api/api-keys/:id",
  access: "doctor",
  scope: null,
  summary: "Revoke an API key; its next request is refused",
  params: z.object({ id: z.uuid() }),
  response: z.object({ revoked: z.literal(true) }),
  errors: ["NOT_FOUND"],
});
