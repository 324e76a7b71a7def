import { homedir } from "node:os";
import { resolve } from "node:path";

/** Language models that Relato can download and run itself. */
export const LOCAL_WRITER_MODELS = ["qwen3-4b", "qwen3-8b", "granite-3.3-8b"] as const;

/** The local model that fits this machine's memory. */
export const AUTO_MODEL = "auto";

/**
 * The model that runs inside Relato for these values of WRITER_MODEL and WRITER_URL: a known model's name, a folder's
 * absolute path, or AUTO_MODEL for `local`. Null when a service's model is named (with a URL, a known name is that service's), or what follows `local:` is not known.
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
