import type { Locale } from "@relato/shared/domain/language.ts";
import { publicSharing as enUs } from "@relato/shared/locales/en-us/public-sharing.ts";
import { publicSharing as es } from "@relato/shared/locales/es/public-sharing.ts";
import {
  type PublicSharing,
  publicSharing as ptBr,
} from "@relato/shared/locales/pt-br/public-sharing.ts";

/** What pages without an account, and the mail that brings a PDF, say. */
export const sharingTexts: Record<Locale, PublicSharing> = {
  "pt-br": ptBr,
  "en-us": enUs,
  es,
};
