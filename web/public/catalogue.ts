import type { Locale } from "@relato/shared/domain/language.ts";
import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { enUsPublic } from "@relato/shared/locales/en-us/public.ts";
import { es } from "@relato/shared/locales/es/app.ts";
import { esPublic } from "@relato/shared/locales/es/public.ts";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ptBrPublic } from "@relato/shared/locales/pt-br/public.ts";

/** The texts of the public pages. Only the build reads all three languages. */
export const catalogue = {
  "pt-br": { ...ptBrPublic, app: ptBr },
  "en-us": { ...enUsPublic, app: enUs },
  es: { ...esPublic, app: es },
} satisfies Record<Locale, unknown>;

export type PublicCatalogue = (typeof catalogue)["pt-br"];
