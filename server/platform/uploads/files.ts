import { open } from "node:fs/promises";
import { join } from "node:path";
import {
  changedAtIfThere,
  isDiskFull,
  makeFolder,
  removeIfThere,
  syncFolder,
} from "../files/durable.ts";
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

/** Each upload has a data file and a record. Bytes within `offset` are synced to disk. */
export interface UploadFiles {
  /** Does nothing if the upload exists. */
  create(identity: UploadIdentity, size: number | null): Promise<void>;
  /** @returns null when it does not exist */
  read(id: string): Promise<UploadRecord | null>;
  /**
   * Appends at the record's offset and returns the new offset. Bytes before an error or abort are
   * kept.
   * @throws AppError STORAGE_FULL, and errors of the stream
   */
  append(id: string, stream: AsyncIterable<Uint8Array>): Promise<number>;
  declareSize(id: string, size: number): Promise<void>;
  /** Removes bytes beyond the offset, which a crash left. */
  trim(id: string): Promise<void>;
  /** @returns false when it did not exist */
  remove(id: string): Promise<boolean>;
  /** When its last bytes arrived (ISO 8601); null when it does not exist. */
  receivedAt(id: string): Promise<string | null>;
  dataPath(id: string): string;
}

/** No path is built from anything but a UUID. @throws AppError NOT_FOUND */
const checkId = (id: string): string => {
  if (!ID.test(id)) throw new AppError("NOT_FOUND");
  return id;
};

export const createUploadFiles = async (folder: string): Promise<UploadFiles> => {
  await makeFolder(folder);
  const dataPath = (id: string): string => join(folder, `${checkId(id)}.data`);
  const recordPath = (id: string): string => join(folder, `${checkId(id)}.record`);

  const requireRecord = async (id: string): Promise<UploadRecord> =>
    requireRow(await readRecord(recordPath(id)));

  const append: UploadFiles["append"] = async (id, stream) => {
    const { offset: start, size } = await requireRecord(id);
    const handle = await open(dataPath(id), "r+");
    let written = start;
    let saved = start;
    const save = async (): Promise<void> => {
      if (written === saved) return;
      await handle.datasync();
      await appendProgress(recordPath(id), { offset: written, size });
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
  };

  return {
    dataPath,
    append,
    create: async (identity, size) => {
      if ((await readRecord(recordPath(identity.id))) !== null) return;
      try {
        const data = await open(dataPath(identity.id), "w", 0o600);
        await data.close();
        // This also syncs the data file's name, since both are in one folder.
        await createRecord(recordPath(identity.id), identity, { offset: 0, size });
      } catch (error) {
        throw isDiskFull(error) ? new AppError("STORAGE_FULL") : error;
      }
    },
    read: async (id) => readRecord(recordPath(id)),
    receivedAt: async (id) => (await changedAtIfThere(recordPath(id)))?.toISOString() ?? null,
    declareSize: async (id, size) => {
      const { offset } = await requireRecord(id);
      await appendProgress(recordPath(id), { offset, size });
    },
    trim: async (id) => {
      const { offset } = await requireRecord(id);
      const handle = await open(dataPath(id), "r+");
      try {
        if ((await handle.stat()).size > offset) await handle.truncate(offset);
      } finally {
        await handle.close();
      }
    },
    remove: async (id) => {
      // The record first: a record without data would claim bytes that do not exist.
      const there = await removeIfThere(recordPath(id));
      await removeIfThere(dataPath(id));
      if (there) await syncFolder(folder);
      return there;
    },
  };
};
