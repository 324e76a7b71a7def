import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { CHANNELS, FAILURE_REASONS, OCCASIONS, SKIP_REASONS } from "../domain/notices.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

/** What became of a notice. */
const deliverySchema = z.discriminatedUnion("state", [
  /** Not sent yet; after a try that failed, it is tried again. */
  z.object({ state: z.literal("queued"), attempts: z.int().min(0) }),
  /** The mail server, WhatsApp or the outbox has taken it. */
  z.object({
    state: z.literal("sent"),
    at: z.iso.datetime(),
    /** When it reached the patient's phone, and when it was opened there, where WhatsApp tells; never of e-mail. */
    delivered_at: z.iso.datetime().nullable(),
    read_at: z.iso.datetime().nullable(),
  }),
  z.object({ state: z.literal("failed"), reason: z.enum(FAILURE_REASONS) }),
  z.object({ state: z.literal("skipped"), reason: z.enum(SKIP_REASONS) }),
]);

/** What a patient was, or is to be, told of an appointment by one channel. */
export const noticeSchema = z.object({
  id: z.uuid(),
  channel: z.enum(CHANNELS),
  occasion: z.enum(OCCASIONS),
  created_at: z.iso.datetime(),
  /** Of the appointment's patient; false for one whom it belonged to before. */
  current_patient: z.boolean(),
  delivery: deliverySchema,
  /** It failed, nothing later was said by this channel, and it would still be true. */
  can_retry: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

const params = z.object({ id: z.uuid() });

export const listNotices = route({
  method: "GET",
  path: "/api/agendamentos/:id/notices",
  access: "doctor",
  summary: "What the patient was told of an appointment, newest first",
  params,
  response: z.object({ items: z.array(noticeSchema) }),
  errors: ["NOT_FOUND"],
});

export const retryNotice = route({
  method: "POST",
  path: "/api/appointment-notices/:id/retry",
  access: "doctor",
  summary: "Send a notice that failed once more; any other stays as it is",
  params,
  response: noticeSchema,
  errors: ["NOT_FOUND"],
});

const feedSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("off") }),
  z.object({
    state: z.literal("on"),
    created_at: z.iso.datetime(),
    /** When a calendar last read it. */
    last_read_at: z.iso.datetime().nullable(),
  }),
]);
export type CalendarFeed = z.infer<typeof feedSchema>;

export const getFeed = route({
  method: "GET",
  path: "/api/agenda/feed",
  access: "doctor",
  summary: "Whether the agenda can be read by other calendars",
  response: feedSchema,
  errors: [],
});

export const renewFeed = route({
  method: "POST",
  path: "/api/agenda/feed",
  access: "doctor",
  summary: "A new private address of the agenda, told this once; the one before ends",
  body: z.object({ locale: z.enum(LOCALES) }),
  response: z.object({ url: z.url(), feed: feedSchema }),
  errors: [],
});

export const removeFeed = route({
  method: "DELETE",
  path: "/api/agenda/feed",
  access: "doctor",
  summary: "No other calendar reads the agenda any more",
  response: feedSchema,
  errors: [],
});

export const readFeed = route({
  method: "GET",
  path: "/api/agenda/feed/:token",
  access: "anonymous",
  summary: "The agenda as iCalendar (RFC 5545); the secret address is the proof of access",
  params: z.object({ token: z.string() }),
  response: bytes("text/calendar"),
  errors: ["NOT_FOUND"],
});
