import type { LocalModelFault, LocalModelStatus } from "@relato/shared/contract/admin.ts";
import type { Config } from "../platform/config/config.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { LOCAL_WRITER_MODELS, localWriterModel } from "../platform/config/writer-model.ts";
import { openLocalModel } from "../providers/writer/create.ts";
import type { LocalModel } from "../providers/writer/local/local-model.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";
import { createProgress } from "./progress.ts";

const REASONS: Record<LocalModelFault, string> = {
  NOT_DOWNLOADED: "the model is not downloaded",
  DOWNLOAD_FAILED: "the download failed; the same command resumes it (WRITER_MODEL_URL: a mirror)",
  DISK_TOO_SMALL: "the disk has too little free space for the model",
  FOLDER_MISSING: "the folder has no model.json",
  MODEL_JSON_INVALID: "model.json is not valid",
  FILE_MISSING: "the model's file is missing",
  HASH_WRONG: "the model's file is not the one that model.json names",
  LANGUAGE_MISSING: "the model does not know the language",
  RUNTIME_MISSING: "the runtime is not installed",
  RUNTIME_FAILED: "npm could not install the runtime (WRITER_RUNTIME: a folder, without network)",
  MACHINE_TOO_SMALL: "this machine has too little memory for the model",
};

/**
 * `writer install [NAME|FOLDER]`: downloads the runtime and the model, and resumes interrupted
 * downloads. `writer status [NAME|FOLDER]`: prints whether they are installed. Progress goes to
 * standard error.
 */
export const writer = async (args: string[]): Promise<void> => {
  const { operands } = parseCommand("writer", args);
  const [verb, name, ...rest] = operands;
  if ((verb !== "install" && verb !== "status") || rest.length > 0)
    throw new CliError(usageOf("writer"));
  const config = readEnvironment();
  const model = await openLocalModel(config, modelFor(config, name));
  try {
    const status = verb === "install" ? await install(model) : await model.status();
    if (status.state === "missing")
      throw new CliError(`${status.model}: ${REASONS[status.reason]}`);
    process.stdout.write(`${status.model}: ${status.state}\n`);
  } finally {
    await model.close();
  }
};

const modelFor = (config: Config, name: string | undefined): string => {
  const target = name ?? config.writer_model ?? "local";
  const model = localWriterModel(target, name === undefined ? config.writer_url : undefined);
  if (model !== null) return model;
  throw new CliError(
    `${target} is no local model: choose one of ${LOCAL_WRITER_MODELS.join(", ")}, or a ` +
      "folder with model.json",
  );
};

const install = async (model: LocalModel): Promise<LocalModelStatus> => {
  const progress = createProgress();
  const status = await model.install((now) => {
    if (now.state !== "downloading") return;
    if (now.part === "runtime") return progress.show("installing the runtime (46 MB)");
    const share = Math.floor((100 * now.done_bytes) / Math.max(1, now.total_bytes));
    progress.show(`downloading ${now.model}`, `${share} %`);
  });
  progress.clear();
  return status;
};
