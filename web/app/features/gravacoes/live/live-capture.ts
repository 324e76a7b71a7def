import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { Sources } from "../capture/ask-sources.ts";
import { keepAwake } from "../capture/awake.ts";
import { isMicrophoneDenied, openMicrophone } from "../microphone.ts";
import type { Warning } from "../recorder-state.ts";
import type { Source } from "../capture/source.ts";
import { type TrackOptions, TrackRecorder } from "../capture/track-recorder.ts";

const TICK_MS = 250;
/** After this time without a slice, the encoder is asked for one; later, a new segment starts. */
const ASK_MS = 2000;
const RESTART_MS = 8000;
const REOPEN_MS = 2000;
/** The silence that causes a warning, and its highest level (0 to 1). */
const SILENCE_MS = 5000;
const SILENT = 0.08;

/** The page may end after any of these: the encoder is asked for its last slice at once. */
const PARTINGS = ["beforeunload", "pagehide", "visibilitychange"] as const;

export interface CaptureOptions extends Pick<TrackOptions, "clock"> {
  onWarning: (warning: Warning, isOn: boolean) => void;
  onSlept: (ms: number) => void;
}

interface Options extends Sources, CaptureOptions, Pick<TrackOptions, "open" | "onSlice"> {
  onSources: (streams: MediaStream[]) => void;
}

/** The sources of a running recording, one recorder each. An interruption starts a new segment. */
export class LiveCapture {
  readonly #options: Options;
  readonly #recorders = new Map<Track, TrackRecorder>();
  readonly #sources = new Map<Track, Source>();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #sleep = keepAwake();
  #isPaused = false;
  #isEnded = false;
  #isReopening = false;
  #tickedAt = Date.now();
  #soundAt = Date.now();
  #triedAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.attach("microphone", options.microphone);
    if (options.tab !== null) this.attach("tab", options.tab);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    navigator.mediaDevices.addEventListener("devicechange", this.#retry);
    // `visibilitychange` bubbles from the document to the window.
    for (const parting of PARTINGS) addEventListener(parting, this.#ask);
  }

  readonly level = (): number => this.#sources.get("microphone")?.level() ?? 0;

  /** Records a source: the first of its track, or the next after a lost one. */
  attach(track: Track, source: Source): void {
    const { media_type, clock, open, onSlice } = this.#options;
    const recorder =
      this.#recorders.get(track) ?? new TrackRecorder({ track, media_type, clock, open, onSlice });
    this.#recorders.set(track, recorder);
    this.#sources.set(track, source);
    for (const sound of source.stream.getAudioTracks())
      sound.addEventListener("ended", () => this.#lose(track, source));
    recorder.record(source.stream);
    if (this.#isPaused) recorder.pause();
    this.#soundAt = Date.now();
    this.#reportSource(track, false);
  }

  #reportSource(track: Track, isLost: boolean): void {
    this.#options.onWarning(`${track === "tab" ? "tab" : "microphone"}_lost`, isLost);
    this.#options.onSources([...this.#sources.values()].map(({ stream }) => stream));
  }

  #lose(track: Track, source: Source): void {
    if (this.#isEnded || this.#sources.get(track) !== source) return;
    this.#sources.delete(track);
    this.#recorders.get(track)?.lose();
    source.release();
    this.#reportSource(track, true);
  }

  readonly #ask = (): void => {
    if (!this.#isPaused) for (const recorder of this.#recorders.values()) recorder.requestData();
  };

  readonly #retry = (): void => {
    this.#triedAt = 0;
  };

  async #reopen(): Promise<void> {
    this.#isReopening = true;
    this.#triedAt = Date.now();
    try {
      if (await isMicrophoneDenied()) return;
      const opened = await openMicrophone();
      if ("problem" in opened) return;
      if (this.#isEnded) opened.release();
      else this.attach("microphone", opened);
    } finally {
      this.#isReopening = false;
    }
  }

  #tick(): void {
    const now = Date.now();
    const late = now - this.#tickedAt;
    this.#tickedAt = now;
    const lost = !this.#sources.has("microphone");
    if (lost && !this.#isReopening && now - this.#triedAt > REOPEN_MS) void this.#reopen();
    if (this.#isPaused) return;
    const live = [...this.#recorders].filter(([track]) => this.#sources.has(track));
    const quiet = Math.min(...live.map(([, recorder]) => recorder.quietFor(now)));
    // Neither the timer nor a recorder ran: the machine slept.
    if (late > RESTART_MS && quiet > RESTART_MS) this.#options.onSlept(late);
    for (const [, recorder] of live) {
      const silent = recorder.quietFor(now);
      if (silent > RESTART_MS) recorder.restart();
      else if (silent > ASK_MS) recorder.requestData();
    }
    if (lost || this.level() > SILENT) this.#soundAt = now;
    this.#options.onWarning("silence", now - this.#soundAt > SILENCE_MS);
  }

  pause(): void {
    this.#isPaused = true;
    for (const recorder of this.#recorders.values()) recorder.pause();
    this.#options.onWarning("silence", false);
  }

  resume(): void {
    this.#isPaused = false;
    this.#soundAt = Date.now();
    for (const recorder of this.#recorders.values()) recorder.resume();
  }

  /** Releases the sources. Resolves when every slice is stored. */
  async stop(): Promise<void> {
    this.#isEnded = true;
    clearInterval(this.#timer);
    navigator.mediaDevices.removeEventListener("devicechange", this.#retry);
    for (const parting of PARTINGS) removeEventListener(parting, this.#ask);
    this.#sleep();
    const stored = [...this.#recorders.values()].map((recorder) => recorder.stop());
    for (const source of this.#sources.values()) source.release();
    await Promise.all(stored);
    this.#options.release();
  }
}
