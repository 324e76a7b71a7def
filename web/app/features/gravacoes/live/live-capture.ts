import type { Track } from "@relato/shared/domain/gravacao.ts";
import { keepAwake } from "../capture/awake.ts";
import { isMicrophoneDenied, openMicrophone } from "../microphone.ts";
import type { Warning } from "../recorder-state.ts";
import type { SegmentLog } from "../capture/sources.ts";
import type { Source } from "../capture/source.ts";
import { TrackRecorder } from "../capture/track-recorder.ts";
import type { Beginning } from "../capture/track-recorder.ts";

const TICK_MS = 250;
/** Without a slice for this long the encoder is asked for one; for the longer time a new segment begins. */
const ASK_MS = 2000;
const RESTART_MS = 8000;
const REOPEN_MS = 2000;
/** Silence that the doctor is told of, and what counts as silence (of `level`, 0 to 1). */
const SILENCE_MS = 5000;
const SILENT = 0.08;

/** The page may be gone after any of these: what the encoder still has is asked for at once. */
const PARTINGS = ["beforeunload", "pagehide", "visibilitychange"] as const;

interface Options {
  microphone: Source;
  tab: Source | null;
  media_type: string;
  clock: () => number;
  open: (beginning: Beginning) => SegmentLog;
  onSlice: (refusal: unknown) => void;
  onWarning: (warning: Warning, isOn: boolean) => void;
  /** The machine slept for so many milliseconds. */
  onSlept: (ms: number) => void;
  /** The sources changed: one was lost or came back. */
  onSources: (streams: MediaStream[]) => void;
}

/** The sources of a running recording, each with a recorder of its own; whatever interrupts one begins a new segment. */
export class LiveCapture {
  readonly #options: Options;
  readonly #recorders = new Map<Track, TrackRecorder>();
  readonly #sources = new Map<Track, Source>();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #sleep = keepAwake();
  #paused = false;
  #ended = false;
  #reopening = false;
  #tickedAt = Date.now();
  #soundAt = Date.now();
  #triedAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.attach("microphone", options.microphone);
    if (options.tab !== null) this.attach("tab", options.tab);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    navigator.mediaDevices.addEventListener("devicechange", this.#retry);
    // The document's own event bubbles up to the window.
    for (const parting of PARTINGS) addEventListener(parting, this.#ask);
  }

  readonly level = (): number => this.#sources.get("microphone")?.level() ?? 0;
  streams(): MediaStream[] {
    return [...this.#sources.values()].map(({ stream }) => stream);
  }

  /** Takes a source up, as the first of its track or after the last was lost. */
  attach(track: Track, source: Source): void {
    const { media_type, clock, open, onSlice } = this.#options;
    const recorder =
      this.#recorders.get(track) ?? new TrackRecorder({ track, media_type, clock, open, onSlice });
    this.#recorders.set(track, recorder);
    this.#sources.set(track, source);
    for (const sound of source.stream.getAudioTracks())
      sound.addEventListener("ended", () => this.#lose(track, source));
    recorder.record(source.stream);
    if (this.#paused) recorder.pause();
    this.#soundAt = Date.now();
    this.#options.onWarning(`${track === "tab" ? "tab" : "microphone"}_lost`, false);
    this.#options.onSources(this.streams());
  }

  #lose(track: Track, source: Source): void {
    if (this.#ended || this.#sources.get(track) !== source) return;
    this.#sources.delete(track);
    this.#recorders.get(track)?.lose();
    source.release();
    this.#options.onWarning(`${track === "tab" ? "tab" : "microphone"}_lost`, true);
    this.#options.onSources(this.streams());
  }

  readonly #ask = (): void => {
    if (!this.#paused) for (const recorder of this.#recorders.values()) recorder.requestData();
  };

  readonly #retry = (): void => {
    this.#triedAt = 0;
  };

  async #reopen(): Promise<void> {
    this.#reopening = true;
    this.#triedAt = Date.now();
    try {
      if (await isMicrophoneDenied()) return;
      const opened = await openMicrophone();
      if ("problem" in opened) return;
      if (this.#ended) opened.release();
      else this.attach("microphone", opened);
    } finally {
      this.#reopening = false;
    }
  }

  #tick(): void {
    const now = Date.now();
    const late = now - this.#tickedAt;
    this.#tickedAt = now;
    const lost = !this.#sources.has("microphone");
    if (lost && !this.#reopening && now - this.#triedAt > REOPEN_MS) void this.#reopen();
    if (this.#paused) return;
    const live = [...this.#recorders].filter(([track]) => this.#sources.has(track));
    const quiet = Math.min(...live.map(([, recorder]) => recorder.quietFor(now)));
    // Neither the timer nor any recorder ran: the machine slept.
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
    this.#paused = true;
    for (const recorder of this.#recorders.values()) recorder.pause();
    this.#options.onWarning("silence", false);
  }

  resume(): void {
    this.#paused = false;
    this.#soundAt = Date.now();
    for (const recorder of this.#recorders.values()) recorder.resume();
  }

  /** Gives the devices back; resolves when everything heard is stored. */
  async stop(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#timer);
    navigator.mediaDevices.removeEventListener("devicechange", this.#retry);
    for (const parting of PARTINGS) removeEventListener(parting, this.#ask);
    this.#sleep();
    const stored = [...this.#recorders.values()].map((recorder) => recorder.stop());
    for (const source of this.#sources.values()) source.release();
    await Promise.all(stored);
  }
}
