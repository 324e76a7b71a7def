import { z } from "zod";
import { text } from "node:stream/consumers";
import { BackupError } from "../error.ts";
import type { BackupStore } from "../store.ts";

/*
 * Point in time, beside the backups:
 *   bases/<id>/base.age         the files of the cluster, made with the backup <id>
 *   bases/<id>/manifest.json    written last
 *   wal/<system>/<segment>.age  the WAL since
 *   wal/<system>/files-<time>.age  which objects are the files that were stored since
 */

const baseSchema = z.strictObject({
  format: z.literal(1),
  /** The cluster's identifier: a new cluster begins its WAL again with the same names. */
  system: z.string().regex(/^\d+$/),
  /** The first segment that recovery needs. */
  start: z.string().regex(/^[0-9A-F]{24}$/),
  /** The earliest moment that can be restored. */
  ready_at: z.iso.datetime(),
  bytes: z.int(),
  sha256: z.string(),
});
export type Base = z.output<typeof baseSchema>;

export const BASE_PART = "base.age";
export const baseFolder = (id: string): string => `bases/${id}`;
export const walFolder = ({ system }: Pick<Base, "system">): string => `wal/${system}`;
export const formatBase = (base: Base): string => `${JSON.stringify(base)}\n`;

/** All complete bases, oldest first. @throws BackupError naming a manifest that was changed */
export const listBases = async (store: BackupStore): Promise<(Base & { id: string })[]> => {
  const bases: (Base & { id: string })[] = [];
  for await (const { name } of store.list("bases/")) {
    const [, id] = /^bases\/([^/]+)\/manifest\.json$/.exec(name) ?? [];
    if (id === undefined) continue;
    try {
      bases.push({ id, ...baseSchema.parse(JSON.parse(await text(await store.read(name)))) });
    } catch (error) {
      throw new BackupError(`${store.locate(name)} was changed or cut short`, { cause: error });
    }
  }
  return bases.sort((a, b) => a.id.localeCompare(b.id));
};
