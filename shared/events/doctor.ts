import { z } from "zod";
import { progressSchema } from "../contract/consultas.ts";
import { rewritingSchema } from "../contract/documentos.ts";
import { notificationSchema } from "../contract/notifications.ts";
import { CONSULTA_STATUSES } from "../domain/consulta.ts";

/** What a doctor's screen is told over SSE (GET /api/events, resumable by Last-Event-ID). */
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
  /** A version, a signature, or a step of a writer that is at it. */
  z.object({
    type: z.literal("documento_changed"),
    consulta_id: z.uuid(),
    documento_id: z.uuid(),
  }),
  /** How far a writer is with a document; sent often, so it carries all that changed. */
  z.object({
    type: z.literal("documento_progress"),
    consulta_id: z.uuid(),
    documento_id: z.uuid(),
    rewriting: rewritingSchema,
  }),
  /** An appointment was made, changed, cancelled or brought back, or its consultation begun; perhaps on another device. */
  z.object({ type: z.literal("agenda_changed"), agendamento_id: z.uuid() }),
  /** What a patient is told of this appointment went on. */
  z.object({ type: z.literal("appointment_notices"), agendamento_id: z.uuid() }),
  z.object({ type: z.literal("notification"), notification: notificationSchema }),
  /** The events since the caller's Last-Event-ID are no longer kept: read everything anew. */
  z.object({ type: z.literal("reset") }),
]);
export type DoctorEvent = z.infer<typeof doctorEventSchema>;
