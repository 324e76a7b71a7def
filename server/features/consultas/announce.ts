import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Events } from "../../platform/events/events.ts";
import { messagesOf } from "../../platform/messages.ts";
import { hasPreference } from "../configuracoes/queries.ts";
import { insertNotification } from "../notifications/queries.ts";
import type { Work } from "./process/process-queries.ts";

/** Notifies the doctor in the transaction of the change. The text names no patient. */
export const announceCompleted = (events: Events, tx: Tx, work: Work): Promise<void> => {
  const { title, description } = messagesOf(localeOfLanguage(work.language)).notifications.type
    .consulta_concluida;
  return announce(events, tx, work, "Concluído", {
    type: "consulta_concluida",
    title: title(shortCode(work.id)),
    description,
  });
};

export const announceFailed = (
  events: Events,
  tx: Tx,
  work: Work,
  code: ErrorCode,
): Promise<void> => {
  const messages = messagesOf(localeOfLanguage(work.language));
  return announce(events, tx, work, "Erro", {
    type: "consulta_erro",
    title: messages.notifications.type.consulta_erro.title(shortCode(work.id)),
    description: messages.errors[code],
  });
};

const announce = async (
  events: Events,
  tx: Tx,
  work: Work,
  status: "Concluído" | "Erro",
  draft: Pick<Notification, "type" | "title" | "description">,
): Promise<void> => {
  await events.publish(tx, work.medico_id, {
    type: "consulta_status",
    consulta_id: work.id,
    status,
  });
  // Failures always notify; a finished document only if the preference is on.
  if (status === "Concluído" && !(await hasPreference(tx, work.medico_id, "notify_documents")))
    return;
  const notification = await insertNotification(tx, work.medico_id, {
    ...draft,
    consulta_id: work.id,
  });
  await events.publish(tx, work.medico_id, { type: "notification", notification });
};
