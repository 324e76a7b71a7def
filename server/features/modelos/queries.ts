import type { Modelo, WrittenModelo } from "@relato/shared/contract/modelos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

const COLUMNS = `id, titulo, markdown, language, is_global,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
  json_build_object('edit', not is_global and created_by = app_user_id()) as can`;

/** The system's templates and the doctor's own, by title; of one language where it is given. */
export const listModelos = (tx: Tx, language?: Language): Promise<Modelo[]> =>
  tx.query<Modelo>(
    `select ${COLUMNS}
       from modelos_anamnese
      where deleted_at is null and ($1::text is null or language = $1)
      order by titulo collate "pt-BR-x-icu", id`,
    [language ?? null],
  );

/** One template that this doctor sees, unless it was deleted. */
export const findModelo = async (tx: Tx, id: string): Promise<Modelo | null> =>
  (
    await tx.query<Modelo>(
      `select ${COLUMNS} from modelos_anamnese where id = $1 and deleted_at is null`,
      [id],
    )
  )[0] ?? null;

/** False when the id is taken: by this doctor, another one or a deleted template. */
export const insertModelo = async (
  tx: Tx,
  medicoId: string,
  { id, titulo, markdown, language }: WrittenModelo & { id: string },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into modelos_anamnese (id, titulo, markdown, language, created_by)
     values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing
     returning id`,
    [id, titulo, markdown, language, medicoId],
  );
  return rows.length > 0;
};

/** Row-level security lets only the creator through; whoever reaches nothing here may still see the template. */
export const updateModelo = async (
  tx: Tx,
  id: string,
  { titulo, markdown, language }: WrittenModelo,
): Promise<Modelo | null> =>
  (
    await tx.query<Modelo>(
      `update modelos_anamnese
          set titulo = $2, markdown = $3, language = $4, updated_at = now()
        where id = $1 and deleted_at is null
       returning ${COLUMNS}`,
      [id, titulo, markdown, language],
    )
  )[0] ?? null;

/** Takes it out of the lists; the row stays for the consultations that name it. */
export const markDeleted = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.query(
      `update modelos_anamnese set deleted_at = now() where id = $1 and deleted_at is null returning id`,
      [id],
    )
  ).length > 0;
