import * as contract from "@relato/shared/contract/passkeys.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { toUser } from "./accounts.ts";
import { callAuth } from "./call-auth.ts";
import type { AccountLimits } from "./limits.ts";
import { endReplaced } from "./replace-session.ts";
import { requireRecentProof } from "./step-up.ts";
import { createPasskeyAuth, type PasskeyAuth } from "./passkey-auth.ts";

type Assertion = NonNullable<
  Parameters<PasskeyAuth["api"]["verifyPasskeyAuthentication"]>[0]
>["body"]["response"];

type PasskeyDeps = Deps & { getAuth: () => Promise<PasskeyAuth> };

/** Passkeys of the signed-in account, and sign-in by passkey without an e-mail address. */
export const registerPasskeyRoutes = (
  app: FastifyInstance,
  deps: Deps,
  limits: AccountLimits,
): void => {
  const passkeyDeps = { ...deps, getAuth: createPasskeyAuth(deps) };
  registerOwnPasskeys(app, passkeyDeps);
  registerSignIn(app, passkeyDeps, limits);
};

const registerOwnPasskeys = (app: FastifyInstance, deps: PasskeyDeps): void => {
  const { audit, db, getAuth } = deps;
  bind(app, contract.listPasskeys, async ({ user }) => {
    const { rows } = await db.pool.query<contract.Passkey>(
      `select id, name, created_at, backed_up from auth.passkey
        where user_id = $1 order by created_at, id`,
      [user.id],
    );
    return { items: rows };
  });

  bind(app, contract.startPasskey, async ({ request, reply }) => {
    await requireRecentProof(deps, request);
    const response = await callAuth({ request, reply }, async (options) =>
      (await getAuth()).api.generatePasskeyRegistrationOptions(options),
    );
    return { ...response };
  });

  bind(app, contract.addPasskey, async ({ body, user, request, reply }) => {
    await requireRecentProof(deps, request);
    const response = await callAuth({ request, reply }, async (options) =>
      (await getAuth()).api.verifyPasskeyRegistration({
        body: { response: body.credential, name: body.name },
        ...options,
      }),
    );
    audit.record({ actor: user.id, action: "account.passkey-add", outcome: "success" });
    const { id, backedUp, createdAt } = response;
    const created_at = createdAt?.toISOString() ?? null;
    return { id, name: body.name, backed_up: backedUp, created_at };
  });

  bind(app, contract.removePasskey, async ({ params, user, request }) => {
    await requireRecentProof(deps, request);
    const { rowCount } = await db.pool.query(
      "delete from auth.passkey where user_id = $1 and id = $2",
      [user.id, params.id],
    );
    if (rowCount !== 1) throw new AppError("NOT_FOUND");
    audit.record({ actor: user.id, action: "account.passkey-remove", outcome: "success" });
    return { removed: true as const };
  });
};

const registerSignIn = (app: FastifyInstance, deps: PasskeyDeps, limits: AccountLimits): void => {
  const { audit, getAuth } = deps;
  bind(app, contract.startPasskeySignIn, async ({ request, reply }) => {
    await limits.sign_ins.count(request);
    const response = await callAuth({ request, reply }, async (options) =>
      (await getAuth()).api.generatePasskeyAuthenticationOptions(options),
    );
    // better-auth 1.7.6 always says "preferred" here.
    return { ...response, userVerification: "required" };
  });

  bind(app, contract.signInPasskey, async ({ body, request, reply }) => {
    await limits.sign_ins.count(request);
    const action = "account.sign-in-passkey";
    try {
      const { user } = await callAuth({ request, reply }, async (options) =>
        (await getAuth()).api.verifyPasskeyAuthentication({
          // Not validated yet; this call verifies it.
          body: { response: body.credential as unknown as Assertion },
          ...options,
        }),
      );
      await endReplaced(deps, { request, reply });
      audit.record({ actor: user.id, action, outcome: "success" });
      return { user: toUser(user) };
    } catch (error) {
      audit.record({ actor: "anonymous", action, outcome: "failure" });
      throw error;
    }
  });
};
