import * as contract from "@relato/shared/contract/admin-users.ts";
import type { UserProfile } from "@relato/shared/contract/admin-users.ts";
import type { AdminAct } from "@relato/shared/domain/audit-log.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { endSessions } from "../contas/end-sessions.ts";
import { enqueueMail } from "../contas/enqueue-mail.ts";
import { readMetrics } from "./metrics.ts";
import { readUserProfile } from "./user-profile.ts";
import { searchUsers } from "./user-search.ts";
import { disableUser, enableUser } from "./user-states.ts";

/** The administrator's list of users. Every act on an account is in the audit log. */
export const registerAdminUserRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, config, db } = deps;
  const recordAct = (actor: string, act: AdminAct, medico_id: string): void =>
    recordAdminAct(audit, { actor, act, medico_id });

  /** @throws AppError NOT_FOUND, or `ACCOUNT_OWN` for the administrator's own account */
  const requireOther = async (userId: string, adminId: string): Promise<UserProfile> => {
    const user = await readUserProfile(deps, userId, adminId);
    if (user.id === adminId) throw new AppError("ACCOUNT_OWN");
    return user;
  };

  /** An account that can get a mail. @throws AppError */
  const requireReader = async (userId: string, adminId: string): Promise<UserProfile> => {
    const user = await readUserProfile(deps, userId, adminId);
    if (user.state !== "enabled") throw new AppError("ACCOUNT_DISABLED");
    if (config.smtp_url === undefined) throw new AppError("MAIL_NOT_CONFIGURED");
    return user;
  };

  bind(app, contract.getAdminMetrics, () => readMetrics(deps));

  bind(app, contract.searchUsers, ({ body }) => searchUsers(deps, body));

  bind(app, contract.getUserProfile, async ({ params, user: { id: adminId } }) => {
    const user = await readUserProfile(deps, params.userId, adminId);
    if (user.id !== adminId) recordAct(adminId, "view-profile", user.id);
    return user;
  });

  bind(app, contract.deactivateUser, async ({ params, user: { id: adminId } }) => {
    const { id } = await requireOther(params.userId, adminId);
    await disableUser(db, id);
    recordAct(adminId, "deactivate", id);
    return readUserProfile(deps, id, adminId);
  });

  bind(app, contract.reactivateUser, async ({ params, user: { id: adminId } }) => {
    const { id } = await readUserProfile(deps, params.userId, adminId);
    if (!(await enableUser(db, id))) throw new AppError("ACCOUNT_CLOSED");
    recordAct(adminId, "reactivate", id);
    return readUserProfile(deps, id, adminId);
  });

  bind(app, contract.endUserSessions, async ({ params, user: { id: adminId } }) => {
    const { id, email } = await requireOther(params.userId, adminId);
    await endSessions(db, email);
    recordAct(adminId, "end-sessions", id);
    return readUserProfile(deps, id, adminId);
  });

  bind(app, contract.resendUserConfirmation, async ({ params, body, user: { id: adminId } }) => {
    const user = await requireReader(params.userId, adminId);
    if (user.email_confirmed) throw new AppError("EMAIL_CONFIRMED");
    await enqueueMail(deps, "confirm", user.id, body.locale);
    recordAct(adminId, "resend-confirmation", user.id);
    return user;
  });

  bind(app, contract.requestSecondStepReset, async ({ params, body, user: { id: adminId } }) => {
    const user = await requireReader(params.userId, adminId);
    if (!user.can.reset_second_step) throw new AppError("TWO_FACTOR_NOT_ENABLED");
    await enqueueMail(deps, "second_step", user.id, body.locale);
    recordAct(adminId, "request-second-step-reset", user.id);
    return user;
  });
};
