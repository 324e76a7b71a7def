import type { ModelShape } from "./folder.ts";

/** A model that we know where to find. */
export interface KnownModel {
  /** Its repository below the base URL, and the revision of it. */
  repository: string;
  revision: string;
  model: ModelShape;
  /**
   * Hashes that are known beforehand, by file. For the others the server's own word is taken: Hugging Face answers
   * with the sha256 of every large file in `X-Linked-ETag` and with the git hash of a small one in `ETag`. That finds
   * damage, not malice; after the download `model.json` pins what came. This was written without network, where the
   * hashes could not be learnt: pin them here, with the commit as revision, when you have them.
   */
  sha256: Record<string, string>;
}

/** Where the sherpa-onnx project keeps its exports; a mirror has the same paths below its own address. */
export const DEFAULT_MODEL_URL = "https://huggingface.co/csukuangfj";

const LANGUAGES = ["pt", "es", "en"];

const whisper = (size: string): KnownModel => ({
  repository: `sherpa-onnx-whisper-${size}`,
  revision: "main",
  model: {
    engine: "sherpa-onnx-whisper",
    encoder: `${size}-encoder.int8.onnx`,
    decoder: `${size}-decoder.int8.onnx`,
    tokens: `${size}-tokens.txt`,
    languages: LANGUAGES,
    // Whisper hears 30 s; what is left keeps its own padding.
    max_chunk_s: 28,
  },
  sha256: {},
});

export const KNOWN_MODELS: Readonly<Record<string, KnownModel>> = {
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
