import { useEffect, useRef, useState } from "react";

/** The consultation's sound. Times in milliseconds. */
export interface Player {
  time_ms: number;
  duration_ms: number;
  playing: boolean;
  failed: boolean;
  rate: number;
  toggle: () => void;
  seek: (ms: number) => void;
  /** Plays a stretch and stops at its end. */
  playSpan: (start_ms: number, end_ms: number) => void;
  setRate: (rate: number) => void;
}

/** A little after the last word, so that it is not cut. */
const TAIL_MS = 350;
/** Far beyond any recording: asking for it makes the browser find the end of a file that does not tell its length. */
const BEYOND_S = 1e7;

/**
 * One <audio> behind our own controls. A recording straight from a browser has no duration; its end is looked for once,
 * before anything is played (https://issues.chromium.org/issues/40482588). Null without sound.
 */
export const usePlayer = (url: string | null, knownDuration_ms: number): Player | null => {
  const stopAt = useRef<number | null>(null);
  const [view, setView] = useState({
    time_ms: 0,
    duration_ms: 0,
    playing: false,
    failed: false,
    rate: 1,
  });
  const element = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (url === null) return;
    const audio = new Audio();
    element.current = audio;
    let probing = false;
    /** A wish that came while the end was being looked for. */
    let wanted: number | null = null;
    const show = (change: Partial<typeof view>): void => setView((now) => ({ ...now, ...change }));
    const listeners: Record<string, () => void> = {
      loadedmetadata: () => {
        if (Number.isFinite(audio.duration)) return show({ duration_ms: audio.duration * 1000 });
        probing = true;
        wanted = audio.currentTime === 0 ? null : audio.currentTime;
        audio.currentTime = BEYOND_S;
      },
      durationchange: () => {
        if (!Number.isFinite(audio.duration)) return;
        show({ duration_ms: audio.duration * 1000 });
        if (!probing) return;
        probing = false;
        audio.currentTime = wanted ?? 0;
      },
      timeupdate: () => {
        if (probing) return;
        const time_ms = audio.currentTime * 1000;
        show({ time_ms });
        if (stopAt.current !== null && time_ms >= stopAt.current) audio.pause();
      },
      play: () => show({ playing: true }),
      pause: () => show({ playing: false }),
      ended: () => show({ playing: false }),
      error: () => show({ failed: true, playing: false }),
    };
    for (const [name, listener] of Object.entries(listeners))
      audio.addEventListener(name, listener);
    audio.preload = "metadata";
    audio.src = url;
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        audio.removeEventListener(name, listener);
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
      element.current = null;
    };
  }, [url]);

  if (url === null) return null;
  const start = (): void => {
    element.current?.play().catch((error: unknown) => {
      // A pause that comes before playing began is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setView((now) => ({ ...now, failed: true }));
    });
  };
  const moveTo = (ms: number): void => {
    if (element.current !== null) element.current.currentTime = ms / 1000;
    setView((now) => ({ ...now, time_ms: ms }));
  };
  return {
    ...view,
    duration_ms: view.duration_ms === 0 ? knownDuration_ms : view.duration_ms,
    toggle: () => {
      stopAt.current = null;
      if (element.current?.paused === false) element.current.pause();
      else start();
    },
    seek: (ms) => {
      stopAt.current = null;
      moveTo(Math.max(0, ms));
    },
    playSpan: (start_ms, end_ms) => {
      stopAt.current = end_ms > start_ms ? end_ms + TAIL_MS : null;
      moveTo(start_ms);
      start();
    },
    setRate: (rate) => {
      if (element.current !== null) element.current.playbackRate = rate;
      setView((now) => ({ ...now, rate }));
    },
  };
};
