import type { Problem } from "../recorder-state.ts";

/** Opus in the browser's containers. Not AAC: the server cannot decode it. */
const MEDIA_TYPES = ["audio/webm;codecs=opus", "audio/mp4;codecs=opus", "audio/ogg;codecs=opus"];

export const recordableType = (): string | null =>
  MEDIA_TYPES.find((type) => globalThis.MediaRecorder?.isTypeSupported(type)) ?? null;

export interface Source {
  stream: MediaStream;
  /** 0 to 1. Measured beside the recording: an AudioContext in its path glitches under load. */
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
      // Speech has about -50 to -10 dB.
      const decibels = 10 * Math.log10(power + 1e-10);
      return Math.min(1, Math.max(0, (decibels + 55) / 45));
    },
    close: () => void context.close(),
  };
};

/** The audio of a browser's stream. `release` stops all its tracks. */
export const sourceOf = (granted: MediaStream): Source => {
  const stream = new MediaStream(granted.getAudioTracks());
  const meter = listenTo(stream);
  let isReleased = false;
  return {
    stream,
    level: meter.level,
    release: () => {
      if (isReleased) return;
      isReleased = true;
      for (const track of granted.getTracks()) track.stop();
      meter.close();
    },
  };
};

export type Opened = Source | { problem: Problem };
