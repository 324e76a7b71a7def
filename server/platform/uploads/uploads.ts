import { createUploadFiles, type UploadFiles } from "./files.ts";
import { createUploadLocks, type UploadLocks } from "./locks.ts";

/** Parts of unfinished recordings. Only one process may use the folder. */
export interface Uploads {
  files: UploadFiles;
  locks: UploadLocks;
}

/** Creates `folder` if it is missing. */
export const createUploads = async (folder: string): Promise<Uploads> => ({
  files: await createUploadFiles(folder),
  locks: createUploadLocks(),
});
