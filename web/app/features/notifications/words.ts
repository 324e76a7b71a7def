import type { Notification } from "@relato/shared/contract/notifications.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";

/** What a notification says: an announcement its author's text, the others our own. */
export const wordsOf = (
  text: Messages,
  { type, title, description, consulta_id, id }: Notification,
): { title: string; description: string } => {
  if (type === "anuncio") return { title, description };
  const words = text.notifications.type[type];
  return { title: words.title(shortCode(consulta_id ?? id)), description: words.description };
};
