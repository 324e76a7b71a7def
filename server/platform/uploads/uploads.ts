import { makeFolder } from "../files/durable.ts";
import { UploadFiles } from "./files.ts";
import { createUploadLocks, type UploadLocks } from "./locks.ts";

/** Parts of unfinished recordings. Only one process may use the folder. */
export interface Uploads {
  files: UploadFiles;
  locks: UploadLocks;
}

/** Creates `folder` if it is missing. */
export const createUploads = async (folder: string): Promise<Uploads> => {
  await makeFolder(folder);
  return { files: new UploadFiles(folder), locks: createUploadLocks() };
};
