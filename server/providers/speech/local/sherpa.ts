import { createRequire } from "node:module";

/** The parts of `sherpa-onnx-node` 1.13.8 that we use. The package has no types. */
interface Sherpa {
  OfflineRecognizer: { createAsync(config: unknown): Promise<Recognizer> };
  Vad: new (config: unknown, bufferSeconds: number) => Vad;
}

export interface Recognizer {
  createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
  decodeAsync(stream: unknown): Promise<RecognizerResult>;
}

/** Times in seconds from the chunk's start. Whisper sets `segment_*`, transducers `timestamps`. */
export interface RecognizerResult {
  text: string;
  tokens: string[];
  timestamps: number[];
  segment_timestamps?: number[];
  segment_durations?: number[];
  segment_texts?: string[];
}

export interface Vad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  isDetected(): boolean;
  front(externalBuffer: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

/** Loads the native library. Only for child processes: a corrupt model aborts the process. */
export const loadSherpa = (): Sherpa =>
  createRequire(import.meta.url)("sherpa-onnx-node") as Sherpa;
