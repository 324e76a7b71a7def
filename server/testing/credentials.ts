import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";

export const base32 = (text: string): Buffer => {
  const bits = text
    .replace(/=+$/, "")
    .split("")
    .map((character) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0"),
    )
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator's six digits (RFC 6238), `steps` of 30 seconds from now. Each is valid once. */
export const totp = (uri: string, steps: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const key = base32(new URL(uri).searchParams.get("secret") ?? "");
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

/** Turns on two-step verification with the code of this step: `totp(uri, 1)` is unused. */
export const enrolTotp = async (app: FastifyInstance, cookie: string) => {
  const post = (url: string, payload: object) =>
    app.inject({ method: "POST", url, payload, headers: { cookie } });
  const started = await post("/api/account/two-factor", { password: "segredo" });
  const { totp_uri: uri, backup_codes: codes } = started.json<{
    totp_uri: string;
    backup_codes: string[];
  }>();
  const answer = await post("/api/account/two-factor/confirm", { code: totp(uri, 0) });
  if (answer.statusCode !== 200) throw new Error(`two-factor answered ${answer.statusCode}`);
  return { answer, uri, codes };
};

/** A passkey's row, for tests that do not sign in with it. */
export const insertPasskey = async ({ pool }: Database, userId: string): Promise<void> => {
  await pool.query(
    `insert into auth.passkey (id, user_id, public_key, credential_id, counter, device_type,
                               backed_up)
     values ($1, $2, '', $1, 0, 'singleDevice', false)`,
    [randomUUID(), userId],
  );
};

export const countPasskeys = async ({ pool }: Database, userId: string): Promise<number> => {
  const { rows } = await pool.query("select 1 from auth.passkey where user_id = $1", [userId]);
  return rows.length;
};
