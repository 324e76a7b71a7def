import { type Controller, controllerSchema } from "@relato/shared/contract/compliance.ts";
import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/database.ts";
import { settings } from "../../platform/database/schema/installation.ts";

/** Before it was saved, only PRIVACY_CONTACT is known. */
export const findController = async ({
  config,
  db,
}: Pick<Deps, "config" | "db">): Promise<Controller> => {
  const [row] = await db.login.select().from(settings).where(eq(settings.name, "controller"));
  const empty = { name: "", document: "", address: "", dpo_name: "" };
  return (
    controllerSchema.safeParse(row?.value).data ?? {
      ...empty,
      dpo_email: config.privacy_contact ?? "",
    }
  );
};

export const saveController = async (
  { login }: Database,
  changed_by: string,
  value: Controller,
): Promise<void> => {
  const row = { value, changed_by, changed_at: sql`now()` };
  await login
    .insert(settings)
    .values({ name: "controller", ...row })
    .onConflictDoUpdate({ target: settings.name, set: row });
};
