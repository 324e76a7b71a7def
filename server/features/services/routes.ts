import { getServices } from "@relato/shared/contract/services.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { findNoteWriter } from "../../providers/automation/find-note-writer.ts";
import { deliveryOf } from "./delivery.ts";
import { speechHealth, storageHealth, writerHealth } from "./health.ts";

export const registerServicesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, speech, storage, log } = deps;
  bind(app, getServices, async () => {
    const [readiness, room] = await Promise.all([
      speech.readiness(),
      storage.health().catch((error: unknown) => {
        log.warn({ err: error }, "storage health check failed");
        return null;
      }),
    ]);
    const model = await deps.findModelWriter();
    const [speechState, writerState] = await Promise.all([
      speechHealth(speech, readiness),
      writerHealth(model ?? deps.writer),
    ]);
    return {
      speech: readiness,
      storage: room ?? "full",
      model_writer: await findNoteWriter(deps),
      delivery: deliveryOf(config),
      health: { speech: speechState, writer: writerState, storage: storageHealth(room) },
    };
  });
};
