import * as contract from "@relato/shared/contract/conta.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { callAuth } from "./call-auth.ts";
import { verifyPassword } from "./close.ts";
import { withAuthErrors } from "./errors.ts";
import { type AccountLimits, countWrong } from "./limits.ts";
import { checkNewPassword } from "./new-password.ts";
import { forgetVerifications } from "./queries.ts";
import { replaceToken } from "./replace-session.ts";
import { authHeaders } from "./session.ts";
import { endOtherSessions, endSession, hasTwoFactor, listSessions } from "./sessions.ts";
import { recordProof, requireRecentProof } from "./step-up.ts";
import { verifyTotp } from "./two-factor.ts";

const recordSuccess = ({ audit }: Deps, actor: string, action: string): void =>
  audit.record({ actor, action: `account.${action}`, outcome: "success" });

/** Limits wrong passwords per account, against guessing at an unlocked screen. */
const withPassword = async <T>(
  deps: Deps,
  { proofs }: AccountLimits,
  request: FastifyRequest,
  call: () => Promise<T>,
): Promise<T> => {
  const result = await countWrong(proofs, request, "PASSWORD_WRONG", () => withAuthErrors(call));
  await recordProof(deps, request);
  return result;
};

/** Password, sessions and two-step verification of the signed-in account. */
export const registerContaRoutes = (
  app: FastifyInstance,
  deps: Deps,
  { limits, isCommon }: { limits: AccountLimits; isCommon: (password: string) => boolean },
): void => {
  const { auth, db } = deps;

  bind(app, contract.stepUp, async ({ body, request, reply }) => {
    await withPassword(deps, limits, request, () => verifyPassword(auth, request, body.password));
    await replaceToken(deps, { request, reply });
    return { proved: true as const };
  });

  bind(app, contract.changePassword, async ({ body, user, request, reply }) => {
    const { current_password: currentPassword, new_password: newPassword } = body;
    checkNewPassword(newPassword, user, isCommon, "new_password");
    await withPassword(deps, limits, request, () =>
      callAuth({ request, reply }, (options) =>
        auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          ...options,
        }),
      ),
    );
    // An earlier reset link must not change the password again.
    await forgetVerifications(db, user.id);
    recordSuccess(deps, user.id, "password-change");
    return { changed: true as const };
  });

  bind(app, contract.listSessions, async ({ user, request }) => ({
    items: await listSessions(deps, request, user.id),
  }));

  bind(app, contract.revokeSession, async ({ params, user, request }) => {
    await requireRecentProof(deps, request);
    if (!(await endSession(db, user.id, params.id))) throw new AppError("NOT_FOUND");
    recordSuccess(deps, user.id, "session-end");
    return { revoked: true as const };
  });

  bind(app, contract.revokeOtherSessions, async ({ user, request }) => {
    await requireRecentProof(deps, request);
    const revoked = await endOtherSessions(deps, request, user.id);
    recordSuccess(deps, user.id, "session-end");
    return { revoked };
  });

  registerTwoFactor(app, deps, limits);
};

const registerTwoFactor = (app: FastifyInstance, deps: Deps, limits: AccountLimits): void => {
  const { auth, db } = deps;

  bind(app, contract.getTwoFactor, async ({ user }) => ({
    enabled: await hasTwoFactor(db, user.id),
  }));

  bind(app, contract.startTwoFactor, async ({ body, request }) => {
    const { totpURI, backupCodes } = await withPassword(deps, limits, request, async () => {
      const started = await auth.api.enableTwoFactor({
        body: { password: body.password, method: "totp" },
        headers: authHeaders(request),
      });
      if (started.method !== "totp") throw new Error("better-auth did not start totp");
      return started;
    });
    return { totp_uri: totpURI, backup_codes: backupCodes };
  });

  bind(app, contract.confirmTwoFactor, async ({ body, user, request, reply }) => {
    await requireRecentProof(deps, request);
    await limits.proofs.count(request);
    const code = body.code.replaceAll(/\s/g, "");
    await verifyTotp(deps, { request, reply }, { code });
    recordSuccess(deps, user.id, "two-factor-on");
    return { enabled: true as const };
  });

  bind(app, contract.renewBackupCodes, async ({ body, user, request }) => {
    const { backupCodes } = await withPassword(deps, limits, request, () =>
      auth.api.generateBackupCodes({ body, headers: authHeaders(request) }),
    );
    recordSuccess(deps, user.id, "backup-codes");
    return { backup_codes: backupCodes };
  });

  bind(app, contract.stopTwoFactor, async ({ body, user, request, reply }) => {
    await withPassword(deps, limits, request, () =>
      callAuth({ request, reply }, (options) => auth.api.disableTwoFactor({ body, ...options })),
    );
    recordSuccess(deps, user.id, "two-factor-off");
    return { enabled: false as const };
  });
};
