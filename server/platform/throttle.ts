/**
 * Sends the newest value at most once in `interval_ms`, one at a time; values in between are dropped.
 * A value that cannot be sent is dropped too: it was only news, and the next one follows.
 */
export const throttle = <T>(interval_ms: number, send: (value: T) => Promise<void>) => {
  let sentAt = -Infinity;
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  return {
    send: (value: T): void => {
      if (busy || Date.now() - sentAt < interval_ms) return;
      busy = true;
      sentAt = Date.now();
      running = send(value).then(
        () => void (busy = false),
        () => void (busy = false),
      );
    },
    /** Resolves when nothing is being sent. */
    flush: (): Promise<void> => running,
  };
};
