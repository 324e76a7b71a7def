/** Verbs that work on stored data: backups, keys, the audit log, erasure. */
export const DATA_COMMANDS = {
  "erase-consulta": {
    operands: "ID",
    about: "Erases a consultation with its documents, consents and recordings for good.",
    details: [
      "The database refuses before 20 years have passed since the patient's last entry " +
        "(Lei 13.787/2018, art. 6), except for an example. The audit log keeps id and reason. " +
        "Backups made before still contain the record.",
    ],
    options: {
      reason: {
        type: "string",
        value: "term-passed|patient-request|court-order|example",
        about: "Why; required.",
      },
    },
  },
  backup: {
    operands: "[DIR|s3://BUCKET/PREFIX]",
    about: "Makes an encrypted backup, and proves it by restoring it into a temporary folder.",
    details: [
      "DIR is a folder on another disk; without it, BACKUP_TO. A bucket needs the variables " +
        "AWS_* of its key. Relato may run. The first backup " +
        "makes the recovery key, prints it once and asks for its end. Write it down: only this " +
        "key opens the backups, and Relato does not keep it.",
      "A folder keeps the newest backups of 7 days, 4 weeks and 12 months. Files are stored once.",
    ],
    options: {
      "accept-key": {
        type: "boolean",
        about: "For scripts: prints a new recovery key without asking for its end.",
      },
    },
  },
  "verify-audit": {
    operands: "",
    about: "Verifies the audit log: finds entries that were changed, removed or cut off.",
    details: [
      "Prints one sentence for each doctor's chain and one for the installation's, with the " +
        "first wrong entry. The exit code is 1 if a chain is wrong. Relato may run.",
      "The heads on issued PDFs are compared with their stored copies. A superuser could change " +
        "both: compare the printed head itself with --head.",
    ],
    options: {
      backup: {
        type: "string",
        value: "DIR",
        about: "A folder with backups, or one of them: their heads are compared.",
      },
      head: {
        type: "string",
        value: "NUMBER:HASH",
        about: "A head as it is printed on a PDF.",
      },
    },
  },
  restore: {
    operands: "DIR|s3://BUCKET/PREFIX",
    about: "Restores a backup into an empty data folder (not: restore-database).",
    details: [
      "DIR has the backups, of which the newest is restored, or is one of them. Every file is " +
        "verified before anything is written. An older backup is migrated; one of a newer Relato " +
        "is refused. Sessions that ended since the backup are open again: run end-sessions --all.",
      "With DATABASE_URL, the rows go into that database, which must be empty.",
      "To undo the last migration of a running installation, use restore-database instead.",
    ],
    options: {
      identity: {
        type: "string",
        value: "FILE",
        about: "File with the recovery key; without it, the terminal asks for it.",
      },
      to: {
        type: "string",
        value: "latest|TIME",
        about:
          "The embedded database as it was at that moment (2026-11-29T14:05:00Z), or at the last " +
          "one that was archived; without it, the newest backup.",
      },
      into: { type: "string", value: "DATA_DIR", about: "The empty folder; else DATA_DIR." },
    },
  },
  "restore-database": {
    operands: "",
    about: "Puts the embedded database back to its copy from before the last migration.",
    details: [
      "It needs no backup; restore brings a backup back after a loss.",
      "Stop Relato first, and start the older program afterwards. What was saved since the " +
        "migration is no longer used; it is kept in the server as the database " +
        "relato_after_migration until the next restoration. The copy exists from a migration " +
        "until the next clean start.",
    ],
    options: {},
  },
  "rotate-files-key": {
    operands: "",
    about: "Makes a new key for stored files, and encrypts the key of each file with it.",
    details: [
      "The server may run. Files are not encrypted again, only their keys are; S3 stores each " +
        "file again, because it cannot change a part. With FILES_KEY, no key is made: set the " +
        "new one and FILES_KEY_PREVIOUS first, and restart the server. Former keys in DATA_DIR " +
        "are kept, because older backups need them.",
    ],
    options: {
      resume: {
        type: "boolean",
        about: "Continues an interrupted rotation, without another key.",
      },
    },
  },
} as const;
