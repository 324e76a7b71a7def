import { type Opened, sourceOf } from "./source.ts";

/** The pause before the browser's picker opens (specification 9). */
const BEFORE_PICKER_MS = 500;

/** Phones cannot share a tab. */
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

/** Asks for the audio of the call's tab (specification 5). After an abort, no picker opens. */
export const openTab = async (signal: AbortSignal): Promise<Opened> => {
  if (!isSecureContext) return { problem: "insecure" };
  if (!canShareTab()) return { problem: "tab_unsupported" };
  await wait(BEFORE_PICKER_MS, signal);
  if (signal.aborted) return { problem: "tab_failed" };
  let granted: MediaStream;
  try {
    granted = await navigator.mediaDevices.getDisplayMedia({
      // Required by browsers, and not used.
      video: { frameRate: 1, width: 16, height: 16 },
      // The call has already processed the patient's voice.
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
  if (granted.getAudioTracks().length > 0) return sourceOf(granted);
  for (const track of granted.getTracks()) track.stop();
  return { problem: "tab_silent" };
};
