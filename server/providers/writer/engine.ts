import { ENGINE } from "@relato/scribe/write.ts";
import type { Engine } from "../engine/engine.ts";
import type { Writer } from "./writer.ts";

/**
 * The embedded default: the extractive engine. It needs no key and no network, and invents nothing.
 */
export const createEngineWriter = (engine: Pick<Engine, "write">): Writer => ({
  name: ENGINE.name,
  reachable: async () => true,
  write: async (consultation, { signal, instruction }) => ({
    written: await engine.write(consultation, signal),
    writer: {
      kind: "engine",
      name: ENGINE.name,
      version: ENGINE.version,
      at: new Date().toISOString(),
      // The engine only quotes; it cannot follow instructions.
      ...(instruction === undefined ? {} : { instruction: "ignored" as const }),
    },
  }),
});
