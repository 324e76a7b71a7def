import { isDiskFull, systemCode } from "../../platform/files/durable.ts";

/** The message is a sentence for the operator. It names the file or the folder with the problem. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Explains a failure to write below `folder`. Other errors are returned as they are. */
export const explainWriteError = (error: unknown, folder: string): unknown => {
  if (isDiskFull(error)) return new BackupError(`the disk of ${folder} is full; nothing was made`);
  const code = systemCode(error);
  return code !== null && ["EACCES", "EPERM", "EROFS"].includes(code)
    ? new BackupError(`${folder} cannot be written (${code}); nothing was made`)
    : error;
};
