import { z } from "zod";
import { MAX_SUPPORT_MESSAGE } from "../domain/support.ts";
import { route } from "./route.ts";

/** What a doctor wrote to the installation's support. */
export const supportMessageSchema = z.object({
  id: z.uuid(),
  message: z.string(),
  created_at: z.iso.datetime(),
  /** Plain text; null if the message could not be sent. */
  reply: z.string().nullable(),
  replied_at: z.iso.datetime().nullable(),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

export const listSupportMessages = route({
  method: "GET",
  path: "/api/support/messages",
  access: "doctor",
  scope: null,
  summary: "The doctor's last messages to support, oldest first",
  response: z.object({ items: z.array(supportMessageSchema) }),
  errors: [],
});

export const sendSupportMessage = route({
  method: "POST",
  path: "/api/support/messages",
  access: "doctor",
  scope: null,
  summary: "Write to support; a repeated id sends a message again that has no reply",
  body: z.object({ id: z.uuid(), message: z.string().trim().min(1).max(MAX_SUPPORT_MESSAGE) }),
  response: supportMessageSchema,
  errors: ["NOT_FOUND", "SUPPORT_UNAVAILABLE"],
});
