import { openAudio } from "./open-audio.ts";
import { createPlayerView } from "./player-view.ts";

interface Span {
  start_ms: number;
  end_ms: number;
}

/** Playing continues this long after a span, so that its last word is not cut. */
const TAIL_MS = 350;
/** Spans with a smaller gap are joined. */
const JOIN_MS = 700;

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

/** Plays a recording while it is open. `start_ms`: the position before the first play. */
export const createPlayer = (url: string, start_ms: number) => {
  const store = createPlayerView(start_ms);
  const { view, show } = store;
  let audio: ReturnType<typeof openAudio> | null = null;
  /** The spans that are still to be played; none: play to the end of the recording. */
  let spans: readonly Span[] = [];
  const moveTo = (ms: number, next: readonly Span[]): void => {
    const time_ms = Math.max(0, Math.min(ms, view().duration_ms || ms));
    spans = next;
    audio?.seek(time_ms);
    show({ time_ms });
  };
  const endSpan = (time_ms: number): void => {
    const [span, next] = spans;
    if (span === undefined || time_ms < span.end_ms + TAIL_MS) return;
    if (next !== undefined) return moveTo(next.start_ms, spans.slice(1));
    spans = [];
    audio?.pause();
  };
  const seek = (ms: number): void => moveTo(ms, []);
  const close = (): void => {
    audio?.close();
    audio = null;
    show({ playing: false });
  };
  return {
    subscribe: store.subscribe,
    view,
    toggle: (): void => {
      spans = [];
      audio?.toggle();
    },
    seek,
    skip: (ms: number): void => seek(view().time_ms + ms),
    playFrom: (ms: number): void => {
      seek(ms);
      audio?.play();
    },
    /** Plays the spans in order and stops at the end of the last one. */
    playSpans: (wanted: readonly Span[]): void => {
      const joined = joinSpans(wanted);
      const [first] = joined;
      if (first === undefined) return;
      // A span without a length has no end to stop at.
      moveTo(first.start_ms, first.end_ms > first.start_ms ? joined : []);
      audio?.play();
    },
    setRate: (rate: number): void => {
      audio?.setRate(rate);
      show({ rate });
    },
    close,
    /** Loads the recording, also again after a failure, and keeps the position. */
    open: (): void => {
      close();
      audio = openAudio(url, store, endSpan);
      show({ failed: false });
    },
  };
};
export type Player = ReturnType<typeof createPlayer>;
