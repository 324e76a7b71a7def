import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The doctor for whom this request or job works. Pools of child processes take the owners in turns.
 * Without an owner (start, sweeps) work is not limited.
 */
export const workOwner = new AsyncLocalStorage<string>();
