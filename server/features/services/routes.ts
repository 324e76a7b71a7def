import { getServices } from "@relato/shared/contract/services.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";

export const registerServicesRoutes = (app: FastifyInstance, { speech, storage }: Deps): void => {
  bind(app, getServices, async () => {
    const [readiness, room] = await Promise.all([speech.readiness(), storage.health()]);
    return { speech: readiness, storage: room };
  });
};
