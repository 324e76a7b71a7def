import type { Locale } from "@relato/shared/domain/language.ts";
import { auth as enUs } from "@relato/shared/locales/en-us/auth.ts";
import { mails as enUsMails } from "@relato/shared/locales/en-us/mails.ts";
import { auth as es } from "@relato/shared/locales/es/auth.ts";
import { mails as esMails } from "@relato/shared/locales/es/mails.ts";
import { auth as ptBr } from "@relato/shared/locales/pt-br/auth.ts";
import { type MailMessages, mails as ptBrMails } from "@relato/shared/locales/pt-br/mails.ts";

/** What the sign-in pages say, for the answers that the server itself writes into them. */
export const authTexts: Record<Locale, typeof ptBr> = { "pt-br": ptBr, "en-us": enUs, es };

export const mailTexts: Record<Locale, MailMessages> = {
  "pt-br": ptBrMails,
  "en-us": enUsMails,
  es: esMails,
};
