import type { CDPSession, Page } from "@playwright/test";
import { createHmac } from "node:crypto";

/** Adds a device that makes passkeys and approves every request. */
export const addAuthenticator = async (page: Page): Promise<[CDPSession, string]> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return [cdp, authenticatorId];
};

export const secretOf = (totpUri: string): string =>
  new URL(totpUri).searchParams.get("secret") ?? "";

/** The six digits of an authenticator (RFC 6238), `steps` of 30 seconds from now. */
export const totp = (secret: string, steps = 0): string => {
  const bits = secret
    .split("")
    .map((one) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(one).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
};
