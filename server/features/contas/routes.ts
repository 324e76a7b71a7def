import * as contract from "@relato/shared/contract/contas.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { withAuthErrors } from "./errors.ts";
import { authHeaders, roleOf, sendCookies } from "./session.ts";

const MINUTE = 60_000;
/** Guessing passwords: tries from one address, and wrong tries at one account from anywhere (design 7). */
const SIGN_INS_PER_ADDRESS = { max: 30, window_ms: MINUTE };
const WRONG_PASSWORDS_PER_ACCOUNT = { max: 10, window_ms: 15 * MINUTE };
const SIGN_UPS_PER_ADDRESS = { max: 20, window_ms: 60 * MINUTE };

const normalEmail = (email: string): string => email.trim().toLowerCase();

const isEmail = (email: string): boolean => z.email().safeParse(email).success;

const accountOf = (request: FastifyRequest): string =>
  normalEmail((request.body as { email: string }).email);

const toUser = (user: { id: string; email: string; name: string }): contract.Session["user"] => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: "role" in user ? roleOf(user.role) : "doctor",
});

export const registerContasRoutes = (app: FastifyInstance, { auth, audit, config }: Deps): void => {
  const scaled = <L extends { max: number }>(limit: L): L => ({
    ...limit,
    max: limit.max * config.rate_limit_factor,
  });
  const signIns = createLimit(app, scaled(SIGN_INS_PER_ADDRESS));
  const signUps = createLimit(app, scaled(SIGN_UPS_PER_ADDRESS));
  const wrongPasswords = createLimit(app, {
    ...scaled(WRONG_PASSWORDS_PER_ACCOUNT),
    keyOf: accountOf,
  });

  bind(app, contract.getSession, async ({ user }) => ({ user }));

  bind(app, contract.signIn, async ({ body, request, reply }) => {
    await signIns.count(request);
    // Only looked at: a doctor who signs in rightly, often, is not kept out.
    await wrongPasswords.look(request);
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("INVALID_CREDENTIALS");
    try {
      const { headers, response } = await withAuthErrors(() =>
        auth.api.signInEmail({
          body: { email, password: body.password },
          headers: authHeaders(request),
          returnHeaders: true,
        }),
      );
      sendCookies(reply, headers);
      audit.record({ actor: response.user.id, action: "account.sign-in", outcome: "success" });
      return { user: toUser(response.user) };
    } catch (error) {
      if (error instanceof AppError && error.code === "INVALID_CREDENTIALS") {
        // Whose account it was meant for is not noted: the address may be a password typed into the wrong field.
        audit.record({ actor: "anonymous", action: "account.sign-in", outcome: "failure" });
        await wrongPasswords.count(request);
      }
      // Longer than any password that was ever accepted is simply not the password.
      if (error instanceof AppError && error.code === "PASSWORD_TOO_LONG") {
        throw new AppError("INVALID_CREDENTIALS");
      }
      throw error;
    }
  });

  bind(app, contract.signUp, async ({ body, request, reply }) => {
    await signUps.count(request);
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    if (body.password.length < contract.MIN_PASSWORD) {
      throw new AppError("PASSWORD_TOO_SHORT", { field: "password" });
    }
    const { headers, response } = await withAuthErrors(() =>
      auth.api.signUpEmail({
        body: {
          email,
          password: body.password,
          name: body.name?.trim() || (email.split("@")[0] ?? ""),
        },
        headers: authHeaders(request),
        returnHeaders: true,
      }),
    );
    sendCookies(reply, headers);
    audit.record({ actor: response.user.id, action: "account.sign-up", outcome: "success" });
    return { user: toUser(response.user) };
  });

  bind(app, contract.signOut, async ({ request, reply }) => {
    const { headers } = await auth.api.signOut({
      headers: authHeaders(request),
      returnHeaders: true,
    });
    sendCookies(reply, headers);
    return { signed_out: true as const };
  });
};
