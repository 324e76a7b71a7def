import type PQueue from "p-queue";
import { SpeechError } from "../speech.ts";

/** Runs `work` when the queue has a free slot. @throws SpeechError ABORTED while it waits */
export const runQueued = async <T>(
  queue: PQueue,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await queue.add(work, { signal });
  } catch (error) {
    if (error instanceof SpeechError || !signal.aborted) throw error;
    throw new SpeechError("ABORTED", "aborted while waiting");
  }
};
