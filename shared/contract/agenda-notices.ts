import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { CHANNELS, FAILURE_REASONS, OCCASIONS, SKIP_REASONS } from "../domain/notices.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

/** The delivery state of a notice. */
const deliverySchema = z.discriminatedUnion("state", [
  /** Not sent yet. A failed attempt is retried. */
  z.object({ state: z.literal("queued"), attempts: z.int().min(0) }),
  /** Accepted by the mail server or WhatsApp. */
  z.object({
    state: z.literal("sent"),
    at: z.iso.datetime(),
    /** WhatsApp's receipts: reached the phone, was opened. Always null for e-mail. */
    delivered_at: z.iso.datetime().nullable(),
    read_at: z.iso.datetime().nullable(),
  }),
  /** In the outbox of a server that does not send by this channel. */
  z.object({ state: z.literal("stored"), at: z.iso.datetime() }),
  z.object({ state: z.literal("failed"), reason: z.enum(FAILURE_REASONS) }),
  z.object({ state: z.literal("skipped"), reason: z.enum(SKIP_REASONS) }),
]);

/** One notice to a patient about an appointment, by one channel. */
export const noticeSchema = z.object({
  id: z.uuid(),
  channel: z.enum(CHANNELS),
  occasion: z.enum(OCCASIONS),
  created_at: z.iso.datetime(),
  /** False if the appointment has another patient since the notice. */
  current_patient: z.boolean(),
  delivery: deliverySchema,
  /**
   * The notice failed, or was stored and the server sends by its channel now; no later notice uses
   * this channel, and its content is still true.
   */
  can_retry: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

const params = z.object({ id: z.uuid() });

export const listNotices = route({
  method: "GET",
  path: "/api/agendamentos/:id/notices",
  access: "doctor",
  scope: "agendamentos:read",
  summary: "Notices to the patient about an appointment, newest first",
  params,
  response: z.object({ items: z.array(noticeSchema) }),
  errors: ["NOT_FOUND"],
});

export const retryNotice = route({
  method: "POST",
  path: "/api/appointment-notices/:id/retry",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Retry a notice that failed or was stored; another one is not changed",
  params,
  response: noticeSchema,
  errors: ["NOT_FOUND"],
});

const feedSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("off") }),
  z.object({
    state: z.literal("on"),
    created_at: z.iso.datetime(),
    /** When a calendar last requested the feed. */
    last_read_at: z.iso.datetime().nullable(),
  }),
]);
export type CalendarFeed = z.infer<typeof feedSchema>;

export const getFeed = route({
  method: "GET",
  path: "/api/agenda/feed",
  access: "doctor",
  scope: null,
  summary: "Whether the agenda can be read by other calendars",
  response: feedSchema,
  errors: [],
});

export const renewFeed = route({
  method: "POST",
  path: "/api/agenda/feed",
  access: "doctor",
  scope: null,
  summary: "Create a new private calendar address, shown once; the old one stops working",
  body: z.object({ locale: z.enum(LOCALES) }),
  response: z.object({ url: z.url(), feed: feedSchema }),
  errors: [],
});

export const removeFeed = route({
  method: "DELETE",
  path: "/api/agenda/feed",
  access: "doctor",
  scope: null,
  summary: "Remove the private calendar address; other calendars can no longer read the agenda",
  response: feedSchema,
  errors: [],
});

export const readFeed = route({
  method: "GET",
  path: "/api/agenda/feed/:token",
  access: "anonymous",
  scope: null,
  summary: "The agenda as iCalendar (RFC 5545); the secret address is the proof of access",
  params: z.object({ token: z.string() }),
  response: bytes("text/calendar"),
  errors: ["NOT_FOUND"],
});
