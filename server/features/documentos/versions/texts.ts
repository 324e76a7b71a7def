import { type Language, localeOfLanguage } from "@relato/shared/domain/language.ts";
import { documentos as enUs } from "@relato/shared/locales/en-us/documentos.ts";
import { documentos as es } from "@relato/shared/locales/es/documentos.ts";
import { documentos as ptBr } from "@relato/shared/locales/pt-br/documentos.ts";

const catalogues = { "pt-br": ptBr, "en-us": enUs, es };

/** The words that stand in a document itself, in the consultation's language. */
export const textsIn = (language: Language): typeof ptBr => catalogues[localeOfLanguage(language)];
