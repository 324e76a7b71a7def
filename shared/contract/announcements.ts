import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { route } from "./route.ts";

export const ANNOUNCEMENT_TITLE = 120;
export const ANNOUNCEMENT_BODY = 4000;

const announcementSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** Language of the text, and of the frame of the mail. */
  locale: z.enum(LOCALES),
  in_app: z.boolean(),
  by_mail: z.boolean(),
  created_at: z.iso.datetime(),
  /** Null while recipients are being notified. */
  finished_at: z.iso.datetime().nullable(),
  notified: z.int(),
  mailed: z.int(),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const listAnnouncements = route({
  method: "GET",
  path: "/api/admin/announcements",
  access: "admin",
  scope: null,
  summary: "The last 50 announcements, newest first, and how many accounts would receive one",
  response: z.object({
    items: z.array(announcementSchema),
    readers: z.object({ in_app: z.int(), by_mail: z.int() }),
    /** False: mails are stored in the outbox and not sent. */
    sends_mail: z.boolean(),
  }),
  errors: [],
});

export const createAnnouncement = route({
  method: "POST",
  path: "/api/admin/announcements",
  access: "admin",
  scope: null,
  summary:
    "Announce to accounts that accept it: in the app (notify_system), by mail (email_marketing)",
  body: z
    .object({
      /** A repeated id announces nothing twice. */
      id: z.uuid(),
      title: z.string().trim().min(1).max(ANNOUNCEMENT_TITLE),
      body: z.string().trim().min(1).max(ANNOUNCEMENT_BODY),
      locale: z.enum(LOCALES),
      in_app: z.boolean(),
      by_mail: z.boolean(),
    })
    .refine(({ in_app, by_mail }) => in_app || by_mail, { path: ["in_app"] }),
  response: announcementSchema,
  status: 201,
  errors: [],
});
