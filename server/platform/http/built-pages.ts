import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import Negotiator from "negotiator";
import { allowFrames, contentSecurityPolicy } from "./content-security-policy.ts";

const brotli = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/** The value of `{{NAME}}` in a built page; null for an unknown name. */
export type FillPlaceholder = (name: string, file: string) => string | null;

interface BuiltPage {
  bodies: Record<"br" | "gzip" | "identity", Buffer>;
  etag: string;
  type: string;
  contentSecurityPolicy: string;
}

type Encoding = keyof BuiltPage["bodies"];

/** The smallest encoding that the browser accepts. */
const chooseEncoding = (request: FastifyRequest): Encoding => {
  const accepted = new Negotiator(request).encodings(["br", "gzip"]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
};

const hashInline = (html: string, element: "script" | "style"): string[] =>
  [
    ...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, "g")),
  ].map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);

/** Fast compression, for an answer made for one reader. */
const compressOnce = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> => {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return promisify(gzip)(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
};

declare module "fastify" {
  interface FastifyReply {
    /** Origins whose pages may frame a built page in this answer; null for none. */
    framing_origins: readonly string[] | null;
  }
}

const setHeaders = (reply: FastifyReply, page: BuiltPage, cacheControl: string): void => {
  const origins = reply.framing_origins ?? [];
  // Browsers ignore it beside frame-ancestors, but it would contradict.
  if (origins.length > 0) reply.removeHeader("x-frame-options");
  reply.headers({
    "cache-control": cacheControl,
    "content-security-policy": allowFrames(page.contentSecurityPolicy, origins),
    "content-type": page.type,
    vary: "accept-encoding",
  });
};

const buildPage = async (file: string, text: string, https: boolean): Promise<BuiltPage> => {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    bodies: {
      identity,
      br: await brotli(identity, { params }),
      gzip: await promisify(gzip)(identity, { level: 9 }),
    },
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    type: TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    contentSecurityPolicy: contentSecurityPolicy({
      https,
      scripts: hashInline(text, "script"),
      styles: hashInline(text, "style"),
      style_attributes: file.endsWith("/app.html"),
    }),
  };
};

/**
 * Sends the pages that the web's build made. Placeholders are filled and the page is compressed
 * once; its content security policy holds the hashes of its inline scripts and styles.
 */
export class BuiltPages {
  readonly #pages = new Map<string, Promise<BuiltPage>>();
  readonly #load: (file: string) => Promise<BuiltPage>;

  constructor(root: string, https: boolean, fill: FillPlaceholder) {
    this.#load = async (file) => {
      const built = await readFile(join(root, file), "utf8");
      const fillOne = (all: string, name: string): string => fill(name, file) ?? all;
      return buildPage(file, built.replaceAll(/\{\{([A-Z_]+)\}\}/g, fillOne), https);
    };
  }

  /** `change` edits the body for one reader; it must not change scripts and styles. */
  async sendChanged(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    change: (html: string) => string,
  ): Promise<FastifyReply> {
    const page = await this.#find(file);
    const encoding = chooseEncoding(request);
    const html = change(page.bodies.identity.toString());
    const body = await compressOnce(Buffer.from(html), encoding);
    setHeaders(reply, page, "no-store");
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(body);
  }

  /** Answers 304 if the browser has this page. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    cacheControl: string,
  ): Promise<FastifyReply> {
    const page = await this.#find(file);
    const encoding = chooseEncoding(request);
    const etag = `"${page.etag}-${encoding}"`;
    setHeaders(reply, page, cacheControl);
    reply.header("etag", etag);
    if (fresh(request.headers, { etag })) return reply.status(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(page.bodies[encoding]);
  }

  #find(file: string): Promise<BuiltPage> {
    const known = this.#pages.get(file);
    if (known !== undefined) return known;
    const loading = this.#load(file);
    this.#pages.set(file, loading);
    // A failed load is not cached.
    loading.catch(() => this.#pages.delete(file));
    return loading;
  }
}
