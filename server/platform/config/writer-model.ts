import { homedir } from "node:os";
import { resolve } from "node:path";

/** Language models that Relato can download and run. */
export const LOCAL_WRITER_MODELS = ["qwen3-4b", "qwen3-8b", "granite-3.3-8b"] as const;

/** Chooses the local model that fits this machine's memory. */
export const AUTO_MODEL = "auto";

/**
 * The model to run locally: a known model's name, a folder's absolute path, or AUTO_MODEL for
 * `local`. Null if WRITER_MODEL names a service's model (a known name with WRITER_URL is one) or an
 * unknown local model.
 */
export const localWriterModel = (value: string, url?: string): string | null => {
  if (value === "local") return AUTO_MODEL;
  if (value.startsWith("local:")) {
    const name = value.slice("local:".length);
    return name.startsWith("local") ? null : localWriterModel(name);
  }
  const isPath = /^(\/|\.\.?[\\/]|~[\\/]|[A-Za-z]:[\\/])/u.test(value);
  const isKnown = (LOCAL_WRITER_MODELS as readonly string[]).includes(value);
  if (isPath) return resolve(value.replace(/^~/u, homedir()));
  return isKnown && url === undefined ? value : null;
};
