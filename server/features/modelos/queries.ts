import type { Modelo } from "@relato/shared/contract/modelos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

/** The system's templates and the doctor's own, by title; of one language where it is given. */
export const listModelos = (tx: Tx, language?: Language): Promise<Modelo[]> =>
  tx.query<Modelo>(
    `select id, titulo, markdown, language, is_global
       from modelos_anamnese
      where deleted_at is null and ($1::text is null or language = $1)
      order by titulo collate "pt-BR-x-icu", id`,
    [language ?? null],
  );
