import { getServices } from "@relato/shared/contract/services.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { speechHealth, storageHealth, writerHealth } from "./health.ts";

export const registerServicesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { speech, storage, log } = deps;
  bind(app, getServices, async () => {
    const [readiness, room] = await Promise.all([
      speech.readiness(),
      storage.health().catch((error: unknown) => {
        log.warn({ err: error }, "the storage could not say how it is");
        return null;
      }),
    ]);
    const [heard, written] = await Promise.all([
      speechHealth(speech, readiness),
      writerHealth((await deps.findModelWriter()) ?? deps.writer),
    ]);
    return {
      speech: readiness,
      storage: room ?? "full",
      health: { speech: heard, writer: written, storage: storageHealth(room) },
    };
  });
};
