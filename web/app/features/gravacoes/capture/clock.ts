import { useEffect, useState } from "react";
import { elapsedAt } from "../recorder-state.ts";
import type { RecorderState } from "../recorder-state.ts";

/** Milliseconds recorded, ticking each second while it runs (specification 4). */
export const useElapsed = (state: RecorderState): number => {
  const [now, setNow] = useState(() => Date.now());
  const running = state.kind === "recording";
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return elapsedAt(state, state.kind === "recording" ? Math.max(now, state.since) : now);
};
