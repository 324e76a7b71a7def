import type { Problem } from "./recorder-state.ts";

/** Opus in the container this browser can write; AAC is left out because the server cannot read it (design, Speech). */
const MEDIA_TYPES = ["audio/webm;codecs=opus", "audio/mp4;codecs=opus", "audio/ogg;codecs=opus"];

export interface Microphone {
  stream: MediaStream;
  media_type: string;
  /** Loudness now, 0 to 1. Beside the recording, not in its path: an AudioContext in the path glitches under load. */
  level: () => number;
  release: () => void;
}

const problemOf = (error: unknown): Problem => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "no_device";
  return name === "NotReadableError" ? "busy" : "unexpected";
};

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

/** Asks for the microphone (specification 5). */
export const openMicrophone = async (): Promise<Microphone | { problem: Problem }> => {
  if (!isSecureContext) return { problem: "insecure" };
  const media_type = MEDIA_TYPES.find((type) => globalThis.MediaRecorder?.isTypeSupported(type));
  if (media_type === undefined) return { problem: "unsupported" };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    return { problem: problemOf(error) };
  }
  const meter = listenTo(stream);
  return {
    stream,
    media_type,
    level: meter.level,
    release: () => {
      for (const track of stream.getTracks()) track.stop();
      meter.close();
    },
  };
};
