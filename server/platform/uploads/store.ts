import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { AppError } from "../http/errors.ts";
import { requireRow } from "../http/require-row.ts";
import type { UploadFiles } from "./files.ts";
import { parseMetadata } from "./metadata.ts";

/**
 * Stores uploads for @tus/server. Its own file store acknowledges unsynced bytes and trusts the
 * file's length, which after a power failure may include zeros.
 */
export class UploadStore extends DataStore {
  readonly #files: UploadFiles;

  constructor(files: UploadFiles) {
    super();
    this.#files = files;
    this.extensions = ["creation", "creation-defer-length", "termination"];
  }

  /** Keeps an existing upload. The routes set `metadata.user_id`, never the client. */
  override async create(upload: Upload): Promise<Upload> {
    const { user_id, ...metadata } = upload.metadata ?? {};
    if (!user_id) throw new Error("upload without an owner");
    const created_at = new Date().toISOString();
    // The start time is stored in the database (gravacoes/policy.ts).
    const { started_ms: _, ...place } = parseMetadata(metadata);
    await this.#files.create({ id: upload.id, user_id, ...place, created_at }, upload.size ?? null);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = requireRow(await this.#files.read(id));
    const { gravacao_id, track, ordinal, media_type, created_at, size, offset } = record;
    const metadata = { gravacao_id, track, ordinal: String(ordinal), media_type };
    // For tus an undefined size is the record's null.
    return new Upload({
      id,
      offset,
      metadata,
      creation_date: created_at,
      ...(size !== null && { size }),
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const record = await this.#files.read(id);
    if (record?.offset !== offset) throw ERRORS.INVALID_OFFSET;
    return this.#files.append(id, stream);
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#files.declareSize(id, size);
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.#files.remove(id))) throw new AppError("NOT_FOUND");
  }
}
