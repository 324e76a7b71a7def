import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Chatwoot's script stores the conversation and the identity in cookies of our host. */
const PREFIXES = ["cw_conversation", "cw_user_"];

/** Whose conversation the cookies belong to: a digest of the account's id. */
const OWNER = "relato_support";

/** Deletes the chat's cookies, so that the next doctor of this device starts without them. */
export const clearWidgetCookies = ({ cookies }: FastifyRequest, reply: FastifyReply): void => {
  for (const name of Object.keys(cookies))
    if (name === OWNER || PREFIXES.some((prefix) => name.startsWith(prefix)))
      reply.clearCookie(name, { path: "/" });
};

/** Keeps the chat's cookies only if this doctor opened the page last. */
export const claimWidgetCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, secure }: { userId: string; secure: boolean },
): void => {
  const owner = createHash("sha256").update(userId).digest("base64url");
  if (request.cookies[OWNER] === owner) return;
  clearWidgetCookies(request, reply);
  reply.setCookie(OWNER, owner, { path: "/", httpOnly: true, sameSite: "lax", secure });
};
