import { useEffect, useState } from "react";
import { elapsedAt, type RecorderState } from "../recorder-state.ts";

/** Milliseconds recorded, updated while the recording runs (specification 4). */
export const useElapsed = (state: RecorderState): number => {
  const [now, setNow] = useState(() => Date.now());
  const isRecording = state.kind === "recording";
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRecording]);
  return elapsedAt(state, isRecording ? Math.max(now, state.since) : now);
};
