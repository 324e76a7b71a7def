import { DEFAULT_PREFERENCES, type Preference } from "@relato/shared/domain/preferences.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  user_preferences,
  type UserPreferencesRow,
} from "../../platform/database/schema/profile.ts";

type Settings = Omit<UserPreferencesRow, "user_id">;

const DEFAULTS: Settings = { ...DEFAULT_PREFERENCES, time_zone: null, working_hours: null };
/** The transaction's doctor. */
const OWN = sql<string>`app_user_id()`;

/** The settings of the transaction's doctor, or for jobs of any doctor. */
export const findSettings = async (
  { drizzle }: Tx,
  userId: string | SQL<string> = OWN,
): Promise<Settings> => {
  const rows = drizzle.select().from(user_preferences).where(eq(user_preferences.user_id, userId));
  return (await rows)[0] ?? DEFAULTS;
};

/** Changes these settings of the transaction's doctor; the others stay. */
export const saveSettings = async (
  tx: Tx,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<Settings> => {
  await tx.drizzle
    .insert(user_preferences)
    .values({ user_id: OWN, ...changes })
    .onConflictDoUpdate({
      target: user_preferences.user_id,
      // Without changes drizzle still needs a value to set.
      set: { user_id: OWN, ...changes },
    });
  return findSettings(tx);
};

export const hasPreference = async (tx: Tx, userId: string, name: Preference): Promise<boolean> =>
  (await findSettings(tx, userId))[name];

export const timeZoneOf = async (tx: Tx, userId: string): Promise<string> =>
  (await findSettings(tx, userId)).time_zone ?? DEFAULT_TIME_ZONE;
