import type { KnownModel } from "../../../platform/model-files/download.ts";
import type { SpeechModel } from "./folder.ts";

export interface KnownSpeechModel extends KnownModel<SpeechModel> {
  /** About the size of the files, in megabytes. */
  disk_mb: number;
  /** About the memory of one process that transcribes with it, in megabytes. */
  memory_mb: number;
}

/** The sherpa-onnx project's exports. A mirror must have the same paths. */
export const DEFAULT_MODEL_URL = "https://huggingface.co/csukuangfj";

const LANGUAGES = ["pt", "es", "en"];

const whisper = (size: string, disk_mb: number, memory_mb: number): KnownSpeechModel => ({
  disk_mb,
  memory_mb,
  repository: `sherpa-onnx-whisper-${size}`,
  revision: "main",
  model: {
    engine: "sherpa-onnx-whisper",
    encoder: `${size}-encoder.int8.onnx`,
    decoder: `${size}-decoder.int8.onnx`,
    tokens: `${size}-tokens.txt`,
    languages: LANGUAGES,
    // Whisper's window is 30 s. The rest is padding.
    max_chunk_s: 28,
  },
  sha256: {},
});

export const KNOWN_MODELS: Readonly<Record<string, KnownSpeechModel>> = {
  "whisper-base": whisper("base", 165, 600),
  "whisper-small": whisper("small", 380, 1000),
  "parakeet-v3": {
    disk_mb: 675,
    memory_mb: 2000,
    repository: "sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8",
    revision: "main",
    model: {
      engine: "sherpa-onnx-transducer",
      encoder: "encoder.int8.onnx",
      decoder: "decoder.int8.onnx",
      joiner: "joiner.int8.onnx",
      tokens: "tokens.txt",
      languages: LANGUAGES,
      max_chunk_s: 28,
    },
    sha256: {},
  },
};

/** `auto` chooses from these, best first; the last one needs the least. */
export const AUTO_MODELS = ["parakeet-v3", "whisper-small", "whisper-base"] as const;

export const AUTO_MODEL = "auto";
