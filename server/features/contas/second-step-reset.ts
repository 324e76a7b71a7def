import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { endSessions, forgetSecondStep } from "./end-sessions.ts";
import { useSecondStepToken } from "./links.ts";
import { findAccount, forgetVerifications } from "./queries.ts";

/**
 * The owner of an account confirms by mail that an administrator may remove its second step.
 * Removes authenticator, passkeys and open links, and ends the sessions.
 * @throws AppError SECOND_STEP_LINK_INVALID
 */
export const confirmSecondStepReset = async (
  { auth, audit, db }: Pick<Deps, "auth" | "audit" | "db">,
  token: string,
): Promise<void> => {
  const id = await useSecondStepToken(auth, token);
  const account = id === null ? null : await findAccount(db, id);
  if (account === null) throw new AppError("SECOND_STEP_LINK_INVALID");
  await forgetSecondStep(db, account.email);
  await forgetVerifications(db, account.id);
  await endSessions(db, account.email);
  audit.record({ actor: account.id, action: "account.second-step-reset", outcome: "success" });
};
