import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { API_KEY_ACTOR } from "@relato/shared/domain/audit-log.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { AppError } from "../../platform/http/errors.ts";
import { preferredLocale } from "../../platform/http/pages.ts";
import { messagesOf } from "../../platform/messages.ts";
import { checkKey } from "../api-keys/find-key.ts";
import { errorPage, sendPage } from "../sharing/send-page.ts";
import { readLaunchCookie, setLaunchCookie } from "./cookie.ts";
import { findLink, findSession, hasSession, type LaunchRow, startSession } from "./queries.ts";
import { createCookieToken, hashToken, isSignedLink } from "./tokens.ts";

type LaunchDeps = Pick<Deps, "audit" | "auth" | "config" | "db" | "payments">;
type Refusal = "used" | "late" | "unknown" | "ended";

const PAGE = { config: { access: "anonymous" as const }, schema: { hide: true } };

/** Whether the key that launched it may still be used. */
const isKeyGood = (row: LaunchRow, deps: LaunchDeps): boolean => {
  try {
    checkKey(row, deps);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

const refusalOf = (row: LaunchRow | null, deps: LaunchDeps): Refusal | null => {
  if (row === null) return "unknown";
  if (row.is_used) return "used";
  if (row.is_late) return "late";
  return isKeyGood(row, deps) ? null : "ended";
};

/**
 * Uses a link. Sessions of the same doctor in this browser share its cookie, so that two patients
 * can be open in two tabs. Another doctor's cookie is replaced, which ends those sessions here.
 */
const useLink = async (
  { audit, config, db }: LaunchDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  row: LaunchRow,
): Promise<boolean> => {
  const current = readLaunchCookie(request, config);
  const fresh = createCookieToken();
  const token = await withUser(db, row.id, async (tx) => {
    const isKept = current !== undefined && (await hasSession(tx, hashToken(current)));
    const chosen = isKept ? current : fresh;
    return (await startSession(tx, row.launch_id, hashToken(chosen))) ? chosen : null;
  });
  if (token === null) return false;
  if (token === fresh) setLaunchCookie(reply, config, token);
  audit.record({
    actor: `${API_KEY_ACTOR}${row.key_id}`,
    action: "launch.opened",
    subject: row.paciente_id,
    outcome: "success",
    medico_id: row.id,
  });
  return true;
};

/** The link of a launch, and the shell of the session that it starts. */
export const registerLaunchPages = (
  app: FastifyInstance,
  deps: LaunchDeps,
  documents: BuiltPages,
): void => {
  const { auth, config, db } = deps;

  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    locale: Locale,
  ): Promise<FastifyReply> => {
    const { title, detail } = messagesOf(locale).publicSharing.launch[refusal];
    return sendPage(documents, { request, reply, locale }, errorPage(410, title, detail));
  };

  app.get<{ Params: { token: string } }>("/launch/:token", PAGE, async (request, reply) => {
    const { token } = request.params;
    const { secret } = await auth.$context;
    const row = isSignedLink(token, secret) ? await findLink(db, hashToken(token)) : null;
    reply.framing_origins = row?.origins ?? null;
    const refusal = refusalOf(row, deps);
    const language = request.headers["accept-language"] ?? "";
    const locale = row?.locale ?? preferredLocale(undefined, language);
    if (row === null || refusal !== null)
      return refuse(request, reply, refusal ?? "unknown", locale);
    if (!(await useLink(deps, { request, reply }, row)))
      return refuse(request, reply, "used", locale);
    const page = row.view === "consultation" ? "/consultation" : "";
    return reply
      .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(`/${locale}/launched/${row.launch_id}${page}`, 303);
  });

  for (const locale of LOCALES) {
    const show = async (
      request: FastifyRequest<{ Params: { launch: string } }>,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      const cookie = readLaunchCookie(request, config);
      const row =
        cookie === undefined
          ? null
          : await findSession(db, request.params.launch, hashToken(cookie));
      reply.framing_origins = row?.origins ?? null;
      if (row === null || !row.is_open || !isKeyGood(row, deps))
        return refuse(request, reply, "ended", locale);
      return documents.send(request, reply, `${locale}/app.html`, "no-store");
    };
    app.get(`/${locale}/launched/:launch`, PAGE, show);
    app.get(`/${locale}/launched/:launch/*`, PAGE, show);
  }
};
