import type { Readable } from "node:stream";
import { AppError } from "../../platform/http/errors.ts";

/** Allows one running export for each doctor, since an export reads many rows and files. */
export const createExportSlots = () => {
  const running = new Set<string>();
  return {
    /** The doctor's slot is free again when the stream closes. @throws AppError RATE_LIMITED */
    open: async (userId: string, open: () => Promise<Readable>): Promise<Readable> => {
      if (running.has(userId)) throw new AppError("RATE_LIMITED", { retry_after_s: 60 });
      running.add(userId);
      try {
        const zip = await open();
        zip.once("close", () => running.delete(userId));
        return zip;
      } catch (error) {
        running.delete(userId);
        throw error;
      }
    },
  };
};
