import swagger from "@fastify/swagger";
import { errorBodySchema } from "@relato/shared/contract/errors.ts";
import type { FastifyInstance } from "fastify";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from "fastify-type-provider-zod";
import { z } from "zod";

const schemaRegistry = z.registry<{ id: string }>().add(errorBodySchema, { id: "Error" });
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });

/** Gathers the routes for OpenAPI 3.1; register it before them. Only tools/openapi.ts needs it, a server does not. */
export const installOpenApi = (app: FastifyInstance): void => {
  app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Relato",
        version: "1",
        description:
          "Every error answer is `Error`. Changes of state are accepted from our own pages only.",
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "relato.session_token" },
        },
      },
    },
    // What has no summary is no part of the contract: pages, files, health.
    transform: (route) =>
      route.schema?.summary === undefined
        ? { schema: { hide: true }, url: route.url }
        : toJsonSchema(route),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
};

/** The document of an application whose plugins are loaded. */
export const openApiOf = (app: FastifyInstance): string =>
  `${JSON.stringify(app.swagger(), null, 2)}\n`;
