import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

/** The language of the doctor's newest consultation. */
export const usualLanguage = async (tx: Tx, userId: string): Promise<Language> => {
  const [row] = await tx.query<{ language: Language }>(
    `select language from consultas where medico_id = $1
      order by data_criacao desc nulls first, id desc nulls first limit 1`,
    [userId],
  );
  return row?.language ?? "pt-BR";
};
