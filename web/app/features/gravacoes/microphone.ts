import { microphoneList } from "./capture/microphone-list.ts";
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

/** Asks for the chosen microphone (specification 5). */
export const openMicrophone = async (): Promise<Opened> => {
  if (!isSecureContext) return { problem: "insecure" };
  try {
    const { chosen } = microphoneList.get();
    const granted = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...{ echoCancellation: true, noiseSuppression: true, autoGainControl: true },
        // A chosen microphone that is not connected now is replaced by the system's.
        ...(chosen === "" ? {} : { deviceId: { ideal: chosen } }),
      },
    });
    microphoneList.refresh();
    return sourceOf(granted);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    return { problem: PROBLEMS[name] ?? "unexpected" };
  }
};

const readPermission = async (): Promise<PermissionState> =>
  (await navigator.permissions.query({ name: "microphone" })).state;

/** Whether the browser would refuse the microphone without asking. */
export const isMicrophoneDenied = async (): Promise<boolean> =>
  (await readPermission()) === "denied";

/** Whether the browser would open the microphone without asking; false if it does not tell. */
export const isMicrophoneGranted = async (): Promise<boolean> => {
  try {
    return (await readPermission()) === "granted";
  } catch {
    return false;
  }
};
