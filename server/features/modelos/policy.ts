import type { WrittenModelo } from "@relato/shared/contract/modelos.ts";
import { modeloRefusal } from "@relato/shared/domain/modelo.ts";
import { AppError } from "../../platform/http/errors.ts";

/**
 * What is stored of what a doctor wrote: without the blanks around the title and the one character that PostgreSQL cannot hold.
 * @throws AppError MODELO_INCOMPLETE, MODELO_TOO_LONG
 */
export const acceptModelo = (written: WrittenModelo): WrittenModelo => {
  const clean = (text: string): string => text.replaceAll("\u0000", "");
  const modelo = {
    titulo: clean(written.titulo).trim(),
    markdown: clean(written.markdown),
    language: written.language,
  };
  const refusal = modeloRefusal(modelo);
  if (refusal !== null) throw new AppError(refusal);
  return modelo;
};
