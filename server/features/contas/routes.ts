import * as contract from "@relato/shared/contract/contas.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { readLocaleCookie } from "../../platform/http/web.ts";
import { Accounts, type SignedIn } from "./accounts.ts";
import { callAuth } from "./call-auth.ts";
import { createIsCommon } from "./common-passwords.ts";
import { registerContaRoutes } from "./conta-routes.ts";
import { registerContasForms } from "./forms.ts";
import { registerGoogleRoutes } from "./google-routes.ts";
import { registerInvitationRoutes } from "./invitation-routes.ts";
import { createAccountLimits } from "./limits.ts";
import { registerPasskeyRoutes } from "./passkeys.ts";
import { findUserOfSession } from "./session.ts";
import { signInTwoFactor } from "./two-factor.ts";

/** The request's language, else that of the last page. */
const localeOf = (
  request: FastifyRequest,
  locale: Locale | undefined,
  config: Deps["config"],
): Locale => {
  const last = readLocaleCookie(request, config) ?? "";
  return locale ?? (isLocale(last) ? last : DEFAULT_LOCALE);
};

const toResponse = (result: SignedIn) =>
  result.kind === "signed-in" ? { user: result.user } : { two_factor_required: true as const };

export const registerContasRoutes = (
  app: FastifyInstance,
  deps: Deps,
  documents: BuiltPages,
): void => {
  const { audit, auth, config } = deps;
  const limits = createAccountLimits(deps);
  const isCommon = createIsCommon(config);
  const accounts = new Accounts(deps, limits, isCommon);
  registerContaRoutes(app, deps, { limits, isCommon });
  registerPasskeyRoutes(app, deps, limits);
  registerGoogleRoutes(app, deps);
  registerInvitationRoutes(app, deps);
  registerContasForms(app, { deps, accounts, limits }, documents);

  bind(app, contract.getSession, async ({ user }) => {
    const { launch } = user;
    return { user, ...(launch && { launch }) };
  });

  bind(app, contract.signIn, async ({ body, request, reply }) =>
    toResponse(await accounts.signIn({ request, reply }, body)),
  );

  bind(app, contract.signInTwoFactor, async ({ body, request, reply }) => {
    await limits.links.count(request);
    return { user: await signInTwoFactor(deps, { request, reply }, body) };
  });

  bind(app, contract.signUp, ({ body, request, reply }) =>
    accounts.signUp({ request, reply }, body, localeOf(request, body.locale, config)),
  );

  bind(app, contract.requestPasswordReset, async ({ body, request }) => {
    await accounts.sendMail("reset", request, body.email, localeOf(request, body.locale, config));
    return { requested: true as const };
  });

  bind(app, contract.requestConfirmation, async ({ body, request }) => {
    await accounts.sendMail("confirm", request, body.email, localeOf(request, body.locale, config));
    return { requested: true as const };
  });

  bind(app, contract.resetPassword, async ({ body, request, reply }) =>
    toResponse(await accounts.resetPassword({ request, reply }, body, body.password)),
  );

  bind(app, contract.signOut, async ({ request, reply }) => {
    const user = await findUserOfSession(deps, request);
    await callAuth({ request, reply }, (options) => auth.api.signOut(options));
    if (user !== null)
      audit.record({ actor: user.id, action: "account.sign-out", outcome: "success" });
    return { signed_out: true as const };
  });
};
