import { useEffect, useState } from "react";

/** A search starts this long after the last keystroke. */
const DEBOUNCE_MS = 150;

/** The value of a search box, DEBOUNCE_MS after its last change. */
export const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
