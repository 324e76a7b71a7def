import { open } from "node:fs/promises";
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

/** During a long body the offset is stored this often, so that a killed server loses less. */
const CHECKPOINT_BYTES = 8 * 1024 * 1024;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** No path is built from anything but a UUID. @throws AppError NOT_FOUND */
const checkId = (id: string): string => {
  if (!ID.test(id)) throw new AppError("NOT_FOUND");
  return id;
};

/** Each upload has a data file and a record. Bytes within `offset` are synced to disk. */
export class UploadFiles {
  readonly #folder: string;

  /** @param folder must exist */
  constructor(folder: string) {
    this.#folder = folder;
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
   * @throws AppError STORAGE_FULL, and errors of the stream
   */
  async append(id: string, stream: AsyncIterable<Uint8Array>): Promise<number> {
    const { offset: start, size } = await this.#requireRecord(id);
    const handle = await open(this.dataPath(id), "r+");
    let written = start;
    let saved = start;
    const save = async (): Promise<void> => {
      if (written === saved) return;
      await handle.datasync();
      await appendProgress(this.#recordPath(id), { offset: written, size });
      saved = written;
    };
    try {
      const { size: length } = await handle.stat();
      if (length < start) throw new Error("upload data shorter than its record");
      // A crash left unacknowledged bytes.
      if (length > start) await handle.truncate(start);
      try {
        for await (const chunk of stream) {
          for (let done = 0; done < chunk.length;) {
            const rest = chunk.length - done;
            const { bytesWritten } = await handle.write(chunk, done, rest, written);
            done += bytesWritten;
            written += bytesWritten;
          }
          if (written - saved >= CHECKPOINT_BYTES) await save();
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
    } catch (error) {
      throw isDiskFull(error) ? new AppError("STORAGE_FULL") : error;
    }
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
    if (there) await syncPath(this.#folder);
    return there;
  }
}
