import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { SendableNotice } from "./notice-queries.ts";

const TOKEN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

const sign = async (auth: Deps["auth"], noticeId: string): Promise<string> => {
  const { secret } = await auth.$context;
  return createHmac("sha256", secret).update(`appointment-reply:${noticeId}`).digest("base64url");
};

/**
 * The secret link at which the patient confirms or cancels; null in a notice of a cancellation.
 * Derived from the notice's id, so that each attempt to send it has the same one.
 */
export const createReplyLink = async (
  auth: Deps["auth"],
  base_url: string,
  { id, locale, occasion }: Pick<SendableNotice, "id" | "locale" | "occasion">,
): Promise<string | null> =>
  occasion === "cancelled"
    ? null
    : `${base_url}/${locale}/appointment/${id}.${await sign(auth, id)}`;

/** The notice of a link's token; null if the token is invalid. */
export const readReplyToken = async (auth: Deps["auth"], token: string): Promise<string | null> => {
  const [, noticeId, signature] = TOKEN.exec(token) ?? [];
  if (noticeId === undefined || signature === undefined) return null;
  const expected = await sign(auth, noticeId);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? noticeId : null;
};
