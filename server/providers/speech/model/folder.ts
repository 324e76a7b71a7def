import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";

const fileName = z.string().regex(/^[\w.-]+$/u, "a file name without a folder");
const common = {
  tokens: fileName,
  languages: z.array(z.string()).min(1),
  /** Seconds that the model hears at once. */
  max_chunk_s: z.number().positive().max(600),
  /** Of every file that is used, in hexadecimal. */
  sha256: z.record(fileName, z.string().regex(/^[0-9a-f]{64}$/u)),
};

/** The content of `model.json`. */
export const modelSchema = z.discriminatedUnion("engine", [
  z.object({
    engine: z.literal("sherpa-onnx-whisper"),
    encoder: fileName,
    decoder: fileName,
    ...common,
  }),
  z.object({
    engine: z.literal("sherpa-onnx-transducer"),
    encoder: fileName,
    decoder: fileName,
    joiner: fileName,
    ...common,
  }),
]);
export type ModelFile = z.infer<typeof modelSchema>;
type Unhashed<T> = T extends unknown ? Omit<T, "sha256"> : never;
/** A model as it is before its files are there. */
export type ModelShape = Unhashed<ModelFile>;
export type ModelFolder = ModelFile & { folder: string };

/** Why a model cannot be used; the web says what to do about each. */
export type ModelFault =
  | "NOT_DOWNLOADED"
  | "DOWNLOAD_FAILED"
  | "FOLDER_MISSING"
  | "MODEL_JSON_INVALID"
  | "FILE_MISSING"
  | "HASH_WRONG"
  | "LANGUAGE_MISSING";

export class ModelError extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault, detail: string) {
    super(detail);
    this.name = "ModelError";
    this.fault = fault;
  }
}

/** The files that a model's engine opens. */
export const filesOf = (model: ModelShape): string[] =>
  model.engine === "sherpa-onnx-transducer"
    ? [model.encoder, model.decoder, model.joiner, model.tokens]
    : [model.encoder, model.decoder, model.tokens];

/**
 * Reads `model.json` and sees that its files are there; their content is `verifyModel`'s.
 * @throws ModelError
 */
export const readModel = async (folder: string): Promise<ModelFolder> => {
  const text = await readFile(join(folder, "model.json"), "utf8").catch(() => null);
  if (text === null) throw new ModelError("FOLDER_MISSING", `no model.json in ${basename(folder)}`);
  const parsed = modelSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new ModelError("MODEL_JSON_INVALID", z.prettifyError(parsed.error));
  for (const file of filesOf(parsed.data)) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (!found?.isFile()) throw new ModelError("FILE_MISSING", `${file} is missing`);
    if (!parsed.data.sha256[file])
      throw new ModelError("MODEL_JSON_INVALID", `model.json has no sha256 of ${file}`);
  }
  return { ...parsed.data, folder };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelError("MODEL_JSON_INVALID", `model.json is no JSON: ${String(error)}`);
  }
};

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece);
  return hash.digest("hex");
};

/** Hashes already computed, by path, size and time of change: a model of 600 MB is read once, not for each job. */
const known = new Map<string, string>();

/**
 * Sees that each file is what `model.json` says: the native library aborts the process on a damaged one.
 * @throws ModelError HASH_WRONG
 */
export const verifyModel = async (model: ModelFolder): Promise<void> => {
  for (const file of filesOf(model)) {
    const path = join(model.folder, file);
    const { size, mtimeMs, ino } = await stat(path);
    const key = `${path} ${ino} ${size} ${mtimeMs}`;
    const hash = known.get(key) ?? (await sha256Of(path));
    known.set(key, hash);
    if (hash !== model.sha256[file])
      throw new ModelError("HASH_WRONG", `${file} is not the file that model.json names`);
  }
};
