import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ignore, removeIfThere, writeFileDurably } from "../../../platform/files/durable.ts";

/* What DATA_DIR knows about the archive. The backup writes one file, the shipper the other. */

const baseSchema = z.object({
  id: z.string(),
  system: z.string(),
  /** The place of the backups. */
  place: z.string(),
  ready_at: z.iso.datetime(),
});
export type KnownBase = z.output<typeof baseSchema>;

const shippedSchema = z.object({
  base_id: z.string(),
  /** Everything that was committed half a minute before is in the backups. */
  archived_until: z.iso.datetime().nullable(),
  /** Segments were dropped: moments after `archived_until` wait for the next base. */
  is_broken: z.boolean(),
  fault: z.string().nullable(),
});
export type Shipped = z.output<typeof shippedSchema>;

const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // Another version wrote it. The next backup writes it again.
    return null;
  }
};

const baseFile = (dataDir: string): string => join(dataDir, "archive-base.json");
const shippedFile = (dataDir: string): string => join(dataDir, "archive-state.json");

export const readKnownBase = (dataDir: string) => read(baseFile(dataDir), baseSchema);
export const writeKnownBase = (dataDir: string, base: KnownBase) =>
  writeFileDurably(baseFile(dataDir), JSON.stringify(base));
/** Nothing is sent until the next base. */
export const forgetKnownBase = (dataDir: string) => removeIfThere(baseFile(dataDir));
export const readShipped = (dataDir: string) => read(shippedFile(dataDir), shippedSchema);
export const writeShipped = (dataDir: string, shipped: Shipped) =>
  writeFileDurably(shippedFile(dataDir), JSON.stringify(shipped));

/** No news for so long is a failure. Segments are finished twice a minute. */
const LATE_MS = 10 * 60 * 1000;

export interface ArchiveSummary {
  restorable_from: string;
  archived_until: string | null;
  is_broken: boolean;
  fault: string | null;
}

/** Null where no base was made: the database is elsewhere, or backups are off. */
export const readArchiveSummary = async (
  dataDir: string,
  now: Date,
): Promise<ArchiveSummary | null> => {
  const base = await readKnownBase(dataDir);
  if (base === null) return null;
  const shipped = await readShipped(dataDir);
  const current = shipped?.base_id === base.id ? shipped : null;
  const last = Date.parse(current?.archived_until ?? base.ready_at);
  return {
    restorable_from: base.ready_at,
    archived_until: current?.archived_until ?? null,
    is_broken: current?.is_broken === true || now.getTime() - last > LATE_MS,
    fault: current?.fault ?? null,
  };
};
