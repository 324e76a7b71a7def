import type { ViewMessages } from "../pt-br/views.ts";

export const admin: ViewMessages["admin"] = {
  title: "Super Admin",
  notYet:
    "The administration panel is not part of this version yet. Metrics and the list of users come with it.",
  meanwhile:
    "Until then, this installation is administered from the command line (npm run relato).",
  back: "Back to home",
  writer: {
    title: "Writing model",
    intro:
      "Relato's engine always writes the draft right away. A language model can write the next version; each of its sentences is checked against the conversation.",
    failed: "The writing model could not be loaded",
    now: "In use now",
    engineOnly: "Relato's engine only",
    isLocal: "Runs on this machine: transcripts do not leave it.",
    isRemote: "Transcripts are sent to this service.",
    reachable: "Responding",
    unreachable: "Not responding right now",
    fromEnvironment:
      "Set in the server's variables (WRITER_MODEL). To choose it here, whoever runs the server has to remove that variable.",
    choose: "Who writes after the engine",
    engineDetail: "No language model. Always works, also without a network.",
    local: {
      label: "Local model on this computer",
      detail:
        "A language model that Relato itself downloads once and runs here: transcripts do not leave the computer.",
      tooSmall:
        "Cannot be chosen: this computer does not have enough memory (about 7 GB are needed).",
      licence: (name) => `${name} licence`,
      installed: "Installed",
      isDownloading: "Downloading",
      notInstalled: "Not installed",
      downloading: {
        runtime: "Installing the program that runs the model (46 MB)…",
        model: "Downloading the model…",
      },
      progress: "Download progress",
      received: (done, total) => `${done} of ${total}`,
      engineWrites: "Until the model is installed, the engine writes alone. No document waits.",
      install: "Install now",
      failed: "The installation could not be started",
      reasons: {
        NOT_DOWNLOADED: "The model has not been downloaded yet.",
        DOWNLOAD_FAILED:
          "The model's download failed. What has arrived is kept; try again to resume it.",
        DISK_TOO_SMALL:
          "The disk has too little free space for the model. Free some and try again.",
        FOLDER_MISSING: "The model's folder does not exist or holds no model.json.",
        MODEL_JSON_INVALID: "The model.json in the model's folder is not valid.",
        FILE_MISSING: "The model's file is missing from its folder.",
        HASH_WRONG:
          "The model's file is damaged or is not the original. Delete the model's folder and try again.",
        LANGUAGE_MISSING: "The model does not know the language.",
        RUNTIME_MISSING: "The program that runs the model is not installed yet.",
        RUNTIME_FAILED:
          "The program that runs the model could not be installed. Check the server's network or the WRITER_RUNTIME variable, and try again.",
        MACHINE_TOO_SMALL: "This computer does not have enough memory for the model.",
      },
    },
    searching: "Looking for model servers on this machine…",
    searchFailed: "Model servers could not be searched for",
    none: "No model server was found on this machine. Ollama, llama.cpp and LM Studio appear here while they are running.",
    withoutModels: "is running, but has no model installed yet.",
    gone: "not found right now",
    context: (tokens) => `context of ${tokens} tokens`,
    search: "Search again",
    save: "Save choice",
    saved: "Choice saved. It applies from the next document on.",
  },
  usage: {
    title: (days) => `Usage in the last ${days} days`,
    empty: "No model has written in this period.",
    model: "Model",
    runs: "Runs",
    failures: "Failures",
    noFailures: "none",
    tokens: "Tokens read / written",
    seconds: "Median time",
    price: "Price",
    unknown: "–",
    failure: (count, reason) => `${count} × ${reason}`,
    faults: {
      MODEL_TIMEOUT: "exceeded the time limit",
      MODEL_STALLED: "stopped in the middle of the answer",
      MODEL_UNREACHABLE: "did not respond",
      MODEL_REFUSED: "refused the request",
      MODEL_ANSWER_INVALID: "answer in the wrong format",
      MODEL_ANSWER_EMPTY: "empty answer",
      MODEL_ANSWER_TOO_LONG: "answer too long",
      MODEL_WRONG_LANGUAGE: "answer in another language",
      MODEL_VISIT_TOO_LONG: "visit too long for the model",
      MODEL_UNCHECKED: "the answer could not be checked",
      MODEL_NOT_INSTALLED: "model not installed",
      MODEL_MACHINE_TOO_SMALL: "machine too small for the model",
      MODEL_OUT_OF_MEMORY: "out of memory",
      MODEL_CRASHED: "the model crashed",
      MODEL_FAILED: "unexpected error",
    },
  },
};
