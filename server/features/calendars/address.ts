import { toCalendarUrl } from "@relato/shared/domain/calendars.ts";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Deps } from "../../deps.ts";

/*
 * The address of an outside calendar is a secret: who has it can read the calendar. It is
 * encrypted with the installation's secret, and never shown, logged or exported.
 */

type SecretDeps = Pick<Deps, "auth" | "config">;

const keyOf = async ({ auth }: Pick<Deps, "auth">): Promise<string> => (await auth.$context).secret;

/** The encrypted address, and the host, which is shown. The form has checked `typed`. */
export const sealAddress = async (
  deps: Pick<Deps, "auth">,
  typed: string,
): Promise<{ address: string; host: string }> => {
  const url = toCalendarUrl(typed);
  if (url === null) throw new TypeError("invalid calendar address");
  const address = await symmetricEncrypt({ key: await keyOf(deps), data: url.href });
  return { address, host: url.host };
};

/**
 * The address, and whether the former AUTH_SECRET encrypted it; null if neither secret opens it.
 */
export const openAddress = async (
  deps: SecretDeps,
  address: string,
): Promise<{ url: string; isFormer: boolean } | null> => {
  const keys = [await keyOf(deps), deps.config.auth_secret_previous];
  for (const [n, key] of keys.entries()) {
    if (key === undefined) continue;
    const url = await symmetricDecrypt({ key, data: address }).catch(() => null);
    if (url !== null) return { url, isFormer: n > 0 };
  }
  return null;
};
