import type { KnownModel } from "../../../platform/model-files/download.ts";
import type { SpeechModel } from "./folder.ts";

export type KnownSpeechModel = KnownModel<SpeechModel>;

/** The sherpa-onnx project's exports. A mirror must have the same paths. */
export const DEFAULT_MODEL_URL = "https://huggingface.co/csukuangfj";

const LANGUAGES = ["pt", "es", "en"];

const whisper = (size: string): KnownSpeechModel => ({
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
  "whisper-base": whisper("base"),
  "whisper-small": whisper("small"),
  "parakeet-v3": {
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

export const DEFAULT_MODEL = "whisper-base";
