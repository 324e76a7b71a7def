import { useEffect, useState } from "react";

/** Groups that are built when there is time, a step each. */
const STEP = 3;
/** Where a browser has no notion of idleness (Safari). */
const SOON_MS = 30;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, SOON_MS);
  return () => clearTimeout(id);
};

/**
 * How many of a long list's parts are built: `first` at once, the rest a few at a time while nobody waits, so that a long list neither
 * delays the page nor holds it up later. All of them in the end: what is not in the document cannot be found by the browser's search.
 */
export const useMounted = (first: number, all: number): number => {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= all) return;
    return whenIdle(() => setCount((now) => Math.min(all, now + STEP)));
  }, [count, all]);
  return count;
};
