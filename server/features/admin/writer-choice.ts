import { type WriterChoice, writerChoiceSchema } from "@relato/shared/domain/writer-choice.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { settings } from "../../platform/database/schema/installation.ts";

/** The administrator's choice of a writer; null without one. */
export const findWriterChoice = async ({ login }: Database): Promise<WriterChoice | null> => {
  const [row] = await login.select().from(settings).where(eq(settings.name, "writer"));
  // After a downgrade, a choice of a newer version is ignored.
  return writerChoiceSchema.safeParse(row?.value).data ?? null;
};

export const updateWriterChoice = async (
  { login }: Database,
  changed_by: string,
  value: WriterChoice,
): Promise<void> => {
  const row = { value, changed_by, changed_at: sql`now()` };
  await login
    .insert(settings)
    .values({ name: "writer", ...row })
    .onConflictDoUpdate({ target: settings.name, set: row });
};
