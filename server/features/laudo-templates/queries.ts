import {
  type LaudoTemplate,
  type LaudoTemplateItem,
  laudoTemplateItemSchema,
  laudoTemplateSchema,
} from "@relato/shared/contract/laudo-templates.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import { fieldNames } from "@relato/shared/domain/fields.ts";
import {
  type LaudoTemplateFields,
  laudoTemplateFields,
} from "@relato/shared/domain/laudo/laudo.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { laudo_templates } from "../../platform/database/schema/laudos.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { contentHtml } from "../laudos/content-html.ts";

const SELECT = `select ${selectList(laudoTemplateSchema.omit({ can: true }), "t")},
    json_build_object('edit', not t.system and t.medico_id = app_user_id()) as can
  from laudo_templates t`;

/** System masks and the doctor's own, by title. */
export const listMasks = (tx: Tx): Promise<LaudoTemplateItem[]> =>
  tx.query<LaudoTemplateItem>(
    `select ${selectList(laudoTemplateItemSchema, "t")} from laudo_templates t
      order by t.titulo collate "pt-BR-x-icu", t.id`,
  );

/** @throws AppError NOT_FOUND */
export const requireMask = async (tx: Tx, id: string): Promise<LaudoTemplate> =>
  requireRow((await tx.query<LaudoTemplate>(`${SELECT} where t.id = $1`, [id]))[0]);

/** What an imported mask's file has beside its content; null for other masks. */
export const findMrrt = async (tx: Tx, id: string): Promise<unknown> =>
  (await tx.query<{ mrrt: unknown }>("select mrrt from laudo_templates where id = $1", [id]))[0]
    ?.mrrt ?? null;

/**
 * A repeated id returns the existing mask.
 * @throws AppError NOT_FOUND if the id belongs to another doctor or to the system
 */
export const createMask = async (
  tx: Tx,
  medico_id: string,
  fields: LaudoTemplateFields & { id: string; mrrt?: unknown },
): Promise<LaudoTemplate> => {
  await tx.drizzle
    .insert(laudo_templates)
    .values({ ...fields, content_html: contentHtml(fields.content), medico_id })
    .onConflictDoNothing();
  const mask = await requireMask(tx, fields.id);
  if (!mask.can.edit) throw new AppError("NOT_FOUND");
  return mask;
};

/** Locks an own mask. @throws AppError NOT_FOUND, FORBIDDEN for a system mask */
const lockMask = async (tx: Tx, id: string): Promise<LaudoTemplate> => {
  if (!(await requireMask(tx, id)).can.edit) throw new AppError("FORBIDDEN");
  return requireRow(
    (await tx.query<LaudoTemplate>(`${SELECT} where t.id = $1 for update of t`, [id]))[0],
  );
};

/** Whether a repeated request asks for what is stored already. */
const isStored = (stored: LaudoTemplate, fields: LaudoTemplateFields): boolean =>
  fieldNames(laudoTemplateFields).every(
    (name) => canonical(stored[name]) === canonical(fields[name]),
  );

/**
 * Changes a mask if its `updated_at` is still `base`. A repeated request changes nothing.
 * @throws AppError NOT_FOUND, FORBIDDEN, LAUDO_TEMPLATE_CHANGED
 */
export const updateMask = async (
  tx: Tx,
  id: string,
  { base, ...fields }: LaudoTemplateFields & { base: string },
): Promise<LaudoTemplate> => {
  const stored = await lockMask(tx, id);
  if (isStored(stored, fields)) return stored;
  if (Date.parse(base) !== Date.parse(stored.updated_at))
    throw new AppError("LAUDO_TEMPLATE_CHANGED");
  const { updated_at } = laudo_templates;
  await tx.drizzle
    .update(laudo_templates)
    .set({
      ...fields,
      content_html: contentHtml(fields.content),
      updated_at: sql`greatest(now(), ${updated_at} + interval '1 millisecond')`,
    })
    .where(eq(laudo_templates.id, id));
  return requireMask(tx, id);
};

/** Laudos that were made with the mask keep their text. @throws AppError NOT_FOUND, FORBIDDEN */
export const deleteMask = async (tx: Tx, id: string): Promise<void> => {
  await lockMask(tx, id);
  await tx.drizzle.delete(laudo_templates).where(eq(laudo_templates.id, id));
};
