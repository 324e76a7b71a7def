import { createHmac, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../../deps.ts";
import type { AttachmentRow } from "../../../platform/database/schema/chatzello.ts";
import type { AttachmentOf } from "../queries.ts";
import { toAttachment } from "./to-attachment.ts";

/** How long the address of a file works. It also needs the doctor's session. */
const VALID_S = 10 * 60;

type Signed = Pick<AttachmentRow, "id" | "user_id">;

const signatureOf = (secret: string, { id, user_id }: Signed, expires: string): Buffer =>
  createHmac("sha256", secret).update(`attachment:${id}:${user_id}:${expires}`).digest();

/** Makes attachments of the API, with addresses that work for ten minutes. */
export const createAttachmentOf = async ({ auth }: Pick<Deps, "auth">): Promise<AttachmentOf> => {
  const { secret } = await auth.$context;
  const expires = String(Math.floor(Date.now() / 1000) + VALID_S);
  return (row) => {
    const signature = signatureOf(secret, row, expires).toString("base64url");
    const query = `expires=${expires}&signature=${signature}`;
    return toAttachment(row, `/api/chatzello/attachments/${row.id}/file?${query}`);
  };
};

/** Whether an address was made for this attachment and has not expired. */
export const isSigned = async (
  { auth }: Pick<Deps, "auth">,
  attachment: Signed,
  { expires, signature }: { expires: string; signature: string },
): Promise<boolean> => {
  const { secret } = await auth.$context;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, attachment, expires);
  return (
    Number(expires) * 1000 > Date.now() &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
};
