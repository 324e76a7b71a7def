import { key, whole } from "./schemas.ts";
import { variable } from "./variable.ts";

/** Encryption and verification of stored files. */
export const FILES_VARIABLES = {
  FILES_KEY: variable({
    schema: key,
    about: "Encrypts stored files: 32 bytes in base64; by default made once, in DATA_DIR.",
    secret: true,
  }),
  FILES_KEY_PREVIOUS: variable({
    schema: key,
    about: "The former FILES_KEY, until every file's own key is encrypted with the new one.",
    secret: true,
  }),
  SCRUB_GB_PER_NIGHT: variable({
    schema: whole(0, 1_000_000),
    initial: "20",
    about: "Gigabytes of stored files that are read and verified each night; 0 turns it off.",
  }),
} as const;
