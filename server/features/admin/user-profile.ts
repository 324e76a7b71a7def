import type { UserProfile } from "@relato/shared/contract/admin-users.ts";
import type { Deps } from "../../deps.ts";
import { type Database, readAs } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { toAdminUser, USER_COLUMNS, type UserRow } from "./user-search.ts";

interface ProfileRow extends UserRow {
  email_verified: boolean;
  two_factor_enabled: boolean | null;
  passkeys: number;
  sessions: number;
}

const PROFILE_SQL = `
  select ${USER_COLUMNS}, u.email_verified, u.two_factor_enabled,
         (select count(*)::int from auth.passkey k where k.user_id = u.id) as passkeys,
         (select count(*)::int from auth.session s
           where s.user_id = u.id and s.expires_at > now()) as sessions
    from auth."user" u left join installation.account_plans p on p.user_id = u.id
   where u.id = $1`;

/** Numbers of the doctor's records. The statement has no column of a record. */
const countRecords = async (db: Database, userId: string): Promise<UserProfile["counts"]> => {
  const [counts] = await readAs(db, userId, (tx) =>
    tx.query<UserProfile["counts"]>(
      `select (select count(*)::int from consultas where medico_id = app_user_id()) as consultas,
              (select count(*)::int from pacientes where medico_id = app_user_id()) as pacientes,
              (select count(*)::int from documentos
                where medico_id = app_user_id() and kind <> 'laudo') as documentos,
              (select count(*)::int from documentos
                where medico_id = app_user_id() and kind = 'laudo') as laudos`,
    ),
  );
  return counts!;
};

/** An account as the administrator `adminId` sees it. @throws AppError NOT_FOUND */
export const readUserProfile = async (
  deps: Pick<Deps, "config" | "db" | "payments">,
  userId: string,
  adminId: string,
): Promise<UserProfile> => {
  const { rows } = await deps.db.pool.query<ProfileRow>(PROFILE_SQL, [userId]);
  const { email_verified, two_factor_enabled, passkeys, sessions, ...row } = requireRow(rows[0]);
  const user = toAdminUser(row, deps);
  const isOther = user.id !== adminId;
  const isEnabled = user.state === "enabled";
  const sends_mail = deps.config.smtp_url !== undefined;
  return {
    ...user,
    ...{ passkeys, sessions, sends_mail },
    email_confirmed: email_verified,
    has_authenticator: two_factor_enabled === true,
    counts: await countRecords(deps.db, user.id),
    can: {
      deactivate: isOther && isEnabled,
      reactivate: user.state === "disabled",
      end_sessions: isOther && sessions > 0,
      resend_confirmation: isEnabled && !email_verified && sends_mail,
      reset_second_step: isEnabled && sends_mail && (two_factor_enabled === true || passkeys > 0),
    },
  };
};
