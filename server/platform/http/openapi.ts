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

/** Collects the routes for OpenAPI 3.1. Register it before them. Only tools/openapi.ts needs it. */
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
    // Routes without a summary (pages, files, health) are not part of the contract.
    transform: (route) =>
      route.schema?.summary === undefined
        ? { schema: { hide: true }, url: route.url }
        : toJsonSchema(route),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
};

/** Requires that all plugins are loaded. */
export const openApiOf = (app: FastifyInstance): string =>
  `${JSON.stringify(app.swagger(), null, 2)}\n`;
