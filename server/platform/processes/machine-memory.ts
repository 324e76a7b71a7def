import { totalmem } from "node:os";

/** The memory that this process may use, in bytes: the machine's or its container's. */
export const memoryOfMachine = (): number => {
  // 0 without a limit; on some systems larger than the memory.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};
