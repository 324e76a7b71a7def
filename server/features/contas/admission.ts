import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { APIError } from "better-auth/api";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/database.ts";
import { findInvitation, findInvitationOf } from "./invitations.ts";

interface AdmissionDeps {
  db: Database;
  config: Pick<Config, "signup">;
}

/** Who wants to create an account. A provider such as Google brings no link. */
export type Applicant =
  | { email: string; by: "password"; token: string | null }
  | { email: string; by: "provider"; is_verified: boolean };

/** Carries the token to the hook. `authHeaders` copies no such header from the browser. */
export const INVITATION_HEADER = "relato-invitation";

const UNINVITED = { invite: "SIGNUP_BY_INVITATION", closed: "SIGNUP_CLOSED" } as const;

/**
 * Why SIGNUP refuses a new account; null if it does not. A closed installation accepts only
 * invitations of the command line. The answer does not depend on existing accounts.
 */
export const findRefusal = async (
  { db, config: { signup } }: AdmissionDeps,
  applicant: Applicant,
): Promise<ErrorCode | null> => {
  if (signup === "open") return null;
  if (applicant.by === "provider") {
    const mayBeInvited = signup === "invite" && applicant.is_verified;
    const invitation = mayBeInvited ? await findInvitationOf(db, applicant.email) : null;
    return invitation === null ? UNINVITED[signup] : null;
  }
  if (applicant.token === null) return UNINVITED[signup];
  const invitation = await findInvitation(db, applicant.token);
  if (invitation === null || invitation.email !== applicant.email) return "INVITATION_INVALID";
  return signup === "closed" && invitation.invited_by !== null ? "SIGNUP_CLOSED" : null;
};

/** What better-auth passes to its hooks. */
interface HookContext {
  path?: string | undefined;
  headers?: Headers | undefined;
}

/** Refuses an account before better-auth stores it. @throws APIError with a code of ours */
export const admitUser = async (
  deps: AdmissionDeps,
  user: { email: string; emailVerified: boolean },
  context: HookContext | null,
): Promise<void> => {
  const email = user.email.toLowerCase();
  const token = context?.headers?.get(INVITATION_HEADER) ?? null;
  const code = await findRefusal(
    deps,
    context?.path === "/sign-up/email"
      ? { email, by: "password", token }
      : { email, by: "provider", is_verified: user.emailVerified },
  );
  // Not 403, which better-auth answers like a sign-up that waits for its confirmation.
  if (code !== null) throw new APIError("UNPROCESSABLE_ENTITY", { code, message: code });
};
