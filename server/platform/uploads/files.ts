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
import {
  appendProgress,
  createRecord,
  readRecord,
  type UploadIdentity,
  type UploadRecord,
} from "./record.ts";

/** A long body is noted this often, so that a killed server loses no more of it. */
const CHECKPOINT_BYTES = 8 * 1024 * 1024;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The uploads' files: for each one its data and its record. What `offset` counts has been synced before. */
export interface UploadFiles {
  /** Does nothing when it exists. */
  create(identity: UploadIdentity, size: number | null): Promise<void>;
  /** @returns null when there is none */
  read(id: string): Promise<UploadRecord | null>;
  /**
   * Writes at the record's offset; resolves with the new one. What came before an error or an abort is kept.
   * @throws AppError STORAGE_FULL, and whatever the stream throws
   */
  append(id: string, stream: AsyncIterable<Uint8Array>): Promise<number>;
  declareSize(id: string, size: number): Promise<void>;
  /** Cuts off what a crash left beyond the offset. */
  trim(id: string): Promise<void>;
  /** @returns false when there is none */
  remove(id: string): Promise<boolean>;
  /** When something of it arrived last; null when there is none. */
  receivedAt(id: string): Promise<Date | null>;
  /** Where the data lies, for `finish` to take it. */
  dataPath(id: string): string;
}

/** @throws AppError NOT_FOUND for whatever is no UUID, so that no path is ever made of anything else */
const checkId = (id: string): string => {
  if (!ID.test(id)) throw new AppError("NOT_FOUND");
  return id;
};

export const createUploadFiles = async (folder: string): Promise<UploadFiles> => {
  await makeFolder(folder);
  const dataPath = (id: string): string => join(folder, `${checkId(id)}.data`);
  const recordPath = (id: string): string => join(folder, `${checkId(id)}.record`);

  const mustRead = async (id: string): Promise<UploadRecord> => {
    const record = await readRecord(recordPath(id));
    if (record === null) throw new AppError("NOT_FOUND");
    return record;
  };

  const append: UploadFiles["append"] = async (id, stream) => {
    const { offset: start, size } = await mustRead(id);
    const handle = await open(dataPath(id), "r+");
    let written = start;
    let noted = start;
    const note = async (): Promise<void> => {
      if (written === noted) return;
      await handle.datasync();
      await appendProgress(recordPath(id), { offset: written, size });
      noted = written;
    };
    try {
      const { size: length } = await handle.stat();
      if (length < start) throw new Error("an upload's data is shorter than its record says");
      // Left by a crash after the last note: never acknowledged.
      if (length > start) await handle.truncate(start);
      try {
        for await (const chunk of stream) {
          for (let done = 0; done < chunk.length;) {
            const rest = chunk.length - done;
            const { bytesWritten } = await handle.write(chunk, done, rest, written);
            done += bytesWritten;
            written += bytesWritten;
          }
          if (written - noted >= CHECKPOINT_BYTES) await note();
        }
      } finally {
        await note();
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
        // Also puts the data's name on the disk: it is in the same folder.
        await createRecord(recordPath(identity.id), identity, { offset: 0, size });
      } catch (error) {
        throw isDiskFull(error) ? new AppError("STORAGE_FULL") : error;
      }
    },
    read: async (id) => readRecord(recordPath(id)),
    receivedAt: async (id) => changedAtIfThere(recordPath(id)),
    declareSize: async (id, size) => {
      const { offset } = await mustRead(id);
      await appendProgress(recordPath(id), { offset, size });
    },
    trim: async (id) => {
      const { offset } = await mustRead(id);
      const handle = await open(dataPath(id), "r+");
      try {
        if ((await handle.stat()).size > offset) await handle.truncate(offset);
      } finally {
        await handle.close();
      }
    },
    remove: async (id) => {
      // The record first: data without one is nothing, a record without data would promise something.
      const there = await removeIfThere(recordPath(id));
      await removeIfThere(dataPath(id));
      if (there) await syncFolder(folder);
      return there;
    },
  };
};
