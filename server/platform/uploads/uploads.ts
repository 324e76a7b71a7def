import { UploadFiles } from "./files.ts";
import { createUploadLocks, type UploadLocks } from "./locks.ts";

/** Parts of unfinished recordings. Only one process may use the folder. */
export interface Uploads {
  files: UploadFiles;
  locks: UploadLocks;
}

export const createUploads = async (folder: string): Promise<Uploads> => ({
  files: await UploadFiles.open(folder),
  locks: createUploadLocks(),
});
