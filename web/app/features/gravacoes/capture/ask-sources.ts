import { LIVE_LOCK, takeLock } from "../store/locks.ts";
import { openMicrophone } from "../microphone.ts";
import type { Asking, Problem } from "../recorder-state.ts";
import { roomLeft } from "../store/room.ts";
import { recordableType } from "./source.ts";
import type { Source } from "./source.ts";
import { openTab } from "./tab-audio.ts";

/** All that a recording needs to begin; `release` gives the one recorder's place to others again. */
export interface Sources {
  microphone: Source;
  tab: Source | null;
  media_type: string;
  hasLittleRoom: boolean;
  release: () => void;
}

/**
 * Asks the browser for what a recording needs: the tab first, whose picker wants a fresh click, then the microphone.
 * What was given is given back when something is refused or the signal aborts.
 */
export const askSources = async (
  telemedicine: boolean,
  onAsk: (asking: Asking) => void,
  signal: AbortSignal,
): Promise<Sources | { problem: Problem | null }> => {
  const releases: (() => void)[] = [];
  const giveBack = (problem: Problem | null): { problem: Problem | null } => {
    for (const release of releases.splice(0)) release();
    return { problem: signal.aborted ? null : problem };
  };
  // At once: a picker that never answers would keep the one recorder's place for ever.
  const onAbort = (): void => void giveBack(null);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    if (!isSecureContext) return giveBack("insecure");
    const media_type = recordableType();
    if (media_type === null) return giveBack("unsupported");
    const release = await takeLock(LIVE_LOCK);
    if (release === null) return giveBack("elsewhere");
    releases.push(release);
    const room = await roomLeft();
    if (room === "none") return giveBack("storage_full");
    let tab: Source | null = null;
    if (telemedicine) {
      onAsk("tab");
      const opened = await openTab(signal);
      if ("problem" in opened) return giveBack(opened.problem);
      releases.push(opened.release);
      tab = opened;
    }
    if (signal.aborted) return giveBack(null);
    onAsk("microphone");
    const microphone = await openMicrophone();
    if ("problem" in microphone) return giveBack(microphone.problem);
    releases.push(microphone.release);
    if (signal.aborted) return giveBack(null);
    signal.removeEventListener("abort", onAbort);
    return { microphone, tab, media_type, hasLittleRoom: room === "little", release };
  } catch (error) {
    giveBack(null);
    throw error;
  }
};
