import { DEFAULT_LOCALE } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Events } from "../../platform/events/events.ts";
import { messagesOf } from "../../platform/messages.ts";
import { insertNotification } from "../notifications/queries.ts";

const TYPE = "indicacao_ativa";

/** Notifies a doctor of a referral that became active. `tx`: as the system. */
export const notifyReferrer = async (tx: Tx, events: Events, userId: string): Promise<void> => {
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type[TYPE];
  const draft = { type: TYPE, title: title(), description, consulta_id: null } as const;
  const notification = await insertNotification(tx, userId, draft);
  await events.publish(tx, userId, { type: "notification", notification });
};
