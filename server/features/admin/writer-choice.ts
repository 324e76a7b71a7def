import { type WriterChoice, writerChoiceSchema } from "@relato/shared/domain/writer-choice.ts";
import type { Database } from "../../platform/database/database.ts";

/** What an administrator chose to write the documents; null without a choice. */
export const findWriterChoice = async (db: Database): Promise<WriterChoice | null> => {
  const { rows } = await db.pool.query<{ value: unknown }>(
    "select value from installation.settings where name = 'writer'",
  );
  // A choice of a newer version, after a downgrade, counts as none.
  return writerChoiceSchema.safeParse(rows[0]?.value).data ?? null;
};

/** Saves the choice for the whole installation. `userId`: who chose. */
export const updateWriterChoice = async (
  db: Database,
  userId: string,
  choice: WriterChoice,
): Promise<void> => {
  await db.pool.query(
    `insert into installation.settings (name, value, changed_by) values ('writer', $1, $2)
     on conflict (name) do update
        set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`,
    [choice, userId],
  );
};
