import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { Sources } from "../capture/ask-sources.ts";
import { keepAwake } from "../capture/awake.ts";
import { isMicrophoneDenied, openMicrophone } from "../microphone.ts";
import type { Warning } from "../recorder-state.ts";
import type { Source } from "../capture/source.ts";
import { SilenceWatch } from "../capture/silence-watch.ts";
import { type TrackOptions, TrackRecorder } from "../capture/track-recorder.ts";

const TICK_MS = 250;
/** After this time without a slice, the encoder is asked for one; later, a new segment starts. */
const ASK_MS = 2000;
const RESTART_MS = 8000;
const REOPEN_MS = 2000;

/** The page may end after any of these: the encoder is asked for its last slice at once. */
const PARTINGS = ["beforeunload", "pagehide", "visibilitychange"] as const;

export interface CaptureOptions extends Pick<TrackOptions, "clock"> {
  onWarning: (warning: Warning, isOn: boolean) => void;
  onSlept: (ms: number) => void;
  /** The system has silenced the microphone, and no other source is left to record. */
  onInterrupted: (isOn: boolean) => void;
  onTracks: (tracks: readonly Track[]) => void;
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
  readonly #silence: SilenceWatch;
  #triedAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#silence = new SilenceWatch(options.onWarning);
    this.attach("microphone", options.microphone);
    if (options.tab !== null) this.attach("tab", options.tab);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    navigator.mediaDevices.addEventListener("devicechange", this.#retry);
    // `visibilitychange` bubbles from the document to the window.
    for (const parting of PARTINGS) addEventListener(parting, this.#ask);
  }

  readonly level = (track: Track): number => this.#sources.get(track)?.level() ?? 0;

  /** Records a source: the first of its track, or the next after a lost one. */
  attach(track: Track, source: Source): void {
    const { media_type, clock, open, onSlice } = this.#options;
    const recorder =
      this.#recorders.get(track) ?? new TrackRecorder({ track, media_type, clock, open, onSlice });
    const before = this.#sources.get(track);
    this.#recorders.set(track, recorder);
    this.#sources.set(track, source);
    for (const sound of source.stream.getAudioTracks()) {
      sound.addEventListener("ended", () => this.#lose(track, source));
      if (track !== "microphone") continue;
      sound.addEventListener("mute", () => this.#interrupt(source, true));
      sound.addEventListener("unmute", () => this.#interrupt(source, false));
    }
    recorder.record(source.stream);
    before?.release();
    if (track === "microphone") this.#options.onInterrupted(false);
    if (this.#isPaused) recorder.pause();
    this.#silence.restart(track);
    this.#reportSource(track, false);
  }

  #reportSource(track: Track, isLost: boolean): void {
    this.#options.onWarning(`${track === "tab" ? "tab" : "microphone"}_lost`, isLost);
    this.#options.onTracks([...this.#sources.keys()]);
    this.#options.onSources([...this.#sources.values()].map(({ stream }) => stream));
  }

  /** With the call's tab, the patient is still recorded. */
  #interrupt(source: Source, isOn: boolean): void {
    if (this.#isEnded || this.#sources.get("microphone") !== source) return;
    if (isOn && this.#sources.has("tab")) this.#options.onWarning("interrupted", true);
    else this.#options.onInterrupted(isOn);
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
    this.#silence.check(this.#sources, now);
  }

  pause(): void {
    this.#isPaused = true;
    for (const recorder of this.#recorders.values()) recorder.pause();
    this.#silence.clear();
  }

  resume(): void {
    this.#isPaused = false;
    this.#silence.resume();
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
