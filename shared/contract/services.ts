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

/** What a person sees of a part: it works, or why not. The web adds `checking` while it asks. */
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
  summary: "Whether speech and storage can work now, and what runs on an embedded default",
  response: z.object({
    speech: speechStatusSchema,
    storage: z.enum(["ok", "full"]),
    /** The language model that writes notes; null where none is configured. */
    model_writer: z.object({ name: z.string(), is_local: z.boolean() }).nullable(),
    /** Each part, really asked. */
    health: z.object({
      speech: serviceHealthSchema,
      writer: serviceHealthSchema,
      storage: serviceHealthSchema,
    }),
  }),
  errors: [],
});
