import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { isSameSecret, isSigned, readStatuses } from "../../providers/whatsapp/webhook.ts";
import { applyStatus } from "./whatsapp-status.ts";

const URL = "/api/whatsapp/webhook";
/** Bytes of one call: https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
const BODY_LIMIT = 3 * 1024 * 1024;
const SAY_IT_AGAIN_S = 30;

const verifySchema = z.object({
  "hub.mode": z.literal("subscribe"),
  "hub.verify_token": z.string(),
  "hub.challenge": z.string().regex(/^[\w.-]{1,200}$/),
});

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    // Signed and no JSON: as any other thing that is none of the Cloud API's.
    return null;
  }
};

/**
 * Where WhatsApp says what became of a message (docs/whatsapp.md). Nobody is signed in: the answer to its first question is a word that both
 * know, and each call is signed with the app's secret.
 */
export const registerWhatsappRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, log } = deps;
  const tags = ["agenda"];
  app.route({
    method: "GET",
    url: URL,
    exposeHeadRoute: false,
    config: { access: "anonymous" },
    schema: { summary: "Answers WhatsApp that this address is ours", tags },
    handler: async (request, reply) => {
      if (config.whatsapp_verify_token === undefined) throw new AppError("NOT_FOUND");
      const asked = verifySchema.safeParse(request.query).data;
      if (
        asked === undefined ||
        !isSameSecret(asked["hub.verify_token"], config.whatsapp_verify_token)
      )
        throw new AppError("FORBIDDEN");
      return reply.type("text/plain; charset=utf-8").send(asked["hub.challenge"]);
    },
  });

  app.register(async (routes) => {
    // As it came: the signature is of these bytes.
    routes.removeContentTypeParser("application/json");
    routes.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    routes.route({
      method: "POST",
      url: URL,
      bodyLimit: BODY_LIMIT,
      config: { access: "anonymous" },
      schema: { summary: "What became of WhatsApp messages; signed by WhatsApp", tags },
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
        // What was put down already is then told once more, which changes nothing.
        if (later > 0) {
          log.info({ later }, "WhatsApp was asked to say again what became of a message");
          throw new AppError("UNAVAILABLE", { retry_after_s: SAY_IT_AGAIN_S });
        }
        return reply.status(200).send({});
      },
    });
  });
};
