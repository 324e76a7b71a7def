import type { Locale } from "@relato/shared/domain/language.ts";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../platform/config/config.ts";
import { AppError } from "../../platform/http/errors.ts";
import { messagesOf } from "../../platform/messages.ts";
import { findInvitation } from "./invitations.ts";
import type { AccountLimits } from "./limits.ts";
import type { Filling } from "./page.ts";

export interface SignupPageDeps extends Pick<Deps, "config" | "db"> {
  limits: AccountLimits;
}

/** The token in the page's address, which the form keeps. */
export const invitationOf = ({ url }: FastifyRequest): string | undefined =>
  new URLSearchParams(url.split("?")[1] ?? "").get("invite") ?? undefined;

/** An invited address also creates an account with Google, except where sign-up is closed. */
export const showsGoogle = ({ signup }: Pick<Config, "signup">, request: FastifyRequest): boolean =>
  signup === "open" || (signup === "invite" && invitationOf(request) !== undefined);

const refused = (text: string): Filling => ({
  message: { kind: "info", text },
  hide: ["form", "lead", "google"],
});

/**
 * Shows the invitation's address, or in place of the form why there is no sign-up. Null in an open
 * installation without an invitation.
 */
export const fillSignup = async (
  { config, db, limits }: SignupPageDeps,
  request: FastifyRequest,
  locale: Locale,
): Promise<Filling | null> => {
  const { errors } = messagesOf(locale);
  const { signup } = config;
  const token = invitationOf(request);
  if (token === undefined) {
    if (signup === "open") return null;
    return refused(signup === "invite" ? errors.SIGNUP_BY_INVITATION : errors.SIGNUP_CLOSED);
  }
  try {
    await limits.links.count(request);
  } catch (error) {
    if (error instanceof AppError) return refused(errors[error.code]);
    throw error;
  }
  const invitation = await findInvitation(db, token);
  if (invitation !== null && (signup !== "closed" || invitation.invited_by === null))
    return { values: { email: invitation.email }, fixed: ["email"] };
  if (signup === "open") return null;
  return refused(invitation === null ? errors.INVITATION_INVALID : errors.SIGNUP_CLOSED);
};
