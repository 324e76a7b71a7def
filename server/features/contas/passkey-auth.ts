import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import type { Deps } from "../../deps.ts";
import { baseOptions, roles } from "./auth.ts";

const requireVerified = (isVerified: boolean | undefined): void => {
  if (isVerified !== true)
    throw new APIError("UNAUTHORIZED", { code: "PASSKEY_UNVERIFIED", message: "not verified" });
};

const create = async ({ auth, config, db, log }: Pick<Deps, "auth" | "config" | "db" | "log">) => {
  const { passkey } = await import("@better-auth/passkey");
  const { secret } = await auth.$context;
  return betterAuth({
    ...baseOptions({ config, db, log, secret }),
    plugins: [
      roles(),
      passkey({
        rpName: "Relato",
        rpID: new URL(config.base_url).hostname,
        origin: config.base_url,
        // Sign-in asks for no e-mail address, so that the authenticator must store the account.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        // better-auth 1.7.6 accepts a key that was only touched, which is one factor.
        registration: {
          afterVerification: async ({ verification: { registrationInfo } }) =>
            requireVerified(registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification: { authenticationInfo } }) =>
            requireVerified(authenticationInfo.userVerified),
        },
      }),
    ],
  });
};

export type PasskeyAuth = Awaited<ReturnType<typeof create>>;

/** better-auth with passkeys, loaded at the first use: its certificate code loads in 160 ms. */
export const createPasskeyAuth = (
  deps: Pick<Deps, "auth" | "config" | "db" | "log">,
): (() => Promise<PasskeyAuth>) => {
  let ready: Promise<PasskeyAuth> | null = null;
  return () => (ready ??= create(deps));
};
