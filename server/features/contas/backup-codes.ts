import { createHash, randomBytes } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";

const AMOUNT = 10;
/** Without `l`, `o`, `0` and `1`, which are mistaken for each other: five bits a character. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
/** 24 characters are 120 random bits. A plain hash protects them (OWASP ASVS 5.0, V6.5.2). */
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** The form of codes made by earlier releases, with 59 bits. Case matters. */
const FORMER = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/;
const HASH = /^[\w-]{43}$/;

const createGroup = (): string =>
  [...randomBytes(GROUP_LENGTH)].map((byte) => ALPHABET[byte & 31]).join("");

/** Ten codes such as `abcdef-ghjkmn-pqrstu-vwxyz2`. */
const createBackupCodes = (): string[] =>
  Array.from({ length: AMOUNT }, () => Array.from({ length: GROUPS }, createGroup).join("-"));

/** What is stored of a code, and given to better-auth instead of a typed one. */
export const hashBackupCode = (code: string): string => {
  const typed = FORMER.test(code) ? code : code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return createHash("sha256").update(typed).digest("base64url");
};

const hashAll = (json: string): string =>
  JSON.stringify(
    (JSON.parse(json) as string[]).map((code) => (HASH.test(code) ? code : hashBackupCode(code))),
  );

/** better-auth compares a typed code's hash with the stored hashes and removes the used one. */
export const backupCodeOptions = (secret: string) => ({
  customBackupCodesGenerate: createBackupCodes,
  storeBackupCodes: {
    encrypt: async (json: string): Promise<string> => hashAll(json),
    // A row from before the hashes is encrypted.
    decrypt: async (stored: string): Promise<string> =>
      stored.startsWith("[")
        ? stored
        : hashAll(await symmetricDecrypt({ key: secret, data: stored })),
  },
});
