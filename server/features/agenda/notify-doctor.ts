import { DEFAULT_LOCALE } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { messagesOf } from "../../platform/messages.ts";
import { hasPreference } from "../configuracoes/queries.ts";
import { insertNotification } from "../notifications/queries.ts";

/** Notifies a doctor who wants notifications of appointments. */
export const notifyDoctor = async (
  tx: Tx,
  events: Deps["events"],
  medicoId: string,
  type: "agenda_aviso_falhou" | "agenda_paciente_cancelou",
): Promise<void> => {
  if (!(await hasPreference(tx, medicoId, "notify_appointments"))) return;
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type[type];
  const draft = { type, title: title(), description, consulta_id: null };
  const notification = await insertNotification(tx, medicoId, draft);
  await events.publish(tx, medicoId, { type: "notification", notification });
};
