import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { route } from "./route.ts";

/* The outbox as administrators see it: no address of a patient and no text of a message. */

export const MESSAGE_KINDS = [
  ...(["confirm", "reset", "second_step", "welcome", "trial_ending", "trial_ended"] as const),
  "webhook_disabled",
  ...(["invitation", "announcement", "document", "payment_event", "subscription"] as const),
  ...(["notice", "notice_created", "notice_changed", "notice_cancelled"] as const),
  "notice_reminder",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const messageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  /** Null: a notice of an older release. */
  channel: z.enum(["mail", "whatsapp", "webhook"]).nullable(),
  /**
   * `stored`: in the outbox in DATA_DIR, not sent. `skipped`: not needed any more. `done`: by an
   * older release, which did not say how.
   */
  state: z.enum(["waiting", "active", "retrying", "sent", "stored", "skipped", "failed", "done"]),
  attempts: z.int(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  error: z.string().nullable(),
  account: z.string().nullable(),
  can_resend: z.boolean(),
});
export type OutboxMessage = z.infer<typeof messageSchema>;

export const MESSAGE_FILTERS = ["all", "waiting", "stored", "failed"] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

const messageParams = z.object({ messageId: z.uuid() });

export const listMessages = route({
  method: "GET",
  path: "/api/admin/operations/messages",
  access: "admin",
  scope: null,
  summary: "Mails, WhatsApp messages and webhooks of the last week, newest first",
  query: z.object({
    filter: z.enum(MESSAGE_FILTERS).default("all"),
    cursor: z.string().max(1000).optional(),
  }),
  response: z.object({ items: z.array(messageSchema), next_cursor: z.string().nullable() }),
  errors: [],
});

export const getMessageBody = route({
  method: "GET",
  path: "/api/admin/operations/messages/:messageId",
  access: "admin",
  scope: null,
  summary: "A message's text without names, addresses, dates, codes and links",
  params: messageParams,
  query: z.object({ locale: z.enum(LOCALES) }),
  response: z.object({ subject: z.string().nullable(), text: z.string() }),
  errors: ["NOT_FOUND"],
});

export const resendMessage = route({
  method: "POST",
  path: "/api/admin/operations/messages/:messageId/resend",
  access: "admin",
  scope: null,
  summary: "Send a message again that failed, or that was stored before the server could send",
  params: messageParams,
  response: z.object({ queued: z.literal(true) }),
  errors: ["NOT_FOUND", "JOB_NOT_RETRYABLE"],
});
