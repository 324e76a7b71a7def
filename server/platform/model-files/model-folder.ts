import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { sha256OfFile } from "../files/durable.ts";

export const fileName = z.string().regex(/^[\w.-]+$/u, "a file name without a folder");

/** The fields that every `model.json` has. */
export const modelFields = {
  languages: z.array(z.string()).min(1),
  /** Of every file that is used, in hexadecimal. */
  sha256: z.record(fileName, z.string().regex(/^[0-9a-f]{64}$/u)),
  /** The store's commit that the files came from; absent where the store named none. */
  revision: z.string().optional(),
};

/** A model's description as `model.json` holds it. */
export interface ModelFile {
  sha256: Record<string, string>;
  revision?: string | undefined;
}
/** A model before its files are downloaded. */
export type Unhashed<M> = M extends unknown ? Omit<M, "sha256" | "revision"> : never;
export type ModelFolder<M> = M & { folder: string };

/** How one kind of model describes itself. */
export interface ModelFormat<M extends ModelFile> {
  schema: z.ZodType<M>;
  /** The files that the model's engine opens. */
  filesOf: (model: Unhashed<M> | M) => string[];
}

/** Why a model cannot be used; the web says what to do about each. */
export type ModelFileFault =
  | "NOT_DOWNLOADED"
  | "DOWNLOAD_FAILED"
  | "DISK_TOO_SMALL"
  | "FOLDER_MISSING"
  | "MODEL_JSON_INVALID"
  | "FILE_MISSING"
  | "HASH_WRONG"
  | "LANGUAGE_MISSING";

export class ModelError extends Error {
  readonly fault: ModelFileFault;
  constructor(fault: ModelFileFault, detail: string) {
    super(detail);
    this.name = "ModelError";
    this.fault = fault;
  }
}

/**
 * Reads `model.json` and checks that its files exist; their content is checked by `verifyFiles`.
 * @throws ModelError
 */
export const readModelFolder = async <M extends ModelFile>(
  folder: string,
  { schema, filesOf }: ModelFormat<M>,
): Promise<ModelFolder<M>> => {
  const text = await readFile(join(folder, "model.json"), "utf8").catch(() => null);
  if (text === null) throw new ModelError("FOLDER_MISSING", `no model.json in ${basename(folder)}`);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ModelError("MODEL_JSON_INVALID", z.prettifyError(parsed.error));
  for (const file of filesOf(parsed.data)) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (!found?.isFile()) throw new ModelError("FILE_MISSING", `${file} is missing`);
    if (!parsed.data.sha256[file])
      throw new ModelError("MODEL_JSON_INVALID", `model.json has no sha256 of ${file}`);
  }
  return { ...parsed.data, folder };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelError("MODEL_JSON_INVALID", `model.json is no JSON: ${String(error)}`);
  }
};

/** Computed hashes by path, size and modification time: a 5 GB model is read once, not per job. */
const known = new Map<string, string>();

/**
 * Checks each file against `model.json`. A native library aborts its process on a damaged file.
 * @throws ModelError HASH_WRONG
 */
export const verifyFiles = async (
  { folder, sha256 }: ModelFolder<ModelFile>,
  files: string[],
): Promise<void> => {
  for (const file of files) {
    const path = join(folder, file);
    const { size, mtimeMs, ino } = await stat(path);
    const key = `${path} ${ino} ${size} ${mtimeMs}`;
    const hash = known.get(key) ?? (await sha256OfFile(path));
    known.set(key, hash);
    if (hash !== sha256[file])
      throw new ModelError("HASH_WRONG", `${file} is not the file that model.json names`);
  }
};
