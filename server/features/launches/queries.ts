import { LAUNCH_LINK_S, type LaunchView } from "@relato/shared/domain/launch.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { KeyOwnerRow } from "../api-keys/find-key.ts";

/** A launch with its key, account and plan. */
export interface LaunchRow extends KeyOwnerRow {
  launch_id: string;
  paciente_id: string;
  view: LaunchView;
  locale: Locale;
  /** Origins whose pages may frame it. */
  origins: string[];
  is_used: boolean;
  is_late: boolean;
  /** The session has started and not ended. */
  is_open: boolean;
  needs_renewal: boolean;
}

const findBy = async (
  db: Database,
  name: string,
  where: string,
  values: string[],
): Promise<LaunchRow | null> => {
  const { rows } = await db.pool.query<LaunchRow>({
    name,
    text: `select * from installation.launch_owners where ${where}`,
    values,
  });
  return rows[0] ?? null;
};

export const findLink = (db: Database, linkHash: string): Promise<LaunchRow | null> =>
  findBy(db, "launch-link", "link_sha256 = $1", [linkHash]);

/** The launch of this id in the browser with this cookie. */
export const findSession = (
  db: Database,
  id: string,
  cookieHash: string,
): Promise<LaunchRow | null> =>
  findBy(db, "launch-session", "launch_id = $1 and session_sha256 = $2", [id, cookieHash]);

interface NewLaunch {
  user_id: string;
  key_id: string;
  paciente_id: string;
  view: LaunchView;
  locale: Locale;
}

/** Returns when the link expires. @throws DatabaseError for a patient that is not the doctor's */
export const insertLaunch = async (
  tx: Tx,
  { user_id, key_id, paciente_id, view, locale }: NewLaunch,
  linkHash: string,
): Promise<string> => {
  const [row] = await tx.query<{ link_expires_at: string }>(
    `insert into launches (user_id, key_id, paciente_id, view, locale, link_sha256, link_expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     returning link_expires_at`,
    [user_id, key_id, paciente_id, view, locale, linkHash, LAUNCH_LINK_S],
  );
  return row!.link_expires_at;
};

/**
 * Starts the session of an unused link. False if the link was used or expired, also by a parallel
 * request.
 */
export const startSession = async (tx: Tx, id: string, cookieHash: string): Promise<boolean> => {
  const rows = await tx.query(
    `update launches
        set used_at = now(), session_sha256 = $2, session_expires_at = now() + interval '1 hour'
      where id = $1 and used_at is null and link_expires_at > now() returning id`,
    [id, cookieHash],
  );
  return rows.length === 1;
};

/** Whether the doctor has an open session in the browser with this cookie. */
export const hasSession = async (tx: Tx, cookieHash: string): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from launches where session_sha256 = $1 and session_expires_at > now() limit 1`,
    [cookieHash],
  );
  return rows.length > 0;
};

/** Moves the end of a session that is in use. */
export const renewSession = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    `update launches set session_expires_at = now() + interval '1 hour'
      where id = $1 and session_expires_at > now()`,
    [id],
  );
};
