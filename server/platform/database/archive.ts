import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { give, type Home } from "./home.ts";

/*
 * Finished segments of the WAL are copied into the spool `archive`, beside the data, while it
 * exists. From there the server sends them to the backups (server/features/backup/archive).
 */

/** 16 MB each. A full spool must not fill the disk of the database. */
export const MAX_SPOOLED = 64;
/** Says that a segment was dropped: the archive ends before it. */
export const BROKEN = "broken";

/** PostgreSQL runs it in the folder of the data. %f is the segment's name, %p its path. */
export const ARCHIVE_COMMAND = [
  // Recovery does not need the label of a base backup.
  "case %f in *.backup) exit 0;; esac",
  "test -d ../archive || exit 0",
  `test -e ../archive/${BROKEN} && exit 0`,
  `test $(ls ../archive | wc -l) -lt ${MAX_SPOOLED} || { : > ../archive/${BROKEN}; exit 0; }`,
  "cp %p ../archive/.%f && sync ../archive/.%f && mv ../archive/.%f ../archive/%f && " +
    "sync ../archive",
].join("; ");

export const archiveFolder = ({ cluster }: Home): string => join(cluster, "archive");

/** Makes the spool, and forgets that an earlier archive was broken. */
export const prepareArchive = async (home: Home): Promise<void> => {
  const folder = archiveFolder(home);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await give(home.account, folder);
  await rm(join(folder, BROKEN), { force: true });
};
