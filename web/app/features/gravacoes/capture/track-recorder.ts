import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { SegmentLog } from "./sources.ts";

export const SLICE_MS = 250;
const BITS_PER_SECOND = 48_000;
/** If the first slice is this late, so is the audio: the encoder counts from its first frame. */
const LATE_MS = 1000;

export interface Beginning {
  track: Track;
  ordinal: number;
  media_type: string;
  started_ms: number;
}

export interface TrackOptions {
  track: Track;
  /** With its codec. */
  media_type: string;
  /** Recorded milliseconds up to now. */
  clock: () => number;
  open: (beginning: Beginning) => SegmentLog;
  /** Called for each slice; `refusal` is the browser's error, null when the slice is stored. */
  onSlice: (refusal: unknown) => void;
}

/** Records one track. Each segment is one run of a MediaRecorder. */
export class TrackRecorder {
  readonly #options: TrackOptions;
  readonly #ended: Promise<void>[] = [];
  #stream: MediaStream | null = null;
  #media: MediaRecorder | null = null;
  #ordinal = 0;
  #heardAt = Date.now();

  constructor(options: TrackOptions) {
    this.#options = options;
  }

  /** Milliseconds without a slice. */
  quietFor(now: number): number {
    return now - this.#heardAt;
  }

  /** Ends the current segment and starts one of this stream. */
  record(stream: MediaStream): void {
    this.#end();
    this.#stream = stream;
    this.#begin(stream);
  }

  /** Starts a new segment of the same stream. Does nothing when the stream was lost. */
  restart(): void {
    if (this.#stream !== null) this.record(this.#stream);
  }

  /** Called when the source is gone. `record` continues with another one. */
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

  /** Resolves when all slices are stored. */
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
