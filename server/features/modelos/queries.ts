import type { Modelo, WrittenModelo } from "@relato/shared/contract/modelos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

const COLUMNS = `id, titulo, markdown, language, especialidade, is_global,
  created_at, updated_at,
  coalesce((select s.model_writes from modelo_settings s
             where s.user_id = app_user_id() and s.modelo_id = modelos_anamnese.id), true)
    as model_writes,
  json_build_object('edit', not is_global and created_by = app_user_id()) as can`;

/** The system's templates and the doctor's own, by title, optionally of one language. */
export const listModelos = (tx: Tx, language?: Language): Promise<Modelo[]> =>
  tx.query<Modelo>(
    `select ${COLUMNS}
       from modelos_anamnese
      where deleted_at is null and ($1::text is null or language = $1)
      order by titulo collate "pt-BR-x-icu", id`,
    [language ?? null],
  );

/** One template that the doctor may see; null if it does not exist or was deleted. */
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
  { id, titulo, markdown, language, especialidade }: WrittenModelo & { id: string },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into modelos_anamnese (id, titulo, markdown, language, especialidade, created_by)
     values ($1, $2, $3, $4, nullif($5, ''), $6)
     on conflict do nothing
     returning id`,
    [id, titulo, markdown, language, especialidade, medicoId],
  );
  return rows.length > 0;
};

/**
 * Changes a template if its `updated_at` is still `base` (milliseconds). A repeated request finds
 * the same text and changes nothing. Null if it was changed since, or if the doctor is not its
 * creator (row-level security).
 */
export const updateModelo = async (
  tx: Tx,
  id: string,
  { titulo, markdown, language, especialidade, base }: WrittenModelo & { base: string },
): Promise<Modelo | null> => {
  const values = [id, titulo, markdown, language, especialidade];
  const [changed] = await tx.query<Modelo>(
    `update modelos_anamnese
        set titulo = $2, markdown = $3, language = $4, especialidade = nullif($5, ''),
            updated_at = greatest(now(), updated_at + interval '1 millisecond')
      where id = $1 and deleted_at is null
        and date_trunc('milliseconds', updated_at) = $6::timestamptz
        and (titulo, markdown, language, coalesce(especialidade, ''))
              is distinct from ($2, $3, $4, $5)
     returning ${COLUMNS}`,
    [...values, base],
  );
  if (changed !== undefined) return changed;
  const [same] = await tx.query<Modelo>(
    `select ${COLUMNS} from modelos_anamnese
      where id = $1 and deleted_at is null and created_by = app_user_id()
        and (titulo, markdown, language, coalesce(especialidade, '')) = ($2, $3, $4, $5)`,
    values,
  );
  return same ?? null;
};

/** Saves the doctor's settings of a template; null if they may not see it. */
export const saveModeloSettings = async (
  tx: Tx,
  id: string,
  settings: Pick<Modelo, "model_writes">,
): Promise<Modelo | null> => {
  await tx.query(
    `insert into modelo_settings (user_id, modelo_id, model_writes)
     select app_user_id(), id, $2 from modelos_anamnese where id = $1 and deleted_at is null
     on conflict (user_id, modelo_id) do update set model_writes = excluded.model_writes`,
    [id, settings.model_writes],
  );
  return findModelo(tx, id);
};

/** Soft delete: consultations still refer to the row. */
export const markDeleted = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.query(
      `update modelos_anamnese set deleted_at = now()
        where id = $1 and deleted_at is null returning id`,
      [id],
    )
  ).length > 0;
