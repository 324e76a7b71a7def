import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { AppointmentNoticeRow } from "../../platform/database/schema/agenda.ts";
import type { SendableNotice } from "./notice-queries.ts";

/** The notice of a link and its doctor, so that a reader needs no access to other doctors' rows. */
export type LinkedNotice = Pick<AppointmentNoticeRow, "id" | "medico_id">;

const TOKEN = /^([A-Za-z0-9_-]{1,64})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

const sign = async (auth: Deps["auth"], { id, medico_id }: LinkedNotice): Promise<string> => {
  const { secret } = await auth.$context;
  const text = `appointment-reply:${medico_id}:${id}`;
  return createHmac("sha256", secret).update(text).digest("base64url");
};

/**
 * The secret link at which the patient confirms or cancels; null in a notice of a cancellation.
 * Derived from the notice's id, so that each attempt to send it has the same one.
 */
export const createReplyLink = async (
  auth: Deps["auth"],
  base_url: string,
  { locale, occasion, ...notice }: Pick<SendableNotice, "locale" | "occasion"> & LinkedNotice,
): Promise<string | null> => {
  if (occasion === "cancelled") return null;
  const token = [notice.medico_id, notice.id, await sign(auth, notice)].join(".");
  return `${base_url}/${locale}/appointment/${token}`;
};

/** The notice of a link's token; null if the token is invalid. */
export const readReplyToken = async (
  auth: Deps["auth"],
  token: string,
): Promise<LinkedNotice | null> => {
  const [, medico_id, id, signature] = TOKEN.exec(token) ?? [];
  if (medico_id === undefined || id === undefined || signature === undefined) return null;
  const expected = await sign(auth, { id, medico_id });
  const isSame = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isSame ? { id, medico_id } : null;
};
