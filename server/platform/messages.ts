import type { Locale } from "@relato/shared/domain/language.ts";
import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { es } from "@relato/shared/locales/es/app.ts";
import { type Messages, ptBr } from "@relato/shared/locales/pt-br/app.ts";

const catalogues: Record<Locale, Messages> = { "pt-br": ptBr, "en-us": enUs, es };

/** The texts that the server itself writes (stored notifications, e-mails), in a reader's language. */
export const messagesOf = (locale: Locale): Messages => catalogues[locale];
