import { useCallback, useSyncExternalStore } from "react";

/** Tailwind's `lg`: where document and transcript stand side by side. */
export const WIDE = "(min-width: 64rem)";

/** Whether a media query holds now; for what must not be built at all where it is not seen. */
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
