/** An hour of two tracks at 48 kbit/s. */
const ENOUGH_BYTES = 45_000_000;
const LEAST_BYTES = 1_000_000;

/** Whether this browser has room for a recording; asks it, too, not to clear what we store when it runs short. */
export const roomLeft = async (): Promise<"enough" | "little" | "none"> => {
  if (navigator.storage === undefined) return "enough";
  await navigator.storage.persist();
  const { quota, usage } = await navigator.storage.estimate();
  if (quota === undefined) return "enough";
  const left = quota - (usage ?? 0);
  return left > ENOUGH_BYTES ? "enough" : left > LEAST_BYTES ? "little" : "none";
};
