import { join } from "node:path";
import { pathToFileURL } from "node:url";

/* The part of node-llama-cpp that we use. It is not a dependency, so its types are not available.
   https://node-llama-cpp.withcat.ai/api/functions/getLlama */

export type Token = number & { readonly __token: never };

export interface LlamaApi {
  getLlama(options: {
    gpu: "auto" | false;
    build: "never";
    skipDownload: boolean;
    progressLogs: boolean;
    maxThreads: number;
    /** Bytes of memory that must stay free; otherwise loading throws InsufficientMemoryError. */
    ramPadding: number;
    logger: (level: string, message: string) => void;
  }): Promise<Llama>;
  resolveChatWrapper(
    model: LlamaModel,
    options: {
      warningLogs: boolean;
      customWrapperSettings: { qwen: { thoughts: "discourage" } };
    },
  ): ChatWrapper;
  LlamaGrammarEvaluationState: new (options: {
    model: LlamaModel;
    grammar: LlamaGrammar;
  }) => GrammarState;
  InsufficientMemoryError: new (message: string) => Error;
}

interface GrammarState {
  clone(): GrammarState;
}
export interface LlamaGrammar {
  readonly grammar: string;
}
export interface Llama {
  loadModel(options: {
    modelPath: string;
    onLoadProgress: (share: number) => void;
  }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<LlamaGrammar>;
}
export interface LlamaModel {
  readonly tokenizer: object;
  createContext(options: {
    contextSize: number;
    sequences: number;
    threads: number;
  }): Promise<{ getSequence(): LlamaSequence }>;
  detokenize(tokens: readonly Token[]): string;
  isEogToken(token: Token): boolean;
}
export interface ChatWrapper {
  generateContextState(options: { chatHistory: ChatItem[] }): {
    contextText: { tokenize(tokenizer: object): Token[] };
  };
}
type ChatItem =
  | { type: "system" | "user"; text: string }
  | { type: "model"; response: readonly string[] };

export interface LlamaSequence {
  /** The index where the next evaluated token will be placed. */
  readonly nextTokenIndex: number;
  compareContextTokens(tokens: Token[]): { firstDifferentIndex: number };
  eraseContextTokenRanges(ranges: { start: number; end: number }[]): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>;
  evaluate(
    tokens: Token[],
    options: {
      temperature: number;
      minP: number;
      seed?: number | undefined;
      grammarEvaluationState: GrammarState;
      yieldEogToken: boolean;
    },
  ): AsyncGenerator<Token, void>;
}

/** The entry file of an installed runtime. */
const entryOf = (runtime: string): string =>
  join(runtime, "node_modules", "node-llama-cpp", "dist", "index.js");

/** Loads node-llama-cpp from the folder that holds its `node_modules`. */
export const loadLlamaApi = async (runtime: string): Promise<LlamaApi> =>
  (await import(pathToFileURL(entryOf(runtime)).href)) as LlamaApi;
