import { browserStorage } from "../../../ui/browser-storage.ts";

/** An hour of two tracks at 48 kbit/s. */
const ENOUGH_BYTES = 45_000_000;
const LEAST_BYTES = 1_000_000;

/** Checks the browser's free storage, and asks it to keep ours when space is short. */
export const checkRoom = async (): Promise<"enough" | "little" | "none"> => {
  if (navigator.storage === undefined || browserStorage.isForbidden) return "enough";
  await navigator.storage.persist();
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota === undefined || quota - usage > ENOUGH_BYTES) return "enough";
  return quota - usage > LEAST_BYTES ? "little" : "none";
};
