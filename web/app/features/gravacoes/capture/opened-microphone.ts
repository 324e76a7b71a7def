import { isMicrophoneGranted, openMicrophone } from "../microphone.ts";
import type { Problem } from "../recorder-state.ts";
import { heldLocks, LIVE_LOCK } from "../store/locks.ts";
import { ViewStore } from "../view-store.ts";
import type { Opened, Source } from "./source.ts";

/** On a phone, opening the microphone would silence the recording of another tab. */
const openIfFree = async (): Promise<Opened> =>
  (await heldLocks()).has(LIVE_LOCK) ? { problem: "elsewhere" } : openMicrophone();

/**
 * The microphone that is open before a recording, to show its level. The recorder takes it over, so
 * that the first word after the press does not wait for the device. It is open while it is held and
 * the page is visible.
 */
class OpenMicrophone extends ViewStore<{ source: Source | null; problem: Problem | null }> {
  #opening: Promise<Opened> | null = null;
  #holders = 0;

  constructor() {
    super({ source: null, problem: null });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#close();
      else if (this.#holders > 0) this.#open();
    });
  }

  /** Opens the microphone, until the returned function is called or the recorder takes it. */
  hold(): () => void {
    let isHeld = true;
    this.#holders += 1;
    this.#open();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders -= 1;
      if (this.#holders === 0) this.#close();
    };
  }

  /** Hands the microphone over; null if it is not open. The caller releases it. */
  take(): Promise<Opened> | null {
    const opening = this.#opening;
    this.#opening = null;
    this.show({ source: null, problem: null });
    return opening;
  }

  /** After the doctor has chosen another microphone. */
  readonly reopen = (): void => {
    this.#close();
    if (this.#holders > 0) this.#open();
  };

  #open(): void {
    if (this.#opening !== null || document.visibilityState === "hidden") return;
    const opening = (this.#opening = openIfFree());
    this.show({ problem: null });
    void opening.then((opened) => {
      if (this.#opening !== opening) return;
      if (!("problem" in opened)) {
        for (const track of opened.stream.getAudioTracks())
          track.addEventListener("ended", () => {
            if (this.#opening === opening) this.reopen();
          });
        return this.show({ source: opened });
      }
      this.#opening = null;
      this.show({ problem: opened.problem });
    });
  }

  #close(): void {
    const opening = this.take();
    void opening?.then((opened) => "problem" in opened || opened.release());
  }
}

export const openedMicrophone = new OpenMicrophone();

/** Holds the microphone if the browser opens it without asking. Returns the end of it. */
export const holdIfGranted = (): (() => void) => {
  let release: (() => void) | null = null;
  let isOver = false;
  void isMicrophoneGranted().then((isGranted) => {
    if (isGranted && !isOver) release = openedMicrophone.hold();
  });
  return () => {
    isOver = true;
    release?.();
  };
};
