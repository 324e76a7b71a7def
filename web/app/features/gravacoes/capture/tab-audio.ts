import { sourceOf } from "./source.ts";
import type { Opened } from "./source.ts";

/** The pause before the browser's picker opens (specification 9). */
const BEFORE_PICKER_MS = 500;

/** Phones have no such thing at all. */
export const canShareTab = (): boolean =>
  typeof globalThis.navigator?.mediaDevices?.getDisplayMedia === "function";

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks for the sound of the tab that holds the call (specification 5). The signal spares a cancelled doctor the picker. */
export const openTab = async (signal: AbortSignal): Promise<Opened> => {
  if (!isSecureContext) return { problem: "insecure" };
  if (!canShareTab()) return { problem: "tab_unsupported" };
  await wait(BEFORE_PICKER_MS, signal);
  if (signal.aborted) return { problem: "tab_failed" };
  let given: MediaStream;
  try {
    given = await navigator.mediaDevices.getDisplayMedia({
      // A picture has to be asked for; nobody looks at it, so it may be as poor as can be.
      video: { frameRate: 1, width: 16, height: 16 },
      // The patient's voice has been through the call's own processing already.
      audio: {
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
        sampleRate: 44_100,
      },
    });
  } catch (error) {
    const denied = error instanceof DOMException && error.name === "NotAllowedError";
    return { problem: denied ? "tab_denied" : "tab_failed" };
  }
  if (given.getAudioTracks().length > 0) return sourceOf(given);
  for (const track of given.getTracks()) track.stop();
  return { problem: "tab_silent" };
};
