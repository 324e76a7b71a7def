/** Keeps the screen on, also after the page was hidden. Returns the function that ends it. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const request = async (): Promise<void> => {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // The browser may refuse (battery saver): the recording runs until the machine sleeps.
      lock = null;
    }
  };
  const onVisibility = (): void => void request();
  document.addEventListener("visibilitychange", onVisibility);
  onVisibility();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisibility);
    void lock?.release();
  };
};
