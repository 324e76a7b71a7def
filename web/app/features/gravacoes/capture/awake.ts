/** Keeps the screen on while a recording runs, and asks again whenever the page comes back into view. Returns its end. */
export const keepAwake = (): (() => void) => {
  let held: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      held = await navigator.wakeLock.request("screen");
      if (over) await held.release();
    } catch {
      // The browser may refuse (battery saver, policy): the recording runs all the same, until the machine sleeps.
      held = null;
    }
  };
  const asked = (): void => void ask();
  document.addEventListener("visibilitychange", asked);
  asked();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", asked);
    void held?.release();
  };
};
