import { homedir } from "node:os";
import { resolve } from "node:path";

/** Language models that Relato can download and run itself. */
export const LOCAL_WRITER_MODELS = ["qwen3-4b", "qwen3-8b", "granite-3.3-8b"] as const;

/**
 * The model on this machine that a value of WRITER_MODEL names: a known model's name, a folder's absolute path, or `auto` for
 * `local`; null when the value names a service's model.
 */
export const localWriterModel = (value: string): string | null => {
  if (value === "local") return "auto";
  if (value.startsWith("local:")) {
    const name = value.slice("local:".length);
    return localWriterModel(name) ?? name;
  }
  const isPath = /^(\/|\.\.?[\\/]|~[\\/]|[A-Za-z]:[\\/])/u.test(value);
  const isKnown = (LOCAL_WRITER_MODELS as readonly string[]).includes(value);
  if (isPath) return resolve(value.replace(/^~/u, homedir()));
  return isKnown ? value : null;
};
