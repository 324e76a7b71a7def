/**
 * Sends the newest value at most once per `interval_ms`, one at a time, and drops the others. A
 * value that cannot be sent is dropped too.
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
    /** Resolves when no value is being sent. */
    flush: (): Promise<void> => running,
  };
};
