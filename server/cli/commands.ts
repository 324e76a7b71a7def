import { LANGUAGES, LOCALES } from "@relato/shared/domain/language.ts";
import { PLANO_IDS } from "@relato/shared/domain/planos.ts";
import { LOCAL_WRITER_MODELS } from "../platform/config/writer-model.ts";
import { DATA_COMMANDS } from "./data-commands.ts";

interface Option {
  type: "boolean" | "string";
  /** The help's name for the value. */
  value?: string;
  about: string;
}

export interface Command {
  /** The arguments after the options, as the help shows them. */
  operands: string;
  /** One line for the list of verbs. */
  about: string;
  /** Paragraphs of the verb's own help. */
  details: readonly string[];
  options: Record<string, Option>;
}

const LOCALE: Option = {
  type: "string",
  value: LANGUAGES.join("|"),
  about:
    "Language spoken, and of the document. Without it: what JSON says, what a text is written " +
    "in, pt-BR for sound.",
};
const ENGINE = {
  type: "boolean",
  about: "The engine writes, also where WRITER_MODEL names a model.",
} as const;
const JSON_LINES = { type: "boolean", about: "One JSON object a line instead of text." } as const;
const WRITER = [
  "The model that WRITER_MODEL names writes, held to the proof; without it, or when it fails, " +
    "the engine does. The choice made in the",
  "admin's page of a server does not count here.",
].join(" ");

/** All verbs of the command line with their options. The parser and `--help` read this table. */
export const COMMANDS = {
  scribe: {
    operands: "[FILE…]",
    about: "Writes documents from sound and transcripts, without a server.",
    details: [
      "FILE is sound (webm, ogg, mp3, wav, or mp4 with Opus) or a transcript: text or " +
        "markdown with the speakers' names, WebVTT, SubRip, or Relato's JSON. Its content " +
        "decides, not its name. `-`, or a pipe without FILE, is a transcript from standard " +
        "input.",
      WRITER,
      "Documents go to standard output in the order given, everything else to standard error.",
    ],
    options: {
      template: {
        type: "string",
        value: "FILE.md",
        about: "Template of the documents; else the file's own, else the standard one.",
      },
      locale: LOCALE,
      engine: ENGINE,
      json: JSON_LINES,
    },
  },
  verify: {
    operands: "FILE…",
    about: "Holds each sentence of a note against its transcript.",
    details: [
      "FILE is Relato's JSON of a consultation with `note`, a list of sentences; `-` is " +
        "standard input.",
    ],
    options: { json: JSON_LINES },
  },
  "check-laudo": {
    operands: "FILE…",
    about: "Checks a laudo for contradictions and omissions.",
    details: [
      "FILE is JSON with `locale`, `patient` (`nome`, `sexo`, `data_nascimento`), `date`, " +
        "`order` and `text`, which is markdown with headings; or several such objects, one a " +
        "line. `-` is standard input.",
    ],
    options: { json: JSON_LINES },
  },
  demo: {
    operands: "",
    about: "Shows the spoken example from sound to document.",
    details: [WRITER],
    options: {
      locale: {
        ...LOCALE,
        about: "Language of the example; pt-BR where it is not given.",
      },
      engine: ENGINE,
    },
  },
  writer: {
    operands: "install|status [NAME|FOLDER]",
    about: "Installs the language model that runs inside Relato, or says whether it is installed.",
    details: [
      `NAME is one of ${LOCAL_WRITER_MODELS.join(", ")}; FOLDER holds a GGUF file with its ` +
        "model.json. Without both: the one of WRITER_MODEL, else the default for this machine's " +
        "memory.",
      "The runtime (46 MB) comes from npm, the model (2.5 to 5 GB) from WRITER_MODEL_URL. An " +
        "interrupted download is resumed. WRITER_RUNTIME is a folder to take the runtime from " +
        "without network.",
    ],
    options: {},
  },
  ...DATA_COMMANDS,
  invite: {
    operands: "EMAIL",
    about: "Invites a person to create an account, and prints the link.",
    details: [
      "The link is valid for 7 days, for this address only, also where SIGNUP is closed. A new " +
        "invitation replaces the last one. With SMTP_URL, the link is also sent by mail.",
    ],
    options: {
      locale: {
        type: "string",
        value: LOCALES.join("|"),
        about: "Language of the page and of the mail; pt-br where it is not given.",
      },
    },
  },
  "reset-link": {
    operands: "EMAIL",
    about: "Prints a link with which an account gets a new password.",
    details: [
      "The link works once, for 30 minutes, and ends the account's sessions when it is used. " +
        "Give it only to the account's owner: verify who the person is, as carefully as when " +
        "the account was made.",
    ],
    options: {
      locale: {
        type: "string",
        value: LOCALES.join("|"),
        about: "Language of the page; pt-br where it is not given.",
      },
    },
  },
  "make-admin": {
    operands: "EMAIL",
    about: "Gives an account the administrator's role.",
    details: [],
    options: {},
  },
  plan: {
    operands: `EMAIL ${PLANO_IDS.join("|")}|none [UNTIL]`,
    about: "Grants a plan to an account, or revokes the granted one.",
    details: [
      "UNTIL is the last day as year-month-day, such as 2027-12-31, in the time of São Paulo. " +
        "Without it the plan has no end. A plan that the doctor pays has priority.",
    ],
    options: {},
  },
  "end-sessions": {
    operands: "[EMAIL]",
    about: "Signs an account out everywhere, or all accounts.",
    details: [
      "After a theft or a lost device. A lost second step is removed only after you verified who " +
        "the person is, as carefully as when the account was made.",
    ],
    options: {
      all: { type: "boolean", about: "Every account of this installation." },
      "second-step": {
        type: "boolean",
        about: "Also removes the account's passkeys and authenticator.",
      },
    },
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;
