import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "./policy.ts";

const brotli = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/** What is put in the place of `{{NAME}}` in a built page; null: there is no such name. */
export type Fill = (name: string, file: string) => string | null;

interface Document {
  bodies: Record<"br" | "gzip" | "identity", Buffer>;
  etag: string;
  type: string;
  policy: string;
}

type Encoding = keyof Document["bodies"];

/** The smallest that the browser takes (RFC 9110, 12.5.3); a weight of 0 refuses. */
const encodingFor = (accepted: string): Encoding => {
  const takes = (name: string): boolean =>
    accepted.split(",").some((part) => {
      const [coding = "", ...parameters] = part.split(";").map((one) => one.trim());
      return coding === name && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
};

const hashesOf = (html: string, element: "script" | "style"): string[] =>
  [
    ...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, "g")),
  ].map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);

/**
 * The built pages as this installation sends them: its own address and contact put in, compressed once as small as it gets,
 * with a policy that names the very scripts and styles that stand in the page.
 */
export const createDocuments = (root: string, https: boolean, fill: Fill) => {
  const made = new Map<string, Promise<Document>>();

  const make = async (file: string): Promise<Document> => {
    const built = await readFile(join(root, file), "utf8");
    const text = built.replaceAll(
      /\{\{([A-Z_]+)\}\}/g,
      (all, name: string) => fill(name, file) ?? all,
    );
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
      policy: contentSecurityPolicy({
        https,
        scripts: hashesOf(text, "script"),
        styles: hashesOf(text, "style"),
        style_attributes: file.endsWith("/app.html"),
      }),
    };
  };

  const find = (file: string): Promise<Document> => {
    const known = made.get(file);
    if (known !== undefined) return known;
    const making = make(file);
    made.set(file, making);
    // One failed reading must not stand for ever.
    making.catch(() => made.delete(file));
    return making;
  };

  /** Quick, for an answer that is made for one reader. */
  const pack = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> => {
    if (encoding === "identity") return body;
    if (encoding === "gzip") return promisify(gzip)(body);
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  };

  return {
    /**
     * Answers with the page and something written into its body for this reader alone; no cache keeps it. `change` leaves
     * scripts and styles as they are, since the policy names those.
     */
    sendChanged: async (
      request: FastifyRequest,
      reply: FastifyReply,
      file: string,
      change: (html: string) => string,
    ): Promise<FastifyReply> => {
      const page = await find(file);
      const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
      const body = await pack(Buffer.from(change(page.bodies.identity.toString())), encoding);
      reply.headers({
        "cache-control": "no-store",
        "content-security-policy": page.policy,
        "content-type": page.type,
        vary: "accept-encoding",
      });
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.send(body);
    },
    /** Answers with the page, or with 304 when the browser has this very one. `cacheControl` as in RFC 9111. */
    send: async (
      request: FastifyRequest,
      reply: FastifyReply,
      file: string,
      cacheControl: string,
    ): Promise<FastifyReply> => {
      const page = await find(file);
      const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
      const etag = `"${page.etag}-${encoding}"`;
      reply.headers({
        "cache-control": cacheControl,
        "content-security-policy": page.policy,
        "content-type": page.type,
        etag,
        vary: "accept-encoding",
      });
      const asked = (request.headers["if-none-match"] ?? "")
        .split(",")
        .map((one) => one.trim().replace(/^W\//, ""));
      if (asked.includes(etag)) return reply.status(304).send();
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.send(page.bodies[encoding]);
    },
  };
};

export type Documents = ReturnType<typeof createDocuments>;
