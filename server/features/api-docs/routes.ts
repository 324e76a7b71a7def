import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { ROOT } from "../../platform/config/environment.ts";
import { contentSecurityPolicy } from "../../platform/http/content-security-policy.ts";
import { renderReference, type Reference } from "./reference.ts";

const DOCUMENT = join(ROOT, "server/openapi-v1.json");

/** The reference of the integration API at `/docs`, and its OpenAPI document. */
export const registerApiDocsRoutes = (app: FastifyInstance, { config }: Deps): void => {
  const open = { config: { access: "anonymous" as const }, schema: { hide: true } };
  const https = config.base_url.startsWith("https://");
  let rendered: Promise<Reference> | undefined;
  const reference = (): Promise<Reference> => (rendered ??= renderReference("/docs/openapi.json"));
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(text);

  app.get("/docs", open, (_request, reply) => reply.redirect("/docs/", 301));
  app.get("/docs/", open, async (_request, reply) => {
    const { html, script_hash } = await reference();
    // The script makes its own style elements.
    const policy = { https, scripts: [script_hash], styles: ["'unsafe-inline'"] };
    reply.header("content-security-policy", contentSecurityPolicy(policy));
    return send(reply, "text/html", html);
  });
  app.get("/docs/js/scalar.js", open, async (_request, reply) =>
    send(reply, "text/javascript", (await reference()).script),
  );
  app.get("/docs/openapi.json", open, async (_request, reply) =>
    send(reply, "application/json", await readFile(DOCUMENT, "utf8")),
  );
};
