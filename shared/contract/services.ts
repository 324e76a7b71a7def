import { z } from "zod";
import { route } from "./route.ts";

export const speechStatusSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("ready"), model: z.string() }),
  z.object({
    state: z.literal("downloading"),
    model: z.string(),
    done_bytes: z.int(),
    total_bytes: z.int(),
  }),
  z.object({ state: z.literal("missing"), model: z.string(), reason: z.string() }),
]);

/** The state of a part, as shown to users. The web adds `checking` during its request. */
export const serviceHealthSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("online") }),
  z.object({
    state: z.literal("offline"),
    reason: z.enum(["model_missing", "model_downloading", "unreachable", "full", "failed"]),
  }),
]);
export type ServiceHealth = z.infer<typeof serviceHealthSchema>;

export const getServices = route({
  method: "GET",
  path: "/api/services",
  access: "doctor",
  scope: "conta:read",
  summary: "Whether speech, writer and storage work now",
  response: z.object({
    speech: speechStatusSchema,
    storage: z.enum(["ok", "full"]),
    /**
     * The language model that writes notes, or the automation, which also gets the recording; null
     * where none is configured.
     */
    model_writer: z
      .object({ name: z.string(), is_local: z.boolean(), is_automation: z.boolean() })
      .nullable(),
    /** Whether mails and WhatsApp messages leave the server. Otherwise they go to its outbox. */
    delivery: z.object({ mail: z.boolean(), whatsapp: z.boolean() }),
    /** Each part's state, from a real request to it. */
    health: z.object({
      speech: serviceHealthSchema,
      writer: serviceHealthSchema,
      storage: serviceHealthSchema,
    }),
  }),
  launched: true,
  errors: [],
});
