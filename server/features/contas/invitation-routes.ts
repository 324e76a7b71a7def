import * as contract from "@relato/shared/contract/invitations.ts";
import type { AdminAct } from "@relato/shared/domain/audit-log.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { spendMessage } from "../../platform/quotas/quotas.ts";
import {
  createInvitation,
  invitationLink,
  listInvitations,
  revokeInvitation,
  setInvitationMail,
} from "./invitations.ts";
import { normalEmail } from "./limits.ts";

/** Invitations by an administrator. The command line has its own (server/cli/invite.ts). */
export const registerInvitationRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, config, db, jobs } = deps;
  // The invited person has no account yet.
  const recordAct = (actor: string, act: AdminAct, subject: string): void =>
    recordAdminAct(audit, { actor, act, medico_id: null, subject });

  bind(app, contract.listInvitations, async () => ({
    mode: config.signup,
    items: await listInvitations(db),
  }));

  bind(app, contract.createInvitation, async ({ body, user }) => {
    if (config.signup === "closed") throw new AppError("SIGNUP_CLOSED");
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    await withUser(db, user.id, (tx) => spendMessage(tx, config, "invitation", email));
    const { locale } = body;
    const { id, token } = await createInvitation(deps, email, user.id, async (tx, id) => {
      await setInvitationMail(tx, id, "waiting");
      await jobs.enqueue(tx, "invitation-mail", { id, locale });
    });
    recordAct(user.id, "invite", id);
    const mailed = config.smtp_url !== undefined;
    return { link: invitationLink(config.base_url, locale, token), mailed };
  });

  bind(app, contract.revokeInvitation, async ({ params, user }) => {
    if (!(await revokeInvitation(db, params.id))) throw new AppError("NOT_FOUND");
    recordAct(user.id, "revoke-invitation", params.id);
    return { revoked: true as const };
  });
};
