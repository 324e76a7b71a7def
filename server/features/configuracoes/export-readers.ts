import { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { StorageError } from "../../providers/storage/storage.ts";

/** Reads files and PDFs. One that cannot be read is empty and listed in `missing`. */
export const createExportReaders = (
  { storage, log }: Pick<Deps, "log" | "storage">,
  printPdf: (id: string) => Promise<Buffer>,
) => {
  const missing: string[] = [];
  const skip = (path: string): Readable => {
    missing.push(path);
    return Readable.from([]);
  };
  return {
    missing,
    readFile: async (key: string, path: string): Promise<Readable> => {
      try {
        return await storage.read(key);
      } catch (error) {
        if (error instanceof StorageError && error.code === "NOT_FOUND") return skip(path);
        throw error;
      }
    },
    readPdf: async (id: string, path: string): Promise<Readable> => {
      try {
        return Readable.from([await printPdf(id)]);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        log.warn({ err: error }, "document not exported as pdf");
        return skip(path);
      }
    },
  };
};
