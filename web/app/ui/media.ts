import { useCallback, useSyncExternalStore } from "react";

/** Tailwind's `lg`: document and transcript are side by side. */
export const WIDE = "(min-width: 64rem)";

/** Whether a media query matches. For components that must not be mounted otherwise. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = matchMedia(query);
        list.addEventListener("change", changed);
        return () => list.removeEventListener("change", changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
