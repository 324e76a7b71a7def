import type { Turn } from "@relato/shared/domain/transcript.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { findHits } from "./find-hits.ts";

/** A search within the turns. The typed text is shown at once; its hits may follow later. */
export const useSearch = (turns: readonly Turn[]) => {
  const [value, setValue] = useState("");
  const [at, setAt] = useState(0);
  const deferred = useDeferredValue(value);
  const hits = useMemo(() => findHits(turns, deferred), [turns, deferred]);
  const index = Math.min(at, Math.max(0, hits.length - 1));
  return {
    value,
    change: (next: string): void => {
      setValue(next);
      setAt(0);
    },
    hits,
    /** The index of the current hit. */
    index,
    current: hits[index] ?? null,
    move: (step: 1 | -1): void => {
      if (hits.length > 0) setAt((index + step + hits.length) % hits.length);
    },
  };
};
export type TranscriptSearch = ReturnType<typeof useSearch>;
