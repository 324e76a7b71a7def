/** What the player shows. Times in milliseconds; `duration_ms` is 0 until it is known. */
export interface PlayerView {
  time_ms: number;
  duration_ms: number;
  playing: boolean;
  failed: boolean;
  rate: number;
}

export interface Span {
  start_ms: number;
  end_ms: number;
}

/** The consultation's sound, outside of React: a tick of the clock reaches only who asked for it. */
export interface Player {
  /** @returns what ends the subscription */
  subscribe: (changed: () => void) => () => void;
  view: () => PlayerView;
  toggle: () => void;
  seek: (ms: number) => void;
  skip: (ms: number) => void;
  /** Plays one stretch after the other and stops at the end of the last. */
  playSpans: (spans: readonly Span[]) => void;
  playFrom: (ms: number) => void;
  setRate: (rate: number) => void;
  /** Takes up the sound where it was left; also after a failure. */
  open: () => void;
  close: () => void;
}

/** A little after the last word, so that it is not cut. */
const TAIL_MS = 350;
/** Stretches nearer than this are one: nobody hears the gap. */
const JOIN_MS = 700;
/** Far beyond any recording: asking for it makes the browser find the end of a file that does not tell its length. */
const BEYOND_S = 1e7;

/** Stretches in their own order, neighbours joined. */
export const joinSpans = (spans: readonly Span[]): Span[] => {
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
 * One <audio> behind our own controls. A recording straight from a browser has no duration; its end is looked for once, before
 * anything is played (https://issues.chromium.org/issues/40482588).
 */
export const createPlayer = (url: string, start_ms = 0): Player => {
  let view: PlayerView = {
    time_ms: start_ms,
    duration_ms: 0,
    playing: false,
    failed: false,
    rate: 1,
  };
  const listeners = new Set<() => void>();
  const show = (change: Partial<PlayerView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  let audio: HTMLAudioElement | null = null;
  /** What is still to be played; empty: to the end. */
  let spans: Span[] = [];
  let probing = false;

  const start = (): void => {
    audio?.play().catch((error: unknown) => {
      // A pause that comes before playing began is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      show({ failed: true });
    });
  };
  const moveTo = (ms: number): void => {
    const most = view.duration_ms === 0 ? ms : Math.min(ms, view.duration_ms);
    const time_ms = Math.max(0, most);
    // While the end is being looked for, the wish is kept in the view and followed afterwards.
    if (audio !== null && !probing) audio.currentTime = time_ms / 1000;
    show({ time_ms });
  };
  const onTime = (): void => {
    if (audio === null || probing) return;
    const time_ms = audio.currentTime * 1000;
    show({ time_ms });
    const [span, next] = spans;
    if (span === undefined || time_ms < span.end_ms + TAIL_MS || audio.seeking) return;
    spans = spans.slice(1);
    if (next === undefined) audio.pause();
    else moveTo(next.start_ms);
  };
  const events: Record<string, () => void> = {
    loadedmetadata: () => {
      if (audio === null) return;
      probing = !Number.isFinite(audio.duration);
      if (!probing) show({ duration_ms: audio.duration * 1000 });
      audio.currentTime = probing ? BEYOND_S : view.time_ms / 1000;
    },
    durationchange: () => {
      if (audio === null || !Number.isFinite(audio.duration)) return;
      show({ duration_ms: audio.duration * 1000 });
      if (!probing) return;
      probing = false;
      audio.currentTime = view.time_ms / 1000;
    },
    timeupdate: onTime,
    play: () => show({ playing: true }),
    pause: () => show({ playing: false }),
    ended: () => show({ playing: false }),
    error: () => show({ failed: true, playing: false }),
  };

  const self: Player = {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    view: () => view,
    toggle: () => {
      spans = [];
      if (audio?.paused === false) audio.pause();
      else start();
    },
    seek: (ms) => {
      spans = [];
      moveTo(ms);
    },
    skip: (ms) => self.seek(view.time_ms + ms),
    playSpans: (wanted) => {
      const joined = joinSpans(wanted);
      const [first] = joined;
      if (first === undefined) return;
      // A span without a length has no end to stop at.
      spans = first.end_ms > first.start_ms ? joined : [];
      moveTo(first.start_ms);
      start();
    },
    playFrom: (ms) => {
      self.seek(ms);
      start();
    },
    setRate: (rate) => {
      if (audio !== null) audio.playbackRate = rate;
      show({ rate });
    },
    open: () => {
      self.close();
      audio = new Audio();
      for (const [name, listener] of Object.entries(events)) audio.addEventListener(name, listener);
      audio.preload = "metadata";
      audio.defaultPlaybackRate = view.rate;
      audio.src = url;
      show({ failed: false });
    },
    close: () => {
      if (audio === null) return;
      for (const [name, listener] of Object.entries(events))
        audio.removeEventListener(name, listener);
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
      audio = null;
      probing = false;
      show({ playing: false });
    },
  };
  return self;
};
