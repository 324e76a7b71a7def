import { type Opened, sourceOf } from "./capture/source.ts";
import type { Problem } from "./recorder-state.ts";

/** By the name of getUserMedia's error. */
const PROBLEMS: Record<string, Problem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "no_device",
  OverconstrainedError: "no_device",
  NotReadableError: "busy",
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
    const name = error instanceof DOMException ? error.name : "";
    return { problem: PROBLEMS[name] ?? "unexpected" };
  }
};

/** Whether the browser would refuse the microphone without asking. */
export const isMicrophoneDenied = async (): Promise<boolean> => {
  const { state } = await navigator.permissions.query({ name: "microphone" });
  return state === "denied";
};
