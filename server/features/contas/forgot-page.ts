import type { Locale } from "@relato/shared/domain/language.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Message } from "./page.ts";

/**
 * On a server that sends no mail: how to get a new password, in place of the form. It is the same
 * for every address, so that it does not tell which ones have an account.
 */
export const withoutMail = (locale: Locale): { message: Message; hide: readonly string[] } => ({
  message: { kind: "info", text: messagesOf(locale).auth.forgot.noMail },
  hide: ["form", "lead"],
});
