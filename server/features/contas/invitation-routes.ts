import * as contract from "@relato/shared/contract/invitations.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
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
  const record = (actor: string, action: string, subject: string): void =>
    audit.record({ actor, action: `account.${action}`, subject, outcome: "success" });

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
    record(user.id, "invite", id);
    const mailed = config.smtp_url !== undefined;
    return { link: invitationLink(config.base_url, locale, token), mailed };
  });

  bind(app, contract.revokeInvitation, async ({ params, user }) => {
    if (!(await revokeInvitation(db, params.id))) throw new AppError("NOT_FOUND");
    record(user.id, "invitation-revoke", params.id);
    return { revoked: true as const };
  });
};
