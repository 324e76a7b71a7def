import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import {
  MAX_WEBHOOK_URL,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_FAILURES,
  WEBHOOK_FIELD_NAMES,
  type WebhookField,
} from "../domain/webhooks.ts";
import { route } from "./route.ts";

const form = z.object({
  url: z.string().trim().max(MAX_WEBHOOK_URL, { error: "URL_INVALID" }),
  events: z.array(z.enum(WEBHOOK_EVENT_TYPES)).min(1),
  /** What payloads carry beside ids. */
  fields: z.array(z.enum(WEBHOOK_FIELD_NAMES as [WebhookField, ...WebhookField[]])),
});
export type WebhookForm = z.infer<typeof form>;

export const webhookEndpointSchema = form.extend({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** Null: it gets events. */
  disabled: z.object({ at: z.iso.datetime(), reason: z.enum(WEBHOOK_DISABLED_REASONS) }).nullable(),
  /** After a rotation: until then the former secret signs too. */
  former_secret_until: z.iso.datetime().nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** With the secret: `whsec_` and 32 bytes in base64. Shown after creation and rotation only. */
const withSecretSchema = z.object({ endpoint: webhookEndpointSchema, secret: z.string() });

const attemptSchema = z.object({
  at: z.iso.datetime(),
  /** The status of the answer; null if there was none. */
  status: z.int().nullable(),
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
  duration_ms: z.int(),
});
const deliverySchema = z.object({
  id: z.uuid(),
  event_id: z.int(),
  type: z.enum(WEBHOOK_EVENT_TYPES),
  state: z.enum(["queued", "delivered", "failed"]),
  next_attempt_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** Oldest first. */
  attempts: z.array(attemptSchema),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const params = z.object({ id: z.uuid() });
const FORM_ERRORS = ["URL_INVALID", "WEBHOOK_URL_REFUSED", "API_PLAN_REQUIRED"] as const;

export const listWebhooks = route({
  method: "GET",
  path: "/api/webhooks",
  access: "doctor",
  scope: null,
  summary: "The doctor's webhook endpoints, oldest first",
  response: z.object({
    items: z.array(webhookEndpointSchema),
    /** The plan has the integration. */
    can: z.object({ create: z.boolean() }),
  }),
  errors: [],
});

export const createWebhook = route({
  method: "POST",
  path: "/api/webhooks",
  access: "doctor",
  scope: null,
  summary: "Create an endpoint; a repeated id returns the existing one",
  body: form.extend({ id: z.uuid(), locale: z.enum(LOCALES) }),
  response: withSecretSchema,
  status: 201,
  errors: ["NOT_FOUND", "WEBHOOKS_LIMIT", ...FORM_ERRORS],
});

export const updateWebhook = route({
  method: "PUT",
  path: "/api/webhooks/:id",
  access: "doctor",
  scope: null,
  summary: "Change an endpoint; `enabled` switches it off and on",
  params,
  body: form.extend({ enabled: z.boolean() }),
  response: webhookEndpointSchema,
  errors: ["NOT_FOUND", ...FORM_ERRORS],
});

export const deleteWebhook = route({
  method: "DELETE",
  path: "/api/webhooks/:id",
  access: "doctor",
  scope: null,
  summary: "Delete an endpoint with its deliveries",
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ["NOT_FOUND"],
});

export const rotateWebhookSecret = route({
  method: "POST",
  path: "/api/webhooks/:id/secret",
  access: "doctor",
  scope: null,
  summary: "A new secret; the former one signs too for a day",
  params,
  response: withSecretSchema,
  errors: ["NOT_FOUND", "API_PLAN_REQUIRED"],
});

export const testWebhook = route({
  method: "POST",
  path: "/api/webhooks/:id/test",
  access: "doctor",
  scope: null,
  summary: "Send a test event now, and show what was signed and sent",
  params,
  response: z.object({
    /** The request's headers that the receiver verifies. */
    headers: z.record(z.string(), z.string()),
    /** The signed text: id, timestamp and body, joined by dots. */
    signed: z.string(),
    attempt: attemptSchema,
  }),
  errors: ["NOT_FOUND", "API_PLAN_REQUIRED"],
});

export const listWebhookDeliveries = route({
  method: "GET",
  path: "/api/webhooks/:id/deliveries",
  access: "doctor",
  scope: null,
  summary: "Deliveries of an endpoint, newest first",
  params,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ items: z.array(deliverySchema), next_cursor: z.string().nullable() }),
  errors: ["NOT_FOUND"],
});

export const resendWebhookDelivery = route({
  method: "POST",
  path: "/api/webhook-deliveries/:id/resend",
  access: "doctor",
  scope: null,
  summary: "Send a delivered or failed event again",
  params,
  response: z.object({ queued: z.literal(true) }),
  errors: ["NOT_FOUND", "WEBHOOK_DISABLED", "API_PLAN_REQUIRED"],
});

export const listWebhookEvents = route({
  method: "GET",
  path: "/api/v1/events",
  access: "doctor",
  scope: "events:read",
  summary: "Events of the last 30 days after an id, oldest first, to catch up",
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        type: z.enum(WEBHOOK_EVENT_TYPES),
        timestamp: z.iso.datetime(),
        /** Ids of the records. */
        data: z.record(z.string(), z.string().nullable()),
      }),
    ),
    /** The next value of `after`; null after the last event. */
    next_cursor: z.string().nullable(),
  }),
  errors: [],
});
