import { useEffect, useState } from "react";

/** Parts that are mounted in one idle period. */
const STEP = 3;
/** The delay where `requestIdleCallback` is missing (Safari). */
const DELAY_MS = 30;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, DELAY_MS);
  return () => clearTimeout(id);
};

/**
 * How many parts of a long list are mounted: `first` at once, the others in idle periods, so that
 * the list does not delay the page. In the end all are, so that the browser's search finds them.
 */
export const useMountedCount = (first: number, all: number): number => {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= all) return;
    return whenIdle(() => setCount((now) => Math.min(all, now + STEP)));
  }, [count, all]);
  return count;
};
