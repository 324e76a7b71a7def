import { open, readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { changedAtIfThere, isDiskFull, removeIfThere, syncPath } from "../files/durable.ts";
import { AppError } from "../http/errors.ts";
import { requireRow } from "../http/require-row.ts";
import {
  appendProgress,
  createRecord,
  readRecord,
  type UploadIdentity,
  type UploadRecord,
} from "./record.ts";
import { UserSizes } from "./user-sizes.ts";

/** During a long body the offset is stored this often, so that a killed server loses less. */
const CHECKPOINT_BYTES = 8 * 1024 * 1024;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** No path is built from anything but a UUID. @throws AppError NOT_FOUND */
const checkId = (id: string): string => {
  if (!ID.test(id)) throw new AppError("NOT_FOUND");
  return id;
};

export interface UploadLimits {
  /** Free bytes of the disk that uploads leave to the database. */
  reserve_bytes: number;
  /** Bytes of all unfinished uploads of one doctor. */
  user_bytes: number;
}
const UNLIMITED: UploadLimits = { reserve_bytes: 0, user_bytes: Infinity };

/** Each upload has a data file and a record. Bytes within `offset` are synced to disk. */
export class UploadFiles {
  readonly #folder: string;
  readonly #limits: UploadLimits;
  readonly #sizes: UserSizes;

  /** @param folder must exist */
  constructor(folder: string, limits = UNLIMITED, sizes = new UserSizes()) {
    this.#folder = folder;
    this.#limits = limits;
    this.#sizes = sizes;
  }

  /** @throws AppError STORAGE_FULL, STORAGE_QUOTA */
  async #requireRoom(userId: string): Promise<void> {
    const { reserve_bytes, user_bytes } = this.#limits;
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < reserve_bytes + CHECKPOINT_BYTES) throw new AppError("STORAGE_FULL");
    if (this.#sizes.total(userId) >= user_bytes) throw new AppError("STORAGE_QUOTA");
  }

  /** Bytes of the doctor's unfinished uploads. */
  bytesOf(userId: string): number {
    return this.#sizes.total(userId);
  }

  /** The data file, for `finish`. */
  dataPath(id: string): string {
    return join(this.#folder, `${checkId(id)}.data`);
  }

  #recordPath(id: string): string {
    return join(this.#folder, `${checkId(id)}.record`);
  }

  async #requireRecord(id: string): Promise<UploadRecord> {
    return requireRow(await this.read(id));
  }

  /**
   * Appends at the record's offset and returns the new offset. Bytes before an error or abort are
   * kept.
   * @throws AppError STORAGE_FULL, STORAGE_QUOTA, and errors of the stream
   */
  async append(id: string, stream: AsyncIterable<Uint8Array>): Promise<number> {
    const { offset: start, size, user_id } = await this.#requireRecord(id);
    const handle = await open(this.dataPath(id), "r+");
    let written = start;
    let saved = start;
    const save = async (): Promise<void> => {
      if (written === saved) return;
      await handle.datasync();
      await appendProgress(this.#recordPath(id), { offset: written, size });
      saved = written;
      this.#sizes.set(user_id, id, written);
    };
    try {
      const { size: length } = await handle.stat();
      if (length < start) throw new Error("upload data shorter than its record");
      // A crash left unacknowledged bytes.
      if (length > start) await handle.truncate(start);
      try {
        await this.#requireRoom(user_id);
        for await (const chunk of stream) {
          for (let done = 0; done < chunk.length;) {
            const rest = chunk.length - done;
            const { bytesWritten } = await handle.write(chunk, done, rest, written);
            done += bytesWritten;
            written += bytesWritten;
          }
          if (written - saved < CHECKPOINT_BYTES) continue;
          await save();
          await this.#requireRoom(user_id);
        }
      } finally {
        await save();
      }
      return written;
    } catch (error) {
      throw isDiskFull(error) ? new AppError("STORAGE_FULL") : error;
    } finally {
      await handle.close();
    }
  }

  /** Does nothing if the upload exists. */
  async create(identity: UploadIdentity, size: number | null): Promise<void> {
    if ((await readRecord(this.#recordPath(identity.id))) !== null) return;
    try {
      const data = await open(this.dataPath(identity.id), "w", 0o600);
      await data.close();
      // This also syncs the data file's name, since both are in one folder.
      await createRecord(this.#recordPath(identity.id), identity, { offset: 0, size });
      this.#sizes.set(identity.user_id, identity.id, 0);
    } catch (error) {
      throw isDiskFull(error) ? new AppError("STORAGE_FULL") : error;
    }
  }

  /** The ids of all uploads, also of one that a crash left without its record. */
  async list(): Promise<string[]> {
    const names = await readdir(this.#folder);
    const ids = names.map((name) => name.replace(/\.(data|record)$/, ""));
    return [...new Set(ids)].filter((id) => ID.test(id));
  }

  async read(id: string): Promise<UploadRecord | null> {
    return readRecord(this.#recordPath(id));
  }

  /** When its last bytes arrived (ISO 8601); null when it does not exist. */
  async receivedAt(id: string): Promise<string | null> {
    return (await changedAtIfThere(this.#recordPath(id)))?.toISOString() ?? null;
  }

  async declareSize(id: string, size: number): Promise<void> {
    const { offset } = await this.#requireRecord(id);
    await appendProgress(this.#recordPath(id), { offset, size });
  }

  /** Removes bytes beyond the offset, which a crash left. */
  async trim(id: string): Promise<void> {
    const { offset } = await this.#requireRecord(id);
    const handle = await open(this.dataPath(id), "r+");
    try {
      if ((await handle.stat()).size > offset) await handle.truncate(offset);
    } finally {
      await handle.close();
    }
  }

  /** @returns false when it did not exist */
  async remove(id: string): Promise<boolean> {
    // The record first: a record without data would claim bytes that do not exist.
    const there = await removeIfThere(this.#recordPath(id));
    await removeIfThere(this.dataPath(id));
    this.#sizes.remove(id);
    if (there) await syncPath(this.#folder);
    return there;
  }
}
