import { openMicrophone } from "../microphone.ts";
import type { Asking, Problem } from "../recorder-state.ts";
import { LIVE_LOCK, takeLock } from "../store/locks.ts";
import { checkRoom } from "../store/room.ts";
import { type Opened, recordableType, type Source } from "./source.ts";
import { openTab } from "./tab-audio.ts";

/** What a recording needs to start. `release` releases the lock of the browser's one recorder. */
export interface Sources {
  microphone: Source;
  tab: Source | null;
  media_type: string;
  hasLittleRoom: boolean;
  release: () => void;
}

const isLive = ({ stream }: Source): boolean =>
  stream.getAudioTracks().every(({ readyState }) => readyState === "live");

/** The microphone that the setup has opened, if it still works; else a new one. */
const takeMicrophone = async (opening: Promise<Opened> | null): Promise<Opened> => {
  const opened = await opening;
  if (opened === null || "problem" in opened) return openMicrophone();
  if (isLive(opened)) return opened;
  opened.release();
  return openMicrophone();
};

/**
 * Asks the browser for what a recording needs: first the tab, whose picker requires a recent click,
 * then the microphone, unless it is open already. Releases everything if something is refused or
 * the signal aborts.
 */
export const askSources = async (
  telemedicine: boolean,
  onAsk: (asking: Asking) => void,
  signal: AbortSignal,
  opening: Promise<Opened> | null,
): Promise<Sources | { problem: Problem | null }> => {
  const releases: (() => void)[] = [];
  const refuse = (problem: Problem | null): { problem: Problem | null } => {
    for (const release of releases.splice(0)) release();
    return { problem: signal.aborted ? null : problem };
  };
  releases.push(() => void opening?.then((opened) => "problem" in opened || opened.release()));
  // At once: a picker that never closes would keep the recorder's lock forever.
  const onAbort = (): void => void refuse(null);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    if (!isSecureContext) return refuse("insecure");
    const media_type = recordableType();
    if (media_type === null) return refuse("unsupported");
    const release = await takeLock(LIVE_LOCK);
    if (release === null) return refuse("elsewhere");
    releases.push(release);
    const room = await checkRoom();
    if (room === "none") return refuse("storage_full");
    let tab: Source | null = null;
    if (telemedicine) {
      onAsk("tab");
      const opened = await openTab(signal);
      if ("problem" in opened) return refuse(opened.problem);
      releases.push(opened.release);
      tab = opened;
    }
    if (signal.aborted) return refuse(null);
    onAsk("microphone");
    const microphone = await takeMicrophone(opening);
    if ("problem" in microphone) return refuse(microphone.problem);
    releases.push(microphone.release);
    if (signal.aborted) return refuse(null);
    signal.removeEventListener("abort", onAbort);
    return { microphone, tab, media_type, hasLittleRoom: room === "little", release };
  } catch (error) {
    refuse(null);
    throw error;
  }
};
