import { makeFolder } from "../files/durable.ts";
import { UploadFiles, type UploadLimits } from "./files.ts";
import { createUploadLocks, type UploadLocks } from "./locks.ts";
import { readUserSizes } from "./user-sizes.ts";

/** Parts of unfinished recordings. Only one process may use the folder. */
export interface Uploads {
  files: UploadFiles;
  locks: UploadLocks;
}

/** Creates `folder` if it is missing. */
export const createUploads = async (folder: string, limits?: UploadLimits): Promise<Uploads> => {
  await makeFolder(folder);
  const files = new UploadFiles(folder, limits, await readUserSizes(folder));
  return { files, locks: createUploadLocks() };
};
