import { type Modelo, modeloSchema } from "@relato/shared/contract/modelos.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { MODELO_FIELDS, type ModeloForm } from "@relato/shared/domain/modelo.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  modelo_settings,
  modelos_anamnese,
  type ModeloRow,
} from "../../platform/database/schema/modelos.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";

const SELECT = `select ${selectList(modeloSchema.omit({ model_writes: true, can: true }), "m")},
    coalesce(s.model_writes, true) as model_writes,
    json_build_object('edit', not m.is_global and m.created_by = app_user_id()) as can
  from modelos_anamnese m
  left join modelo_settings s on s.user_id = app_user_id() and s.modelo_id = m.id
  where m.deleted_at is null`;

/** The system's templates and the doctor's own, by title, optionally of one language. */
export const listModelos = (tx: Tx, language?: Language): Promise<Modelo[]> =>
  tx.query<Modelo>(
    `${SELECT} and ($1::text is null or m.language = $1)
      order by m.titulo collate "pt-BR-x-icu", m.id`,
    [language ?? null],
  );

/** @throws AppError NOT_FOUND, or the given code */
export const requireModelo = async (tx: Tx, id: string, code?: ErrorCode): Promise<Modelo> =>
  requireRow((await tx.query<Modelo>(`${SELECT} and m.id = $1`, [id]))[0], code);

/** Locks an own template. @throws AppError NOT_FOUND, FORBIDDEN for a system template */
const lockModelo = async (tx: Tx, id: string): Promise<ModeloRow> => {
  if (!(await requireModelo(tx, id)).can.edit) throw new AppError("FORBIDDEN");
  const rows = tx.drizzle
    .select()
    .from(modelos_anamnese)
    .where(and(eq(modelos_anamnese.id, id), isNull(modelos_anamnese.deleted_at)))
    .for("update");
  return requireRow((await rows)[0]);
};

/**
 * A repeated id returns the existing template.
 * @throws AppError NOT_FOUND if the id belongs to another doctor or to a deleted template
 */
export const createModelo = async (
  tx: Tx,
  created_by: string,
  form: ModeloForm & { id: string },
): Promise<Modelo> => {
  await tx.drizzle
    .insert(modelos_anamnese)
    .values({ ...form, created_by })
    .onConflictDoNothing();
  const modelo = await requireModelo(tx, form.id);
  if (!modelo.can.edit) throw new AppError("NOT_FOUND");
  return modelo;
};

/**
 * Changes a template if its `updated_at` is still `base`. A repeated request changes nothing.
 * @throws AppError NOT_FOUND, FORBIDDEN, MODELO_CHANGED
 */
export const updateModelo = async (
  tx: Tx,
  id: string,
  { base, ...form }: ModeloForm & { base: string },
): Promise<Modelo> => {
  const current = await lockModelo(tx, id);
  if (MODELO_FIELDS.some((name) => form[name] !== current[name])) {
    if (Date.parse(base) !== Date.parse(current.updated_at)) throw new AppError("MODELO_CHANGED");
    const { updated_at } = modelos_anamnese;
    await tx.drizzle
      .update(modelos_anamnese)
      .set({ ...form, updated_at: sql`greatest(now(), ${updated_at} + interval '1 millisecond')` })
      .where(eq(modelos_anamnese.id, id));
  }
  return requireModelo(tx, id);
};

/** Saves the doctor's settings of a template. @throws AppError NOT_FOUND */
export const saveModeloSettings = async (
  tx: Tx,
  user_id: string,
  modelo_id: string,
  settings: Pick<Modelo, "model_writes">,
): Promise<Modelo> => {
  await requireModelo(tx, modelo_id);
  await tx.drizzle
    .insert(modelo_settings)
    .values({ user_id, modelo_id, ...settings })
    .onConflictDoUpdate({
      target: [modelo_settings.user_id, modelo_settings.modelo_id],
      set: settings,
    });
  return requireModelo(tx, modelo_id);
};

/** Soft delete: consultations still refer to the row. @throws AppError NOT_FOUND, FORBIDDEN */
export const deleteModelo = async (tx: Tx, id: string): Promise<void> => {
  await lockModelo(tx, id);
  await tx.drizzle
    .update(modelos_anamnese)
    .set({ deleted_at: sql`now()` })
    .where(eq(modelos_anamnese.id, id));
};
