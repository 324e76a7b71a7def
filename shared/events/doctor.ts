import { z } from "zod";
import { progressSchema } from "../contract/consultas.ts";
import { rewritingSchema } from "../contract/documentos.ts";
import { notificationSchema } from "../contract/notifications.ts";
import { CONSULTA_STATUSES } from "../domain/consulta.ts";

/** Events for a doctor's screens over SSE (GET /api/events), resumable by Last-Event-ID. */
export const doctorEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("consulta_progress"),
    consulta_id: z.uuid(),
    progresso: progressSchema,
  }),
  z.object({
    type: z.literal("consulta_status"),
    consulta_id: z.uuid(),
    status: z.enum(CONSULTA_STATUSES),
  }),
  /** A new version, a signature, or progress of a writer. */
  z.object({
    type: z.literal("documento_changed"),
    consulta_id: z.uuid(),
    documento_id: z.uuid(),
  }),
  /** A writer's progress. Sent often, so it carries the whole new state. */
  z.object({
    type: z.literal("documento_progress"),
    consulta_id: z.uuid(),
    documento_id: z.uuid(),
    rewriting: rewritingSchema,
  }),
  /** A laudo was created, removed, signed or amended. The editor's saves send no event. */
  z.object({ type: z.literal("laudo_changed"), laudo_id: z.uuid() }),
  /** A thread or its messages changed; with `message_id`, that answer has a new part or state. */
  z.object({
    type: z.literal("chatzello_changed"),
    thread_id: z.uuid(),
    message_id: z.uuid().optional(),
  }),
  /** An appointment was created, changed, cancelled or restored, or its consultation started. */
  z.object({ type: z.literal("agenda_changed"), agendamento_id: z.uuid() }),
  /** Blocked times, outside calendars or working hours changed. */
  z.object({ type: z.literal("blocked_times_changed") }),
  /** A waiting patient was added, changed, booked, removed or restored. */
  z.object({ type: z.literal("waiting_list_changed") }),
  /** The state of this appointment's notices changed. */
  z.object({ type: z.literal("appointment_notices"), agendamento_id: z.uuid() }),
  /** The doctor's subscription at the payment provider. */
  z.object({ type: z.literal("plano_changed") }),
  z.object({ type: z.literal("notification"), notification: notificationSchema }),
  /** The events after Last-Event-ID are no longer stored: fetch everything again. */
  z.object({ type: z.literal("reset") }),
]);
export type DoctorEvent = z.infer<typeof doctorEventSchema>;
