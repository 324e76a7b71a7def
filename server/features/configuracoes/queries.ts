import {
  DEFAULT_PREFERENCES,
  type Preference,
  PREFERENCES,
  type Preferences,
} from "@relato/shared/domain/preferences.ts";
import type { Tx } from "../../platform/database/database.ts";

const COLUMNS = PREFERENCES.join(", ");

/** The switches of the transaction's doctor. */
export const findPreferences = async (tx: Tx): Promise<Preferences> => {
  const [row] = await tx.query<Preferences>(
    `select ${COLUMNS} from user_preferences where user_id = app_user_id()`,
  );
  return row ?? DEFAULT_PREFERENCES;
};

/** Turns the given switches, whose names are known ones (the contract's); the others stay. */
export const turnPreferences = async (
  tx: Tx,
  change: { [P in Preference]?: boolean | undefined },
): Promise<Preferences> => {
  await tx.query(
    `insert into user_preferences (user_id) values (app_user_id()) on conflict (user_id) do nothing`,
  );
  const turned = PREFERENCES.filter((name) => change[name] !== undefined);
  if (turned.length > 0)
    await tx.query(
      `update user_preferences set ${turned.map((name, i) => `${name} = $${i + 1}`).join(", ")}
        where user_id = app_user_id()`,
      turned.map((name) => change[name]),
    );
  return findPreferences(tx);
};

/** One switch of any doctor's, for work that is done for them. */
export const wants = async (tx: Tx, userId: string, name: Preference): Promise<boolean> => {
  const [row] = await tx.query<{ on: boolean }>(
    `select ${name} as "on" from user_preferences where user_id = $1`,
    [userId],
  );
  return row?.on ?? DEFAULT_PREFERENCES[name];
};
