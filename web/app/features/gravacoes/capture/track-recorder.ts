import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { SegmentLog } from "./sources.ts";

/** Length of one slice in milliseconds. */
export const SLICE_MS = 250;
const BITS_PER_SECOND = 48_000;
/** A first slice this late means that the sound began late: the encoder counts from its first frame. */
const LATE_MS = 1000;

/** What is known of a segment when its first slice is there. */
export interface Beginning {
  track: Track;
  ordinal: number;
  media_type: string;
  started_ms: number;
}

interface Options {
  track: Track;
  /** With its codec, as the browser wants it. */
  media_type: string;
  /** Recorded milliseconds up to now. */
  clock: () => number;
  open: (beginning: Beginning) => SegmentLog;
  /** What became of a slice: null, or why the browser did not store it. */
  onSlice: (refusal: unknown) => void;
}

/** Records one source directly, segment after segment; each segment is one run of a MediaRecorder. */
export class TrackRecorder {
  readonly #options: Options;
  readonly #ended: Promise<void>[] = [];
  #stream: MediaStream | null = null;
  #media: MediaRecorder | null = null;
  #ordinal = 0;
  #heardAt = Date.now();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Milliseconds without a slice. */
  quietFor(now: number): number {
    return now - this.#heardAt;
  }

  /** Begins a segment of this stream, ending the one before it. */
  record(stream: MediaStream): void {
    this.#end();
    this.#stream = stream;
    this.#begin(stream);
  }

  /** Begins a new segment of the same stream, if it still lives. */
  restart(): void {
    if (this.#stream !== null) this.record(this.#stream);
  }

  /** The source is gone: what was heard is kept, and `record` goes on when it is back. */
  lose(): void {
    this.#end();
    this.#stream = null;
  }

  requestData(): void {
    if (this.#media?.state === "recording") this.#media.requestData();
  }

  pause(): void {
    if (this.#media?.state === "recording") this.#media.pause();
  }

  resume(): void {
    this.#heardAt = Date.now();
    if (this.#media?.state === "paused") this.#media.resume();
  }

  /** Ends the last segment; resolves when all of it is stored. */
  async stop(): Promise<void> {
    this.lose();
    await Promise.all(this.#ended);
  }

  #end(): void {
    if (this.#media !== null && this.#media.state !== "inactive") this.#media.stop();
    this.#media = null;
  }

  #begin(stream: MediaStream): void {
    const { track, media_type, clock, open, onSlice } = this.#options;
    const began_ms = clock();
    let log: SegmentLog | null = null;
    this.#heardAt = Date.now();
    const media = new MediaRecorder(stream, {
      mimeType: media_type,
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    media.addEventListener("dataavailable", ({ data }) => {
      if (data.size === 0) return;
      this.#heardAt = Date.now();
      const late = clock() - began_ms > LATE_MS;
      log ??= open({
        track,
        ordinal: this.#ordinal++,
        media_type: media_type.split(";")[0] ?? media_type,
        started_ms: Math.round(late ? Math.max(began_ms, clock() - SLICE_MS) : began_ms),
      });
      log.append(data).then(() => onSlice(null), onSlice);
    });
    this.#ended.push(
      new Promise((resolve) => {
        media.addEventListener("stop", () => resolve(log?.end()));
      }),
    );
    media.start(SLICE_MS);
    this.#media = media;
  }
}
