import { setTimeout } from "node:timers/promises";
import type { SpeechChoice } from "@relato/shared/contract/admin-operations.ts";
import { createLocalSpeech, type LocalSpeechOptions, MEMORY_MB } from "../local/local.ts";
import { KNOWN_MODELS, type KnownSpeechModel } from "../model/catalogue.ts";
import type { SpeechProvider, SpeechReadiness } from "../speech.ts";
import { autoModels, chooseSpeechModel, type SpeechMachine } from "./choose.ts";
import { measureSpeechMachine } from "./measure.ts";

/** Interval of the looks for a model while one is downloaded. */
const LOOK_EVERY_MS = 2000;

export interface AutoSpeechOptions extends Omit<LocalSpeechOptions, "model" | "catalogue"> {
  catalogue?: Readonly<Record<string, KnownSpeechModel>>;
  /** Reads what the machine has; once, before the first use. */
  measure?: () => Promise<SpeechMachine>;
}

/**
 * Local speech with the best model that the machine can run (SPEECH_MODEL=auto). Until that model
 * is in the cache, the best smaller one that is there transcribes. The first model that is used
 * stays until the process ends, so that no consultation changes its model in the middle; a better
 * one that was downloaded since is used after the next start.
 */
export const createAutoSpeech = (options: AutoSpeechOptions): SpeechProvider => {
  const { catalogue = KNOWN_MODELS, cacheDir, memory_mb = MEMORY_MB } = options;
  const measure = options.measure ?? (() => measureSpeechMachine(cacheDir, memory_mb));
  const providers = new Map<string, SpeechProvider>();
  const providerOf = (model: string): SpeechProvider => {
    const known = providers.get(model);
    if (known) return known;
    const made = createLocalSpeech({ ...options, catalogue, model });
    providers.set(model, made);
    return made;
  };
  let choosing: Promise<SpeechChoice> | null = null;
  const choose = (): Promise<SpeechChoice> =>
    (choosing ??= measure().then((machine) => chooseSpeechModel(machine, catalogue)));
  /** The model that this process uses. Fixed when one is first found ready. */
  let used: SpeechProvider | null = null;
  let isClosed = false;
  /** The chosen model, or the best smaller one that is there; the chosen one if none is. */
  const findUsable = async (): Promise<SpeechProvider> => {
    const { model } = await choose();
    const names = autoModels(catalogue);
    for (const name of used ? [] : names.slice(names.indexOf(model))) {
      const provider = providerOf(name);
      if ((await provider.readiness()).state === "ready") return (used ??= provider);
    }
    return used ?? providerOf(model);
  };
  /** Also starts the download of a chosen model that is better than the used one. */
  const use = async (): Promise<SpeechProvider> => {
    const usable = await findUsable();
    const chosen = providerOf((await choose()).model);
    if (usable === used && chosen !== used) void chosen.prepare();
    return usable;
  };
  /** Downloads the chosen model, or a smaller one where that fails. */
  const download: SpeechProvider["prepare"] = async (onProgress) => {
    const { model } = await choose();
    const names = autoModels(catalogue);
    for (const name of names.slice(names.indexOf(model))) {
      const readiness = await providerOf(name).prepare(onProgress);
      if (readiness.state === "ready" || used !== null || isClosed) break;
    }
    return (await findUsable()).readiness();
  };
  /** Resolves when a model is there that another process or a person put into the cache. */
  const waitForAny = async (signal: AbortSignal): Promise<SpeechReadiness> => {
    for (;;) {
      await setTimeout(LOOK_EVERY_MS, undefined, { signal });
      const usable = await findUsable();
      if (usable === used) return usable.readiness();
    }
  };

  return {
    ...providerOf(autoModels(catalogue).at(-1)!),
    readiness: async () => (await findUsable()).readiness(),
    choice: choose,
    prepare: async (onProgress) => {
      const usable = await findUsable();
      if (usable === used) return usable.prepare(onProgress);
      const stop = new AbortController();
      const waiting = waitForAny(stop.signal);
      // It fails only when it is stopped.
      waiting.catch(() => undefined);
      return Promise.race([download(onProgress), waiting]).finally(() => stop.abort());
    },
    transcribe: async (path, job) => (await use()).transcribe(path, job),
    listen: async (job) => (await use()).listen(job),
    close: async () => {
      isClosed = true;
      await Promise.all([...providers.values()].map((provider) => provider.close()));
    },
  };
};
