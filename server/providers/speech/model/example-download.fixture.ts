import type { KnownSpeechModel } from "./catalogue.ts";

/** The shipped model as one that must be downloaded. */
export const EXAMPLE_DOWNLOAD: KnownSpeechModel = {
  repository: "sherpa-onnx-mini",
  revision: "main",
  model: {
    engine: "sherpa-onnx-whisper",
    encoder: "mini-encoder.onnx",
    decoder: "mini-decoder.onnx",
    tokens: "mini-tokens.txt",
    languages: ["es"],
    max_chunk_s: 8,
  },
  sha256: {},
  disk_mb: 8,
  memory_mb: 500,
};
