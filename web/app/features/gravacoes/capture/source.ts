import type { Problem } from "../recorder-state.ts";

/** Opus in the container this browser can write; AAC is left out because the server cannot read it (design, Speech). */
const MEDIA_TYPES = ["audio/webm;codecs=opus", "audio/mp4;codecs=opus", "audio/ogg;codecs=opus"];

/** What this browser can record, or null. */
export const recordableType = (): string | null =>
  MEDIA_TYPES.find((type) => globalThis.MediaRecorder?.isTypeSupported(type)) ?? null;

/** A live sound: the microphone, or a tab. */
export interface Source {
  /** Audio only. */
  stream: MediaStream;
  /** Loudness now, 0 to 1. Beside the recording, not in its path: an AudioContext in the path glitches under load. */
  level: () => number;
  release: () => void;
}

const listenTo = (stream: MediaStream): { level: () => number; close: () => void } => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
      // Speech lies between about -50 and -10 dB.
      const decibels = 10 * Math.log10(power + 1e-10);
      return Math.min(1, Math.max(0, (decibels + 55) / 45));
    },
    close: () => void context.close(),
  };
};

/** Takes the sound of what the browser gave; `release` gives all of it back. */
export const sourceOf = (given: MediaStream): Source => {
  const stream = new MediaStream(given.getAudioTracks());
  const meter = listenTo(stream);
  return {
    stream,
    level: meter.level,
    release: () => {
      for (const track of given.getTracks()) track.stop();
      meter.close();
    },
  };
};

export type Opened = Source | { problem: Problem };
