import { type Database, withUser } from "../platform/database/database.ts";
import {
  user_onboarding,
  user_preferences,
  user_profiles,
} from "../platform/database/schema/profile.ts";
import { support_messages } from "../platform/database/schema/support.ts";

type InsertRow = (db: Database, user_id: string) => Promise<unknown>;

/** For the access test: a row of each table about the account itself. */
export const ACCOUNT_ROWS: Record<string, InsertRow> = {
  support_messages: (db, user_id) =>
    withUser(db, user_id, (tx) =>
      tx.drizzle.insert(support_messages).values({ user_id, message: "Olá" }),
    ),
  user_onboarding: (db, user_id) =>
    withUser(db, user_id, (tx) => tx.drizzle.insert(user_onboarding).values({ user_id })),
  user_preferences: (db, user_id) =>
    withUser(db, user_id, (tx) => tx.drizzle.insert(user_preferences).values({ user_id })),
  user_profiles: (db, user_id) =>
    withUser(db, user_id, (tx) => tx.drizzle.insert(user_profiles).values({ user_id })),
};
