import type { PlayerViewStore } from "./player-view.ts";

/** Longer than any recording. A seek to it makes the browser find the duration. */
const BEYOND_S = 1e7;

/** Shows the events of the audio in the view. `onTime` runs as the time moves on. */
const listenTo = (
  audio: HTMLAudioElement,
  { view, show }: PlayerViewStore,
  onTime: (time_ms: number) => void,
) => {
  const opened = new AbortController();
  let isProbing = false;
  const on = (event: string, listener: () => void): void =>
    audio.addEventListener(event, listener, { signal: opened.signal });
  on("loadedmetadata", () => {
    isProbing = !Number.isFinite(audio.duration);
    if (!isProbing) show({ duration_ms: audio.duration * 1000 });
    audio.currentTime = isProbing ? BEYOND_S : view().time_ms / 1000;
  });
  on("durationchange", () => {
    if (!Number.isFinite(audio.duration)) return;
    show({ duration_ms: audio.duration * 1000 });
    if (!isProbing) return;
    isProbing = false;
    audio.currentTime = view().time_ms / 1000;
  });
  on("timeupdate", () => {
    if (isProbing) return;
    const time_ms = audio.currentTime * 1000;
    show({ time_ms });
    if (!audio.seeking) onTime(time_ms);
  });
  on("play", () => show({ playing: true }));
  on("pause", () => show({ playing: false }));
  on("ended", () => show({ playing: false }));
  on("error", () => show({ failed: true, playing: false }));
  return { isProbing: () => isProbing, stop: () => opened.abort() };
};

/**
 * Loads a recording at the time of the view. A recording straight from a browser has no duration,
 * so the audio looks for its end first (https://issues.chromium.org/issues/40482588).
 */
export const openAudio = (
  url: string,
  store: PlayerViewStore,
  onTime: (time_ms: number) => void,
) => {
  const audio = new Audio();
  const events = listenTo(audio, store, onTime);
  audio.preload = "metadata";
  audio.defaultPlaybackRate = store.view().rate;
  audio.src = url;
  const play = (): void => {
    audio.play().catch((error: unknown) => {
      // A pause before the first sound is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      store.show({ failed: true });
    });
  };
  return {
    play,
    pause: (): void => audio.pause(),
    toggle: (): void => (audio.paused ? play() : audio.pause()),
    setRate: (rate: number): void => {
      audio.playbackRate = rate;
    },
    /** During the probe, only the view moves. The audio follows at its end. */
    seek: (time_ms: number): void => {
      if (!events.isProbing()) audio.currentTime = time_ms / 1000;
    },
    close: (): void => {
      events.stop();
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
    },
  };
};
