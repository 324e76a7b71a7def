import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { acceptRawJson } from "../../platform/http/raw-json.ts";
import { isSameSecret, isSigned, readStatuses } from "../../providers/whatsapp/webhook.ts";
import { applyStatus } from "./whatsapp-status.ts";

const URL = "/api/whatsapp/webhook";
/** Bytes of one call: https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
const BODY_LIMIT = 3 * 1024 * 1024;
const RETRY_AFTER_S = 30;

const verifySchema = z.object({
  "hub.mode": z.literal("subscribe"),
  "hub.verify_token": z.string(),
  "hub.challenge": z.string().regex(/^[\w.-]{1,200}$/),
});

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    // Handled like any other body that is not the Cloud API's.
    return null;
  }
};

/**
 * The webhook to which WhatsApp reports the status of messages (docs/whatsapp.md). It has no
 * session: a shared token verifies the subscription, and the app's secret signs each call.
 */
export const registerWhatsappRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, log } = deps;
  const tags = ["agenda"];
  app.route({
    method: "GET",
    url: URL,
    exposeHeadRoute: false,
    config: { access: "anonymous" },
    schema: { summary: "Verifies the subscription of WhatsApp's webhook", tags },
    handler: async (request, reply) => {
      if (config.whatsapp_verify_token === undefined) throw new AppError("NOT_FOUND");
      const query = verifySchema.safeParse(request.query).data;
      if (
        query === undefined ||
        !isSameSecret(query["hub.verify_token"], config.whatsapp_verify_token)
      )
        throw new AppError("FORBIDDEN");
      return reply.type("text/plain; charset=utf-8").send(query["hub.challenge"]);
    },
  });

  app.register(async (routes) => {
    acceptRawJson(routes, BODY_LIMIT);
    routes.route({
      method: "POST",
      url: URL,
      bodyLimit: BODY_LIMIT,
      config: { access: "anonymous" },
      schema: { summary: "The status of WhatsApp messages, signed by WhatsApp", tags },
      handler: async (request, reply) => {
        const { whatsapp_app_secret: secret, whatsapp_phone_id: phone } = config;
        if (secret === undefined || phone === undefined) throw new AppError("NOT_FOUND");
        const { body, headers } = request;
        const signature = headers["x-hub-signature-256"];
        if (
          !Buffer.isBuffer(body) ||
          typeof signature !== "string" ||
          !isSigned(secret, body, signature)
        )
          throw new AppError("UNAUTHENTICATED");
        const statuses = readStatuses(parse(body), phone);
        if (statuses === null) throw new AppError("VALIDATION");
        let later = 0;
        for (const status of statuses) if ((await applyStatus(deps, status)) === "later") later++;
        // WhatsApp repeats the whole call. Statuses that are stored already are ignored then.
        if (later > 0) {
          log.info({ later }, "whatsapp status deferred");
          throw new AppError("UNAVAILABLE", { retry_after_s: RETRY_AFTER_S });
        }
        return reply.status(200).send({});
      },
    });
  });
};
