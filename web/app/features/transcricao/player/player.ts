/** Times are milliseconds. `duration_ms` is 0 until it is known. */
export interface PlayerView {
  time_ms: number;
  duration_ms: number;
  playing: boolean;
  failed: boolean;
  rate: number;
}

export const STOPPED: PlayerView = {
  time_ms: 0,
  duration_ms: 0,
  playing: false,
  failed: false,
  rate: 1,
};

interface Span {
  start_ms: number;
  end_ms: number;
}

/** Playing continues this long after a span, so that its last word is not cut. */
const TAIL_MS = 350;
/** Spans with a smaller gap are joined. */
const JOIN_MS = 700;
/** Longer than any recording. A seek to it makes the browser find the duration. */
const BEYOND_S = 1e7;

const joinSpans = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = [];
  for (const { start_ms, end_ms } of spans) {
    const last = joined.at(-1);
    if (last !== undefined && start_ms >= last.start_ms && start_ms <= last.end_ms + JOIN_MS)
      last.end_ms = Math.max(last.end_ms, end_ms);
    else joined.push({ start_ms, end_ms });
  }
  return joined;
};

/**
 * Plays a recording. The player is a store outside React, because its time changes often. A
 * recording straight from a browser has no duration, so the player looks for its end first
 * (https://issues.chromium.org/issues/40482588).
 */
export const createPlayer = (url: string, start_ms: number) => {
  let view = { ...STOPPED, time_ms: start_ms };
  const listeners = new Set<() => void>();
  let audio: HTMLAudioElement | null = null;
  let opened = new AbortController();
  /** The spans that are still to be played; none: play to the end of the recording. */
  let spans: Span[] = [];
  /** Whether the browser looks for the duration. */
  let isProbing = false;

  const show = (change: Partial<PlayerView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const play = (): void => {
    audio?.play().catch((error: unknown) => {
      // A pause before the first sound is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      show({ failed: true });
    });
  };
  const moveTo = (ms: number): void => {
    const time_ms = Math.max(0, view.duration_ms === 0 ? ms : Math.min(ms, view.duration_ms));
    // During the probe, only the view moves. The audio follows at its end.
    if (audio !== null && !isProbing) audio.currentTime = time_ms / 1000;
    show({ time_ms });
  };
  const seek = (ms: number): void => {
    spans = [];
    moveTo(ms);
  };
  const listenTo = (source: HTMLAudioElement): void => {
    const { signal } = opened;
    const on = (event: string, listener: () => void): void =>
      source.addEventListener(event, listener, { signal });
    on("loadedmetadata", () => {
      isProbing = !Number.isFinite(source.duration);
      if (!isProbing) show({ duration_ms: source.duration * 1000 });
      source.currentTime = isProbing ? BEYOND_S : view.time_ms / 1000;
    });
    on("durationchange", () => {
      if (!Number.isFinite(source.duration)) return;
      show({ duration_ms: source.duration * 1000 });
      if (!isProbing) return;
      isProbing = false;
      source.currentTime = view.time_ms / 1000;
    });
    on("timeupdate", () => {
      if (isProbing) return;
      const time_ms = source.currentTime * 1000;
      show({ time_ms });
      const [span, next] = spans;
      if (span === undefined || time_ms < span.end_ms + TAIL_MS || source.seeking) return;
      spans = spans.slice(1);
      if (next === undefined) source.pause();
      else moveTo(next.start_ms);
    });
    on("play", () => show({ playing: true }));
    on("pause", () => show({ playing: false }));
    on("ended", () => show({ playing: false }));
    on("error", () => show({ failed: true, playing: false }));
  };
  const close = (): void => {
    if (audio === null) return;
    opened.abort();
    audio.pause();
    audio.removeAttribute("src");
    audio.load();
    audio = null;
    isProbing = false;
    show({ playing: false });
  };
  return {
    /** Returns a function that ends the subscription. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: (): PlayerView => view,
    toggle: (): void => {
      spans = [];
      if (audio?.paused === false) audio.pause();
      else play();
    },
    seek,
    skip: (ms: number): void => seek(view.time_ms + ms),
    playFrom: (ms: number): void => {
      seek(ms);
      play();
    },
    /** Plays the spans in order and stops at the end of the last one. */
    playSpans: (wanted: readonly Span[]): void => {
      const joined = joinSpans(wanted);
      const [first] = joined;
      if (first === undefined) return;
      // A span without a length has no end to stop at.
      spans = first.end_ms > first.start_ms ? joined : [];
      moveTo(first.start_ms);
      play();
    },
    setRate: (rate: number): void => {
      if (audio !== null) audio.playbackRate = rate;
      show({ rate });
    },
    close,
    /** Loads the recording, also again after a failure, and keeps the position. */
    open: (): void => {
      close();
      opened = new AbortController();
      audio = new Audio();
      listenTo(audio);
      audio.preload = "metadata";
      audio.defaultPlaybackRate = view.rate;
      audio.src = url;
      show({ failed: false });
    },
  };
};
export type Player = ReturnType<typeof createPlayer>;
