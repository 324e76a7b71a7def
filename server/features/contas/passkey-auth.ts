import { betterAuth } from "better-auth/minimal";
import type { Deps } from "../../deps.ts";
import { baseOptions, roles } from "./auth.ts";

const make = async ({ auth, config, db, log }: Pick<Deps, "auth" | "config" | "db" | "log">) => {
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
        // Without a name typed first, the authenticator must know the account by itself.
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      }),
    ],
  });
};

export type PasskeyAuth = Awaited<ReturnType<typeof make>>;

/** better-auth with passkeys, made when the first is used: its certificates' code takes a sixth of a second to load. */
export const createPasskeyAuth = (
  deps: Pick<Deps, "auth" | "config" | "db" | "log">,
): (() => Promise<PasskeyAuth>) => {
  let ready: Promise<PasskeyAuth> | null = null;
  return () => (ready ??= make(deps));
};
