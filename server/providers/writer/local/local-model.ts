import { join } from "node:path";
import type { LocalModelStatus } from "@relato/shared/contract/admin.ts";
import { ModelError } from "../../../platform/model-files/model-folder.ts";
import { PoolError } from "../../../platform/processes/pool-error.ts";
import { Pool } from "../../../platform/processes/pool.ts";
import {
  type AskOptions,
  type LanguageModel,
  ModelFaultError,
  type Question,
  type Reply,
} from "../language-model.ts";
import { childFault } from "./faults.ts";
import { grammarSchemaOf } from "./grammar-schema.ts";
import { Installation, type InstallationOptions, type InstallListener } from "./installation.ts";
import { countMemoryKills } from "./out-of-memory.ts";
import type {
  AnswerStatistics,
  AskAnswer,
  AskReport,
  LocalRequest,
  Opening,
  ReadAnswer,
} from "./protocol.ts";

export interface LocalModelOptions extends InstallationOptions {
  /** Processor threads of the model (WRITER_THREADS). */
  threads?: number;
  /** Bytes of memory that must stay free when the model is loaded. */
  reserved_bytes?: number;
  /** A longer answer is refused. */
  max_answer_tokens?: number;
  /** Milliseconds without a token after which the child is killed. */
  stall_ms?: number;
  temperature?: number;
  /** Makes answers repeatable (tests). */
  seed?: number;
  /** Called with each child's process id (tests). */
  onStart?: (pid: number) => void;
  /** Called after each answer. */
  onStatistics?: (statistics: AnswerStatistics) => void;
}

/** A long note has 2,000 tokens, with its JSON. */
const MAX_ANSWER_TOKENS = 6_000;
/** On a slow laptop, evaluating a step takes 30 s and loading the model 60 s. */
const STALL_MS = 180_000;
/** The model uses half of a laptop's memory, so it is unloaded when idle. */
const IDLE_MS = 10 * 60_000;
/** The limit for JavaScript in the child; the model is not part of it. */
const MEMORY_MB = 512;
const MAX_WAITING = 100;
/** Low, since a note repeats what was said. Above 0, so that a retry can differ. */
const TEMPERATURE = 0.2;
/** The most tokens that are read ahead before a waiting question runs. */
const READ_TOKENS = 256;
/** Memory for recordings that arrive while a note is written. */
const RESERVED_BYTES = 1_000_000_000;
const THREADS = 4;
const CONTEXT_TOKENS = 8_192;

/**
 * A model that node-llama-cpp runs in a child process, one request at a time. The first question
 * starts a missing installation in the background. Until it is done, `ask` throws
 * MODEL_NOT_INSTALLED.
 */
export class LocalModel implements LanguageModel {
  readonly provider = "local";
  readonly is_local = true;
  readonly by_heading = true;
  readonly name: string;
  readonly #options: LocalModelOptions;
  readonly #installation: Installation;
  readonly #pool: Pool;
  #questions = 0;
  #isReading = false;

  constructor(options: LocalModelOptions) {
    this.#options = options;
    this.#installation = new Installation(options);
    this.name = this.#installation.name;
    this.#pool = new Pool({
      file: new URL("child.ts", import.meta.url),
      size: 1,
      limit_ms: options.stall_ms ?? STALL_MS,
      memory_mb: MEMORY_MB,
      max_waiting: MAX_WAITING,
      idle_ms: IDLE_MS,
      onStart: options.onStart,
    });
  }

  async reachable(): Promise<boolean> {
    return (await this.status()).state === "installed";
  }

  async contextTokens(): Promise<number> {
    return (await this.#installation.describe())?.context_tokens ?? CONTEXT_TOKENS;
  }

  status(): Promise<LocalModelStatus> {
    return this.#installation.status();
  }

  install(onProgress?: InstallListener): Promise<LocalModelStatus> {
    return this.#installation.install(onProgress);
  }

  async ask(
    { system, prompt, schema }: Question,
    { signal, onProgress, onText }: AskOptions,
  ): Promise<Reply> {
    signal.throwIfAborted();
    const { temperature = TEMPERATURE, max_answer_tokens = MAX_ANSWER_TOKENS } = this.#options;
    this.#questions += 1;
    try {
      const request: LocalRequest = {
        kind: "ask",
        opening: await this.#openForQuestion(),
        system,
        prompt,
        schema: grammarSchemaOf(schema),
        max_answer_tokens,
        temperature,
        seed: this.#options.seed,
      };
      const report = ({ characters, text: so_far }: AskReport): void => {
        onProgress?.(characters);
        if (so_far !== undefined) onText?.(so_far);
      };
      const { text, statistics } = (await this.#run(request, signal, report)) as AskAnswer;
      this.#options.onStatistics?.(statistics);
      const { prompt_tokens: input_tokens, answer_tokens: output_tokens } = statistics;
      return { text, usage: { input_tokens, output_tokens } };
    } finally {
      this.#questions -= 1;
    }
  }

  /**
   * Evaluates the beginning of a later question's prompt, until a question waits. A second
   * concurrent call returns at once: two visits would evict each other's cache.
   */
  async readAhead(
    { system, prompt }: Pick<Question, "system" | "prompt">,
    signal: AbortSignal,
  ): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const opening = await this.#open();
      const request: LocalRequest = {
        kind: "read",
        opening,
        system,
        prompt,
        most_tokens: READ_TOKENS,
      };
      while (this.#questions === 0) {
        const { is_done } = (await this.#run(request, signal)) as ReadAnswer;
        if (is_done) return;
      }
    } finally {
      this.#isReading = false;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
    await this.#installation.close();
  }

  async #openForQuestion(): Promise<Opening> {
    try {
      return await this.#open();
    } catch (error) {
      if (error instanceof ModelFaultError && error.fault === "MODEL_NOT_INSTALLED")
        void this.#installation.install();
      throw error;
    }
  }

  /** @throws ModelFaultError MODEL_MACHINE_TOO_SMALL, MODEL_NOT_INSTALLED */
  async #open(): Promise<Opening> {
    const status = await this.status();
    if (status.state === "missing" && status.reason === "MACHINE_TOO_SMALL")
      throw new ModelFaultError("MODEL_MACHINE_TOO_SMALL", this.name);
    if (status.state !== "installed")
      throw new ModelFaultError(
        "MODEL_NOT_INSTALLED",
        status.state === "missing" ? status.reason : status.state,
      );
    try {
      const { runtime, model } = await this.#installation.open();
      return {
        runtime,
        path: join(model.folder, model.file),
        context_tokens: model.context_tokens,
        threads: this.#options.threads ?? THREADS,
        reserved_bytes: this.#options.reserved_bytes ?? RESERVED_BYTES,
      };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      throw new ModelFaultError("MODEL_NOT_INSTALLED", error.fault, { cause: error });
    }
  }

  async #run(
    request: LocalRequest,
    signal: AbortSignal,
    onReport?: (report: AskReport) => void,
  ): Promise<unknown> {
    const kills = await countMemoryKills();
    try {
      return await this.#pool.run(request, {
        signal,
        onReport: (value) => onReport?.(value as AskReport),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PoolError)) throw error;
      throw childFault(error, kills, await countMemoryKills());
    }
  }
}

export const createLocalModel = (options: LocalModelOptions): LocalModel => new LocalModel(options);
