import { z } from "zod";
import { route } from "./route.ts";

/**
 * The web translates `type`, except of an announcement (`anuncio`), which shows the stored `title`
 * and `description` of its author. Those of the others are in pt-br.
 */
export const NOTIFICATION_TYPES = [
  "consulta_concluida",
  "consulta_erro",
  "agenda_amanha",
  "agenda_aviso_falhou",
  "agenda_paciente_cancelou",
  "trial_termina",
  "trial_fim",
  "indicacao_ativa",
  "anuncio",
  "incidente",
  "webhook_desativado",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const notificationSchema = z.object({
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  description: z.string(),
  consulta_id: z.uuid().nullable(),
  read_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = route({
  method: "GET",
  path: "/api/notifications",
  access: "doctor",
  scope: null,
  summary: "The latest 20, newest first",
  response: z.object({ items: z.array(notificationSchema) }),
  errors: [],
});

export const readNotifications = route({
  method: "POST",
  path: "/api/notifications/read",
  access: "doctor",
  scope: null,
  summary: "Mark as read",
  body: z.object({ ids: z.array(z.uuid()).max(100) }),
  response: z.object({ read: z.int() }),
  errors: [],
});
