import { createUploadFiles, type UploadFiles } from "./files.ts";
import { createUploadLocks, type UploadLocks } from "./locks.ts";

/** What has been received of recordings that are not finished. One process at a time works on a folder. */
export interface Uploads {
  files: UploadFiles;
  locks: UploadLocks;
}

/** `folder`: made when it is missing; nothing else may write there. */
export const createUploads = async (folder: string): Promise<Uploads> => ({
  files: await createUploadFiles(folder),
  locks: createUploadLocks(),
});
