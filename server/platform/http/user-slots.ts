import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "./errors.ts";

/** Limits how much one user runs at once; more is refused with `code`. */
export const createUserSlots = (max: number, code: ErrorCode) => {
  const running = new Map<string, number>();
  return {
    /** @throws AppError with the code */
    run: async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
      const count = running.get(userId) ?? 0;
      if (count >= max) throw new AppError(code, { retry_after_s: 1 });
      running.set(userId, count + 1);
      try {
        return await work();
      } finally {
        const rest = (running.get(userId) ?? 1) - 1;
        if (rest === 0) running.delete(userId);
        else running.set(userId, rest);
      }
    },
  };
};
