import type { WrittenModelo } from "@relato/shared/contract/modelos.ts";
import { modeloRefusal } from "@relato/shared/domain/modelo.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import { AppError } from "../../platform/http/errors.ts";

/**
 * The template as it is stored: title and specialty on one line each.
 * @throws AppError MODELO_INCOMPLETE, MODELO_TOO_LONG
 */
export const acceptModelo = (written: WrittenModelo): WrittenModelo => {
  const modelo = {
    titulo: oneLine(written.titulo),
    markdown: written.markdown,
    language: written.language,
    especialidade: oneLine(written.especialidade),
  };
  const refusal = modeloRefusal(modelo);
  if (refusal !== null) throw new AppError(refusal);
  return modelo;
};
