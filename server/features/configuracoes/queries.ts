import {
  DEFAULT_PREFERENCES,
  type Preference,
  PREFERENCES,
  type Preferences,
} from "@relato/shared/domain/preferences.ts";
import type { Tx } from "../../platform/database/database.ts";

const COLUMNS = PREFERENCES.join(", ");

/** The preferences of the transaction's doctor. */
export const findPreferences = async (tx: Tx): Promise<Preferences> => {
  const [row] = await tx.query<Preferences>(
    `select ${COLUMNS} from user_preferences where user_id = app_user_id()`,
  );
  return row ?? DEFAULT_PREFERENCES;
};

/** Changes the given preferences; the others stay. */
export const savePreferences = async (
  tx: Tx,
  changes: { [P in Preference]?: boolean | undefined },
): Promise<Preferences> => {
  await tx.query(
    `insert into user_preferences (user_id) values (app_user_id())
     on conflict (user_id) do nothing`,
  );
  const changed = PREFERENCES.filter((name) => changes[name] !== undefined);
  if (changed.length > 0)
    await tx.query(
      `update user_preferences set ${changed.map((name, i) => `${name} = $${i + 1}`).join(", ")}
        where user_id = app_user_id()`,
      changed.map((name) => changes[name]),
    );
  return findPreferences(tx);
};

/** One preference of any doctor, for jobs. */
export const hasPreference = async (tx: Tx, userId: string, name: Preference): Promise<boolean> => {
  const [row] = await tx.query<{ on: boolean }>(
    `select ${name} as "on" from user_preferences where user_id = $1`,
    [userId],
  );
  return row?.on ?? DEFAULT_PREFERENCES[name];
};
