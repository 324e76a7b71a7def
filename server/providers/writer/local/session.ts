import {
  type ChatWrapper,
  type Llama,
  type LlamaApi,
  type LlamaGrammar,
  type LlamaModel,
  type LlamaSequence,
  loadLlamaApi,
  type Token,
} from "./llama-api.ts";
import {
  type AskAnswer,
  type AskReport,
  type AskRequest,
  ChildFault,
  type Opening,
  type ReadAnswer,
  type ReadRequest,
} from "./protocol.ts";

/**
 * Tokens that are evaluated at once: some seconds on a laptop between two reports to the parent.
 */
const STEP_TOKENS = 256;
/** A note does not fit into fewer tokens. */
const MIN_ANSWER_TOKENS = 512;
/** Tokens below this share of the most probable one are not sampled. */
const MIN_P = 0.05;

/**
 * A loaded model with one token sequence. Later prompts with the same beginning reuse its state.
 */
export class ModelSession {
  readonly #api: LlamaApi;
  readonly #llama: Llama;
  readonly #model: LlamaModel;
  readonly #sequence: LlamaSequence;
  readonly #chat: ChatWrapper;
  readonly #contextTokens: number;
  readonly #grammars = new Map<string, LlamaGrammar>();

  private constructor(
    api: LlamaApi,
    llama: Llama,
    model: LlamaModel,
    sequence: LlamaSequence,
    contextTokens: number,
  ) {
    this.#api = api;
    this.#llama = llama;
    this.#model = model;
    this.#sequence = sequence;
    this.#contextTokens = contextTokens;
    this.#chat = api.resolveChatWrapper(model, {
      warningLogs: false,
      // The grammar does not allow thoughts before the JSON.
      customWrapperSettings: { qwen: { thoughts: "discourage" } },
    });
  }

  /**
   * Loads a model. `report` is called while it loads.
   * @throws ChildFault MODEL_OUT_OF_MEMORY if the context does not fit into the free memory
   */
  static async open(opening: Opening, report: () => void): Promise<ModelSession> {
    const { context_tokens: contextSize, threads } = opening;
    const api = await loadLlamaApi(opening.runtime);
    try {
      const llama = await api.getLlama({
        // Apple's package has one binary, for Metal. Other platforms only install CPU packages.
        gpu: process.platform === "darwin" ? "auto" : false,
        build: "never",
        skipDownload: true,
        progressLogs: false,
        maxThreads: threads,
        ramPadding: opening.reserved_bytes,
        // The log could quote the prompt.
        logger: () => undefined,
      });
      const model = await llama.loadModel({ modelPath: opening.path, onLoadProgress: report });
      const context = await model.createContext({ contextSize, sequences: 1, threads });
      return new ModelSession(api, llama, model, context.getSequence(), contextSize);
    } catch (error) {
      if (error instanceof api.InsufficientMemoryError) throw new ChildFault("MODEL_OUT_OF_MEMORY");
      throw error;
    }
  }

  async read(
    { system, prompt, most_tokens }: ReadRequest,
    report: () => void,
  ): Promise<ReadAnswer> {
    // The prompt will be longer: only tokens that do not depend on what follows are evaluated.
    const tokens = commonPrefix(
      this.#tokensOf(system, prompt),
      this.#tokensOf(system, `${prompt} x`),
    ).slice(0, this.#contextTokens - MIN_ANSWER_TOKENS);
    const rest = await this.#keepPrefixOf(tokens);
    await this.#evaluate(rest.slice(0, most_tokens), report);
    return { is_done: rest.length <= most_tokens };
  }

  /**
   * Answers a question with JSON that matches its schema.
   * @throws ChildFault MODEL_VISIT_TOO_LONG, MODEL_ANSWER_TOO_LONG
   */
  async ask(request: AskRequest, report: (answer: AskReport) => void): Promise<AskAnswer> {
    const tokens = this.#tokensOf(request.system, request.prompt);
    const room = this.#contextTokens - tokens.length;
    if (room < Math.min(MIN_ANSWER_TOKENS, request.max_answer_tokens))
      throw new ChildFault("MODEL_VISIT_TOO_LONG");
    // The last token is evaluated with the first token of the answer, even if it was cached.
    const rest = await this.#keepPrefixOf(tokens.slice(0, -1));
    await this.#evaluate(rest, () => report({ characters: 0 }));
    const limit = Math.min(request.max_answer_tokens, room);
    const { text, count } = await this.#generate(tokens.slice(-1), request, limit, report);
    const statistics = {
      prompt_tokens: tokens.length,
      evaluated_tokens: rest.length + 1,
      answer_tokens: count,
    };
    return { text, statistics };
  }

  #tokensOf(system: string, prompt: string): Token[] {
    const { contextText } = this.#chat.generateContextState({
      chatHistory: [
        { type: "system", text: system },
        { type: "user", text: prompt },
        { type: "model", response: [] },
      ],
    });
    return contextText.tokenize(this.#model.tokenizer);
  }

  /**
   * Erases what differs from `tokens` in the sequence.
   * @returns the tokens that must be evaluated
   */
  async #keepPrefixOf(tokens: Token[]): Promise<Token[]> {
    const { firstDifferentIndex: start } = this.#sequence.compareContextTokens(tokens);
    const end = this.#sequence.nextTokenIndex;
    if (start < end) await this.#sequence.eraseContextTokenRanges([{ start, end }]);
    // Some models cannot erase only a part of their state; then more must be evaluated.
    return tokens.slice(this.#sequence.nextTokenIndex);
  }

  async #evaluate(tokens: Token[], report: () => void): Promise<void> {
    for (let from = 0; from < tokens.length; from += STEP_TOKENS) {
      const step = tokens.slice(from, from + STEP_TOKENS);
      await this.#sequence.evaluateWithoutGeneratingNewTokens(step);
      report();
    }
  }

  async #generate(
    last: Token[],
    { schema, temperature, seed }: AskRequest,
    limit: number,
    report: (answer: AskReport) => void,
  ): Promise<{ text: string; count: number }> {
    const grammar = await this.#grammarFor(schema);
    const answer: Token[] = [];
    let characters = 0;
    const options = {
      temperature,
      minP: MIN_P,
      seed,
      grammarEvaluationState: new this.#api.LlamaGrammarEvaluationState({
        model: this.#model,
        grammar,
      }),
      yieldEogToken: true,
    };
    for await (const token of this.#sequence.evaluate(last, options)) {
      if (this.#model.isEogToken(token)) break;
      answer.push(token);
      const piece = this.#model.detokenize([token]);
      characters += piece.length;
      if (piece.includes("}")) {
        const text = this.#model.detokenize(answer);
        report({ characters, text });
        if (isJson(text)) break;
      } else report({ characters });
      if (answer.length >= limit) throw new ChildFault("MODEL_ANSWER_TOO_LONG");
    }
    return { text: this.#model.detokenize(answer), count: answer.length };
  }

  async #grammarFor(schema: object): Promise<LlamaGrammar> {
    const key = JSON.stringify(schema);
    const grammar =
      this.#grammars.get(key) ?? (await this.#llama.createGrammarForJsonSchema(schema));
    this.#grammars.set(key, grammar);
    return grammar;
  }
}

const commonPrefix = (a: Token[], b: Token[]): Token[] => {
  const end = a.findIndex((token, i) => token !== b[i]);
  return end < 0 ? a : a.slice(0, end);
};

/** The grammar requires newlines after the object. The answer is complete before them. */
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
