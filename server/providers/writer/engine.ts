import { ENGINE, writeConsultation } from "@relato/scribe/write.ts";
import type { Writer } from "./writer.ts";

/** The embedded default: the extractive engine, which needs neither a key nor a network and cannot invent. */
export const createEngineWriter = (): Writer => ({
  name: ENGINE.name,
  reachable: async () => true,
  write: async (consultation, { instruction }) => ({
    writer: {
      kind: "engine",
      name: ENGINE.name,
      version: ENGINE.version,
      at: new Date().toISOString(),
      // It lays out what was said; it understands no wishes.
      ...(instruction === undefined ? {} : { instruction: "ignored" as const }),
    },
    written: writeConsultation(consultation),
  }),
});
