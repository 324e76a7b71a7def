import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type MetadataValue, type Tensor, writeGguf } from "./gguf-writer.ts";

const WIDTH = 64;
const LAYERS = 2;
const FEED_FORWARD = 128;
const HEADS = 4;
/**
 * The first dimension of every embedding is constant, so that `output.weight` adds a bias to each
 * token.
 */
const CONSTANT = 8;
/** The constant dimension after the last normalization: CONSTANT / sqrt((CONSTANT² + 63) / 64). */
const NORMALIZED = 5.68;

/** Token types of llama.cpp. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

/** https://github.com/openai/openai-python/blob/release-v0.28.0/chatml.md, as used by Qwen */
const CHATML =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + " +
  "message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ " +
  "'<|im_start|>assistant\n' }}{% endif %}";

interface Vocabulary {
  tokens: string[];
  types: number[];
  /** Added to each token's logit. */
  biases: number[];
}

/** Where the grammar has a choice: strings end soon, arrays are rarely empty, numbers are short. */
const BIASES: Record<string, number> = { '"': 0.7, "{": 0.5, "\\": -20, "-": -1, e: -1, E: -1 };
/** Never ends a string or an array. */
const ENDLESS: Record<string, number> = { ...BIASES, '"': -20, "]": -20 };
const DIGIT_BIAS = -1;

/**
 * Control tokens, printable ASCII, and a token for each byte. Bytes are never sampled if the
 * grammar has a choice.
 */
const vocabularyWith = (characterBiases: Record<string, number>): Vocabulary => {
  const vocabulary: Vocabulary = { tokens: [], types: [], biases: [] };
  const add = (token: string, type: number, bias: number): void => {
    vocabulary.tokens.push(token);
    vocabulary.types.push(type);
    vocabulary.biases.push(bias);
  };
  add("<unk>", UNKNOWN, -20);
  for (const control of ["<|im_start|>", "<|im_end|>"]) add(control, CONTROL, -20);
  for (let byte = 0; byte < 256; byte++)
    add(`<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`, BYTE, -20);
  for (let code = 0x20; code < 0x7f; code++) {
    const character = String.fromCharCode(code);
    const bias = characterBiases[character] ?? (/\d/u.test(character) ? DIGIT_BIAS : 0);
    // The tokenizer writes spaces as U+2581.
    add(character === " " ? "\u2581" : character, NORMAL, bias);
  }
  return vocabulary;
};

/** https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
const createRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** `endless`: strings and arrays never end. */
type Ending = "soon" | "endless";

/** A Llama model of 2 layers with random weights. It writes noise that matches the grammar. */
export const makeTinyModel = (ending: Ending = "soon"): Buffer => {
  const { tokens, types, biases } = vocabularyWith(ending === "soon" ? BIASES : ENDLESS);
  const random = createRandom(13);
  const matrix = (name: string, columns: number, rows: number, scale: number): Tensor => ({
    name,
    dimensions: [columns, rows],
    values: Float32Array.from({ length: columns * rows }, () => (random() * 2 - 1) * scale),
  });
  const ones = (name: string): Tensor => ({
    name,
    dimensions: [WIDTH],
    values: new Float32Array(WIDTH).fill(1),
  });
  const embeddings = matrix("token_embd.weight", WIDTH, tokens.length, 1.7);
  const output = matrix("output.weight", WIDTH, tokens.length, 0.09);
  for (const [token, bias] of biases.entries()) {
    embeddings.values[token * WIDTH] = CONSTANT;
    output.values[token * WIDTH] = bias / NORMALIZED;
  }
  /** A matrix that keeps the constant dimension unchanged. */
  const residual = (name: string, columns: number): Tensor => {
    const tensor = matrix(name, columns, WIDTH, 0.1);
    tensor.values.fill(0, 0, columns);
    return tensor;
  };
  const layers = Array.from({ length: LAYERS }, (_, i) => [
    ones(`blk.${i}.attn_norm.weight`),
    matrix(`blk.${i}.attn_q.weight`, WIDTH, WIDTH, 0.2),
    matrix(`blk.${i}.attn_k.weight`, WIDTH, WIDTH, 0.2),
    matrix(`blk.${i}.attn_v.weight`, WIDTH, WIDTH, 0.2),
    residual(`blk.${i}.attn_output.weight`, WIDTH),
    ones(`blk.${i}.ffn_norm.weight`),
    matrix(`blk.${i}.ffn_gate.weight`, WIDTH, FEED_FORWARD, 0.2),
    matrix(`blk.${i}.ffn_up.weight`, WIDTH, FEED_FORWARD, 0.2),
    residual(`blk.${i}.ffn_down.weight`, FEED_FORWARD),
  ]);
  const tensors = [embeddings, ones("output_norm.weight"), output, ...layers.flat()];
  return writeGguf(metadataOf(tokens, types), tensors);
};

const metadataOf = (tokens: string[], types: number[]): Record<string, MetadataValue> => {
  const u32 = (value: number): MetadataValue => ({ type: "u32", value });
  return {
    "general.architecture": { type: "string", value: "llama" },
    "general.name": { type: "string", value: "tiny" },
    "llama.context_length": u32(65_536),
    "llama.embedding_length": u32(WIDTH),
    "llama.block_count": u32(LAYERS),
    "llama.feed_forward_length": u32(FEED_FORWARD),
    "llama.attention.head_count": u32(HEADS),
    "llama.attention.head_count_kv": u32(HEADS),
    "llama.attention.layer_norm_rms_epsilon": { type: "f32", value: 1e-5 },
    "llama.rope.dimension_count": u32(WIDTH / HEADS),
    "llama.vocab_size": u32(tokens.length),
    "tokenizer.ggml.model": { type: "string", value: "llama" },
    "tokenizer.ggml.tokens": { type: "strings", value: tokens },
    "tokenizer.ggml.scores": { type: "f32s", value: tokens.map(() => 0) },
    "tokenizer.ggml.token_type": { type: "i32s", value: types },
    "tokenizer.ggml.unknown_token_id": u32(0),
    "tokenizer.ggml.bos_token_id": u32(1),
    "tokenizer.ggml.eos_token_id": u32(2),
    "tokenizer.ggml.add_bos_token": { type: "bool", value: false },
    "tokenizer.ggml.add_space_prefix": { type: "bool", value: false },
    "tokenizer.chat_template": { type: "string", value: CHATML },
  };
};

export interface TinyModelChanges {
  ending?: Ending;
  context_tokens?: number;
}

/** Writes a model folder with `model.json`. `changes`: fields of model.json that differ. */
export const writeTinyModel = async (
  folder: string,
  { ending, ...changes }: TinyModelChanges = {},
): Promise<string> => {
  const bytes = makeTinyModel(ending);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "tiny.gguf"), bytes);
  const model = {
    engine: "llama.cpp",
    file: "tiny.gguf",
    languages: ["pt", "en", "es"],
    context_tokens: 16_384,
    context_bytes_per_token: LAYERS * 2 * WIDTH * 2,
    licence: "AGPL-3.0-only",
    ...changes,
    sha256: { "tiny.gguf": createHash("sha256").update(bytes).digest("hex") },
  };
  await writeFile(join(folder, "model.json"), JSON.stringify(model));
  return folder;
};
