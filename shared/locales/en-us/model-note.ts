import { plural } from "../format.ts";
import type { ViewMessages } from "../pt-br/views.ts";

/** A language model's note beside the engine's draft. */
export const modelNote: ViewMessages["modelNote"] = {
  draft: "engine draft",
  working:
    "A language model is writing its note. Below is the engine's draft: you can already read, edit and sign it.",
  /** The doctor saved a version while the model writes. */
  proposalComes:
    "A language model is writing its note. Your version remains current: you will be able to compare and choose.",
  progress: "The model's progress",
  step: {
    waiting: "Waiting in the queue",
    reading: "Reading the conversation",
    writing: "Writing",
    checking: "Checking every sentence",
    repairing: "Correcting what the conversation does not support",
  },
  elapsed: "Model's time",
  keepDraft: "Keep the draft",
  keepCurrent: "Keep the current text",
  failed: "The model did not write the note",
  kept: "Nothing was lost: the text below is unchanged.",
  retry: "Try again",
  signed:
    "You signed this document before the model finished or before you used its note. The model's note was set aside; the signed text stands as it is.",
  dismiss: "Got it",
  choice: {
    label: "Which text to use",
    isModel: "This is the model's note.",
    useDraft: "Use the engine's draft",
    isDraft: "This is the engine's draft.",
    useModel: "Use the model's note",
  },
  proposal: {
    title: "The model's note is ready",
    detail:
      "You saved a version of your own while the model was writing. Yours remains current. Compare and choose; every version is kept.",
    show: "Compare with mine",
    difference: "From your version to the model's note",
    accept: "Use the model's note",
    discard: "Discard the model's note",
  },
  signing: {
    working: "The model is still writing its note. If you sign now, that note is discarded.",
    proposal: "A note by the model is waiting for your decision. If you sign now, it is discarded.",
  },
  unplaced: {
    title: (count: number) => `No heading in the document (${count})`,
    detail:
      "The model wrote these sentences, but the document has no heading for them. They are not part of the text: copy what you want to keep.",
  },
  removed: {
    title: (count) => `Removed (${count})`,
    detail:
      "The model wrote these sentences, and the conversation does not bear them out. They are not part of the document or the PDF.",
    said: "What was said",
    nothingSaid: "Nothing was said about this.",
    replaced: (text) => `In its place: ${text}`,
    nothing: "Nothing was put in its place.",
  },
  added: "added from the conversation",
  duration: (clock) => `The model took ${clock}.`,
  proof: {
    repaired: (count) =>
      plural("en-us", count, {
        one: `${count} sentence corrected by the model`,
        other: `${count} sentences corrected by the model`,
      }),
    replaced: (count) =>
      plural("en-us", count, {
        one: `${count} sentence replaced with the engine's`,
        other: `${count} sentences replaced with the engine's`,
      }),
    removed: (count) =>
      plural("en-us", count, {
        one: `${count} sentence removed`,
        other: `${count} sentences removed`,
      }),
    added: (count) =>
      plural("en-us", count, {
        one: `${count} sentence added from the conversation`,
        other: `${count} sentences added from the conversation`,
      }),
    flagged: (count) =>
      plural("en-us", count, {
        one: `${count} sentence marked for review`,
        other: `${count} sentences marked for review`,
      }),
  },
  verified: (counts) => `Checked against the conversation: ${counts}.`,
  verifiedWhole: "Checked against the conversation: no sentence had to change.",
  engineOnly:
    "Written by the engine; the model's note does not contain this document. Check it before you use it.",
  oldFault: "The model gave no usable note.",
  faults: {
    MODEL_TIMEOUT: {
      reason: "The model did not finish in the time allowed.",
      remedy: "Try again later.",
    },
    MODEL_STALLED: {
      reason: "The model stopped answering in the middle of the note.",
      remedy: "Try again.",
    },
    MODEL_UNREACHABLE: {
      reason: "The model's service could not be reached.",
      remedy: "Try again later; if it goes on, tell the administrator of this installation.",
    },
    MODEL_REFUSED: {
      reason: "The model's service refused the request.",
      remedy: "If it goes on, tell the administrator of this installation.",
    },
    MODEL_ANSWER_INVALID: {
      reason: "The model's answer could not be read.",
      remedy: "Try again.",
    },
    MODEL_ANSWER_EMPTY: {
      reason: "The model wrote nothing.",
      remedy: "Try again.",
    },
    MODEL_ANSWER_TOO_LONG: {
      reason: "The model wrote too much and was stopped.",
      remedy: "Try again.",
    },
    MODEL_WRONG_LANGUAGE: {
      reason: "The model wrote in another language.",
      remedy: "Try again; if it goes on, tell the administrator of this installation.",
    },
    MODEL_VISIT_TOO_LONG: {
      reason: "This consultation is too long for the model.",
      remedy: "The engine read all of it: keep its text.",
    },
    MODEL_UNCHECKED: {
      reason: "The model's note could not be checked against the conversation and is not shown.",
      remedy: "Try again.",
    },
    MODEL_NOT_INSTALLED: {
      reason: "The model is not installed on this server yet.",
      remedy: "Try again when the installation is done, or tell the administrator.",
    },
    MODEL_MACHINE_TOO_SMALL: {
      reason: "This server lacks the memory or disk space for the model.",
      remedy: "Tell the administrator of this installation: a smaller model may fit.",
    },
    MODEL_OUT_OF_MEMORY: {
      reason: "The model ran out of memory.",
      remedy: "Try again later; if it goes on, tell the administrator of this installation.",
    },
    MODEL_CRASHED: {
      reason: "The model crashed.",
      remedy: "Try again.",
    },
    MODEL_FAILED: {
      reason: "The model failed for an unexpected reason.",
      remedy: "Try again; if it goes on, tell the administrator of this installation.",
    },
  },
  automation: {
    failed: (reason) => `Communication with the AI service failed: ${reason}`,
    reasons: {
      MODEL_TIMEOUT: "it did not answer in time.",
      MODEL_UNREACHABLE: "no connection.",
      MODEL_REFUSED: "it refused the request or failed.",
      MODEL_ANSWER_INVALID: "its answer could not be read.",
      MODEL_ANSWER_EMPTY: "its answer was empty.",
      MODEL_ANSWER_TOO_LONG: "its answer is too long.",
      MODEL_WRONG_LANGUAGE: "it answered in another language.",
      MODEL_UNCHECKED: "its answer could not be checked against the conversation and is not shown.",
    },
    other: "unexpected error.",
    remedy: "Try again; if it continues, tell the administrator of this installation.",
  },
  settings: {
    title: "Language model",
    none: "No model is configured on this installation: the engine writes alone. Your choice applies once there is one.",
    here: (name) =>
      `Configured model: ${name}. It runs on this server; the conversation does not leave it.`,
    outside: (name) =>
      `Configured model: ${name}. It is an outside service: the consultation's transcript is sent to it. Signed notes are not sent.`,
    automation: (name) =>
      `Configured automation: ${name}. It is an external service that writes the note: the recording and the transcript of the consultation are sent to it. Signed notes are not sent.`,
    failed: "We could not find out which model is configured.",
  },
  template: "A language model writes the note",
};
