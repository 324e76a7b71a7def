import type { Turn } from "@relato/shared/domain/transcript.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { findHits } from "./transcript-search.ts";
import type { Hit } from "./transcript-search.ts";

export interface TranscriptSearch {
  value: string;
  change: (value: string) => void;
  hits: readonly Hit[];
  at: number;
  current: Hit | null;
  move: (step: 1 | -1) => void;
}

/** Searching within the turns. What is typed is shown at once; what it finds follows when there is time to draw it. */
export const useSearch = (turns: readonly Turn[]): TranscriptSearch => {
  const [value, setValue] = useState("");
  const [at, setAt] = useState(0);
  const deferred = useDeferredValue(value);
  const hits = useMemo(() => findHits(turns, deferred), [turns, deferred]);
  const sound = hits.length === 0 ? 0 : Math.min(at, hits.length - 1);
  return {
    value,
    change: (next) => {
      setValue(next);
      setAt(0);
    },
    hits,
    at: sound,
    current: hits[sound] ?? null,
    move: (step) => {
      if (hits.length > 0) setAt((sound + step + hits.length) % hits.length);
    },
  };
};
