import { createHash } from "node:crypto";
import { z } from "zod";
import { BackupError } from "./error.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.int().nonnegative();
/** The name of a file in the backup's folder. */
const partName = z.string().regex(/^[a-z0-9_.-]{1,200}\.age$/);

/** Readable without the recovery key, so it names no object's key, which contains ids. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  release: z.string().max(50),
  /** Those applied to the copied database; `last`: when the newest one was made (milliseconds). */
  migrations: z.strictObject({ count: z.int().positive(), last: z.int() }),
  /** Every table has one part. */
  tables: z.array(z.strictObject({ table: z.string(), part: partName, rows: bytes })),
  /** Of the encrypted files in the backup's folder. */
  parts: z.array(z.strictObject({ name: partName, bytes, sha256 })),
  /**
   * The last entry of each chain of the audit log, by the SHA-256 of its doctor's id. Readable, so
   * that `verify-audit` needs no recovery key. Backups of earlier releases have none.
   */
  audit_heads: z
    .array(
      z.strictObject({ chain: sha256, seq: z.string().regex(/^[1-9]\d{0,17}$/), hash: sha256 }),
    )
    .optional(),
  /** Of the encrypted files in the folder `objects`, by their SHA-256. */
  objects: z.array(z.strictObject({ sha256, bytes })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The encrypted list of what the backup has. */
export const contentsSchema = z.strictObject({
  tables: z.array(
    z.strictObject({
      schema: z.enum(["public", "auth", "installation"]),
      name: z.string(),
      columns: z.array(z.string()),
      part: partName,
    }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), last_value: z.string(), is_called: z.boolean() }),
  ),
  /** `bytes` and `sha256` are those of the file, `object` is the SHA-256 of its encrypted copy. */
  files: z.array(z.strictObject({ key: z.string(), bytes, sha256, object: sha256 })),
  /** Keys of rows whose file was not in the storage. */
  missing: z.array(z.string()),
  /** Small files of DATA_DIR, by name. */
  data_files: z.record(z.string(), z.string()),
});
export type Contents = z.output<typeof contentsSchema>;

export const CONTENTS_PART = "contents.age";
export const MANIFEST = "manifest.json";

const hashOf = (manifest: unknown): string =>
  createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

export const formatManifest = (manifest: Manifest): string =>
  `${JSON.stringify({ manifest, sha256: hashOf(manifest) })}\n`;

/** @throws BackupError naming `path` when it was changed, is cut short, or has another format */
export const parseManifest = (path: string, text: string): Manifest => {
  let value: { manifest?: unknown; sha256?: unknown };
  try {
    value = JSON.parse(text) as typeof value;
  } catch {
    throw new BackupError(`${path} was changed or cut short: it is not a manifest`);
  }
  if (hashOf(value.manifest) !== value.sha256)
    throw new BackupError(`${path} was changed: its SHA-256 does not fit`);
  const parsed = manifestSchema.safeParse(value.manifest);
  if (parsed.success) return parsed.data;
  throw new BackupError(`${path} has a format that this version of Relato does not know`);
};
