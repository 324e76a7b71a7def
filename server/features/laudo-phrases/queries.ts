import { type LaudoPhrase, laudoPhraseSchema } from "@relato/shared/contract/laudo-phrases.ts";
import type { PhraseFields } from "@relato/shared/domain/laudo/laudo.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { laudo_phrase_uses, laudo_phrases } from "../../platform/database/schema/laudos.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";

const SELECT = `select ${selectList(laudoPhraseSchema.omit({ uses: true, can: true }), "p")},
    coalesce(u.uses, 0) as uses,
    json_build_object('edit', not p.system and p.medico_id = app_user_id()) as can
  from laudo_phrases p
  left join laudo_phrase_uses u on u.phrase_id = p.id and u.user_id = app_user_id()`;

/** System phrases and the doctor's own. Those that this doctor inserts most come first. */
export const listPhrases = (tx: Tx): Promise<LaudoPhrase[]> =>
  tx.query<LaudoPhrase>(
    `${SELECT} order by uses desc, p.categoria collate "pt-BR-x-icu", p.trigger, p.id`,
  );

/** @throws AppError NOT_FOUND */
const requirePhrase = async (tx: Tx, id: string): Promise<LaudoPhrase> =>
  requireRow((await tx.query<LaudoPhrase>(`${SELECT} where p.id = $1`, [id]))[0]);

/** @throws AppError NOT_FOUND, FORBIDDEN for a system phrase */
const requireOwnPhrase = async (tx: Tx, id: string): Promise<void> => {
  if (!(await requirePhrase(tx, id)).can.edit) throw new AppError("FORBIDDEN");
};

/**
 * A repeated id returns the existing phrase.
 * @throws AppError NOT_FOUND if the id belongs to another doctor or to the system
 */
export const createPhrase = async (
  tx: Tx,
  medico_id: string,
  fields: PhraseFields & { id: string },
): Promise<LaudoPhrase> => {
  await tx.drizzle
    .insert(laudo_phrases)
    .values({ ...fields, medico_id })
    .onConflictDoNothing();
  const phrase = await requirePhrase(tx, fields.id);
  if (!phrase.can.edit) throw new AppError("NOT_FOUND");
  return phrase;
};

/** @throws AppError NOT_FOUND, FORBIDDEN */
export const updatePhrase = async (
  tx: Tx,
  id: string,
  fields: PhraseFields,
): Promise<LaudoPhrase> => {
  await requireOwnPhrase(tx, id);
  await tx.drizzle.update(laudo_phrases).set(fields).where(eq(laudo_phrases.id, id));
  return requirePhrase(tx, id);
};

/** @throws AppError NOT_FOUND, FORBIDDEN */
export const deletePhrase = async (tx: Tx, id: string): Promise<void> => {
  await requireOwnPhrase(tx, id);
  await tx.drizzle.delete(laudo_phrases).where(eq(laudo_phrases.id, id));
};

/** @throws AppError NOT_FOUND */
export const countUse = async (
  tx: Tx,
  user_id: string,
  phrase_id: string,
): Promise<{ uses: number }> => {
  await requirePhrase(tx, phrase_id);
  const [counted] = await tx.drizzle
    .insert(laudo_phrase_uses)
    .values({ user_id, phrase_id })
    .onConflictDoUpdate({
      target: [laudo_phrase_uses.user_id, laudo_phrase_uses.phrase_id],
      set: { uses: sql`${laudo_phrase_uses.uses} + 1` },
    })
    .returning({ uses: laudo_phrase_uses.uses });
  return requireRow(counted);
};

/** Adds phrases except those that the doctor has with the same trigger, language and text. */
export const importPhrases = async (
  tx: Tx,
  phrases: readonly PhraseFields[],
): Promise<{ added: number; skipped: number }> => {
  const added = await tx.query(
    `insert into laudo_phrases (medico_id, categoria, trigger, phrase, place, anchor, language)
     select distinct on (t.language, t.trigger, t.phrase)
            app_user_id(), t.categoria, t.trigger, t.phrase, t.place, t.anchor, t.language
       from jsonb_to_recordset($1::jsonb)
            as t(categoria text, trigger text, phrase text, place text, anchor text, language text)
      where not exists (
        select 1 from laudo_phrases p
         where p.medico_id = app_user_id() and p.language = t.language
           and p.trigger = t.trigger and p.phrase = t.phrase)
     returning id`,
    [JSON.stringify(phrases)],
  );
  return { added: added.length, skipped: phrases.length - added.length };
};
