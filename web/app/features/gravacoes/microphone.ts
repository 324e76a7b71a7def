import type { Problem } from "./recorder-state.ts";
import { sourceOf } from "./capture/source.ts";
import type { Opened } from "./capture/source.ts";

const problemOf = (error: unknown): Problem => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "no_device";
  return name === "NotReadableError" ? "busy" : "unexpected";
};

/** Asks for the microphone (specification 5). */
export const openMicrophone = async (): Promise<Opened> => {
  if (!isSecureContext) return { problem: "insecure" };
  try {
    return sourceOf(
      await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      }),
    );
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

/** Whether asking for the microphone again would be refused at once. */
export const isMicrophoneDenied = async (): Promise<boolean> => {
  const { state } = await navigator.permissions.query({ name: "microphone" });
  return state === "denied";
};
