import { useEffect, useSyncExternalStore } from "react";
import { browserStorage } from "../../../ui/browser-storage.ts";
import { ViewStore } from "../view-store.ts";

interface Microphone {
  id: string;
  label: string;
}

/** Chosen in this browser. The ids are the browser's own for this site. */
const KEY = "microphone";
/** Chromium's names for the system's choice, which is the first option here. */
const ALIASES = new Set(["", "default", "communications"]);

/** The microphones of this device, and the chosen one; "" is the system's choice. */
class MicrophoneList extends ViewStore<{ microphones: readonly Microphone[]; chosen: string }> {
  constructor() {
    super({ microphones: [], chosen: browserStorage.getItem(KEY) ?? "" });
  }

  choose(chosen: string): void {
    browserStorage.setItem(KEY, chosen);
    this.show({ chosen });
  }

  /** The browser names the microphones only after the permission was given. */
  readonly refresh = (): void => {
    const listed = navigator.mediaDevices?.enumerateDevices();
    listed?.then(
      (devices) =>
        this.show({
          microphones: devices
            .filter(({ kind, deviceId, label }) => {
              return kind === "audioinput" && !ALIASES.has(deviceId) && label !== "";
            })
            .map(({ deviceId, label }) => ({ id: deviceId, label })),
        }),
      () => undefined,
    );
  };
}

export const microphoneList = new MicrophoneList();

export const useMicrophones = (): ReturnType<typeof microphoneList.get> => {
  useEffect(() => {
    microphoneList.refresh();
    const { mediaDevices } = navigator;
    mediaDevices?.addEventListener("devicechange", microphoneList.refresh);
    return () => mediaDevices?.removeEventListener("devicechange", microphoneList.refresh);
  }, []);
  return useSyncExternalStore(microphoneList.subscribe, microphoneList.get);
};
