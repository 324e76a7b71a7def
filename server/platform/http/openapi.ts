import swagger from "@fastify/swagger";
import { errorBodySchema } from "@relato/shared/contract/error-body.ts";
import { problemSchema } from "@relato/shared/contract/problem.ts";
import type { FastifyInstance } from "fastify";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from "fastify-type-provider-zod";
import { z } from "zod";
import { addExamples } from "./v1/examples.ts";
import { isV1 } from "./v1/paths.ts";

/** `session`: what the web calls. `v1`: what API keys call. */
export type OpenApiAudience = "session" | "v1";

const schemaRegistry = z
  .registry<{ id: string }>()
  .add(errorBodySchema, { id: "Error" })
  .add(problemSchema, { id: "Problem" });
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });

const DOCUMENTS = {
  session: {
    description:
      "Every error answer is `Error`. Changes of state are accepted from our own pages only.",
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: "relato.session_token" },
    },
  },
  v1: {
    description: [
      "Send the key as `Authorization: Bearer relato_…`.",
      "Each operation names the scopes that the key needs, all of them.",
      "Errors are problems (RFC 9457) with a `code`, and a `title` in the language of the request.",
      "Lists are pages: `next_cursor` is the `cursor` of the next one, null at the end.",
      "A write with an `Idempotency-Key` runs once.",
      "A repetition within 24 hours gets the same answer with `Idempotency-Replayed: true`.",
      "It gets 409 while the first one runs, and 422 if method, path or body differ.",
      "Every answer has `RateLimit-Policy` and `RateLimit`; 429 has `Retry-After`.",
    ].join(" "),
    securitySchemes: { api_key: { type: "http", scheme: "bearer" } },
  },
} as const;

const IDEMPOTENCY_KEY = {
  type: "string",
  minLength: 1,
  maxLength: 255,
  description: "Chosen by the client, one for each write; a UUID is a good choice.",
  examples: ["7c1f3a52-6e1b-4f53-9f0a-2f5a8a0c9d11"],
};

/**
 * Collects the routes for OpenAPI 3.1. Register it before them. Only tools/openapi.ts and the tests
 * need it.
 */
export const installOpenApi = (app: FastifyInstance, audience: OpenApiAudience): void => {
  const { description, securitySchemes } = DOCUMENTS[audience];
  app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Relato", version: "1", description },
      components: { securitySchemes },
    },
    transform: (route) => {
      // Routes without a summary (pages, files, health) are not part of the contract.
      if (route.schema?.summary === undefined || isV1(route.url) !== (audience === "v1"))
        return { schema: { hide: true }, url: route.url };
      const { schema, url } = toJsonSchema(route);
      const isOnce = route.route.config?.once === true;
      const headers = { type: "object", properties: { "Idempotency-Key": IDEMPOTENCY_KEY } };
      return { schema: isOnce ? { ...schema, headers } : schema, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
};

/** Requires that all plugins are loaded. */
export const openApiOf = (app: FastifyInstance, audience: OpenApiAudience): string => {
  const document = app.swagger() as Parameters<typeof addExamples>[0] & {
    components?: { schemas?: object };
  };
  if (audience === "session") return `${JSON.stringify(document, null, 2)}\n`;
  addExamples(document);
  // The transform loses the definitions of schemas that refer to themselves: any value, then.
  const known = document.components?.schemas ?? {};
  const isLost = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    "$ref" in value &&
    !((String(value.$ref).split("/").at(-1) ?? "") in known);
  const keepKnown = (_key: string, value: unknown): unknown => (isLost(value) ? {} : value);
  return `${JSON.stringify(document, keepKnown, 2)}\n`;
};
