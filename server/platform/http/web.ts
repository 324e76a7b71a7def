import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Caller } from "./access.ts";
import type { BuiltPages } from "./built-pages.ts";
import { AppError } from "./errors.ts";
import { findViewer } from "./find-viewer.ts";
import { firstPage } from "./first-page.ts";
import { hostCookie } from "./host-cookie.ts";
import { decidePage, type PageDecision, preferredLocale } from "./pages.ts";

type SiteConfig = Pick<Config, "base_url">;

const localeCookie = (config: SiteConfig): string => hostCookie("relato_locale", config);

/** The locale of the last page shown. */
export const readLocaleCookie = (request: FastifyRequest, config: SiteConfig): string | undefined =>
  request.cookies[localeCookie(config)];

/** Built files other than pages that hold placeholders. */
const FILLED = new Set(["robots.txt", "sitemap.xml"]);
const YEAR_S = 365 * 24 * 60 * 60;

/** Paths relative to `root`; empty if the web was not built. */
const listFiles = async (root: string): Promise<Set<string>> => {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Set(
      files.map((f) => relative(root, join(f.parentPath, f.name)).split(sep).join("/")),
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Set();
    throw error;
  }
};

/** The path that this viewer is redirected to, or null. */
const findRedirect = (
  decision: Extract<PageDecision, { kind: "page" | "shell" }>,
  viewer: Caller | null,
  url: string,
): string | null => {
  const home = `/${decision.locale}/dashboard`;
  if (decision.kind === "page") {
    const query = new URLSearchParams(url.split("?")[1] ?? "");
    return decision.visitors_only && viewer !== null ? firstPage(query, decision.locale) : null;
  }
  if (viewer === null) {
    const back = url === home ? "" : `?return_to=${encodeURIComponent(url)}`;
    return `/${decision.locale}/login${back}`;
  }
  return decision.admin && viewer.role !== "admin" ? home : null;
};

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header("cache-control", "no-store").redirect(to, 302);

const rememberLocale = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  config: SiteConfig,
): void => {
  if (readLocaleCookie(request, config) === locale) return;
  reply.setCookie(localeCookie(config), locale, {
    path: "/",
    maxAge: YEAR_S,
    sameSite: "lax",
    httpOnly: true,
    secure: config.base_url.startsWith("https://"),
  });
};

/**
 * Decides what a built page (`{locale}/{page}/index.html`) becomes for a request: changed HTML, a
 * redirect, or null for the page unchanged.
 */
export type Arrive = (
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ change: (html: string) => string } | { to: string } | null>;

export interface Site {
  /** The built web's folder. */
  root: string;
  documents: BuiltPages;
  arrive: Arrive;
  config: SiteConfig;
}

/** Serves static pages, the application's shell, and redirects for all other paths. */
export const registerWeb = async (
  app: FastifyInstance,
  { root, documents, arrive, config }: Site,
): Promise<void> => {
  const files = await listFiles(root);
  if (files.size > 0) app.register(fastifyStatic, { root, serve: false, preCompressed: true });

  const showPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
  ): Promise<FastifyReply> => {
    const query = request.url.slice(pathname.length);
    const decision = decidePage(pathname, files);
    if (decision.kind === "choose-locale") {
      const language = request.headers["accept-language"] ?? "";
      const locale = preferredLocale(readLocaleCookie(request, config), language);
      return redirect(reply, `/${locale}/${query}`);
    }
    if (decision.kind === "redirect") return redirect(reply, decision.to + query);
    const gated = decision.kind === "shell" || decision.visitors_only;
    const viewer = gated ? await findViewer(app, request, reply) : null;
    const other = findRedirect(decision, viewer, request.url);
    if (other !== null) return redirect(reply, other);
    rememberLocale(request, reply, decision.locale, config);
    const arrival = decision.kind === "page" ? await arrive(decision.file, request, reply) : null;
    if (arrival !== null && "to" in arrival) return redirect(reply, arrival.to);
    if (arrival !== null)
      return documents.sendChanged(request, reply, decision.file, arrival.change);
    return documents.send(request, reply, decision.file, gated ? "no-store" : "no-cache");
  };

  app.get(
    "/*",
    { config: { access: "anonymous" }, schema: { hide: true } },
    async (request, reply) => {
      const pathname = request.url.split("?", 1)[0] ?? "/";
      if (pathname.startsWith("/api/")) throw new AppError("NOT_FOUND");
      if (files.size === 0) {
        return reply
          .status(503)
          .type("text/plain; charset=utf-8")
          .send("The web has not been built. `npm start` builds it.\n");
      }
      const file = pathname.slice(1);
      if (FILLED.has(file) && files.has(file))
        return documents.send(request, reply, file, "no-cache");
      const isPage = file.endsWith(".html") || file.endsWith(".br") || file.endsWith(".gz");
      if (files.has(file) && !isPage) {
        const built = file.startsWith("assets/");
        reply.header("cache-control", built ? `public, max-age=${YEAR_S}, immutable` : "no-cache");
        return reply.sendFile(file, { cacheControl: false });
      }
      // A missing script must be 404: a page in its place would be parsed as the script.
      if (file.startsWith("assets/")) throw new AppError("NOT_FOUND");
      return showPage(request, reply, pathname);
    },
  );
};
