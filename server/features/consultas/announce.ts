import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import { messagesOf } from "@relato/shared/locales/catalogues.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Events } from "../../platform/events/events.ts";
import { insertNotification } from "../notifications/queries.ts";
import type { Work } from "./process-queries.ts";

/** Tells the doctor, in the transaction that made it true. The text names no patient. */
export const announceCompleted = async (events: Events, tx: Tx, work: Work): Promise<void> => {
  const text = messagesOf(localeOfLanguage(work.language)).notifications.consulta_concluida;
  await announce(events, tx, work, "Concluído", {
    type: "consulta_concluida",
    title: text.title,
    description: text.description(shortCode(work.id)),
  });
};

export const announceFailed = async (
  events: Events,
  tx: Tx,
  work: Work,
  code: ErrorCode,
): Promise<void> => {
  const messages = messagesOf(localeOfLanguage(work.language));
  await announce(events, tx, work, "Erro", {
    type: "consulta_erro",
    title: messages.notifications.consulta_erro.title,
    description: messages.errors[code],
  });
};

const announce = async (
  events: Events,
  tx: Tx,
  work: Work,
  status: "Concluído" | "Erro",
  draft: { type: "consulta_concluida" | "consulta_erro"; title: string; description: string },
): Promise<void> => {
  const notification = await insertNotification(tx, work.medico_id, { ...draft, consulta_id: work.id });
  await events.publish(tx, work.medico_id, { type: "consulta_status", consulta_id: work.id, status });
  await events.publish(tx, work.medico_id, { type: "notification", notification });
};
