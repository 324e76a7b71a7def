import type { Locale } from "@relato/shared/domain/language.ts";
import { enUsServer } from "@relato/shared/locales/en-us/server.ts";
import { esServer } from "@relato/shared/locales/es/server.ts";
import { ptBrServer, type ServerMessages } from "@relato/shared/locales/pt-br/server.ts";

const catalogues: Record<Locale, ServerMessages> = {
  "pt-br": ptBrServer,
  "en-us": enUsServer,
  es: esServer,
};

export const messagesOf = (locale: Locale): ServerMessages => catalogues[locale];
