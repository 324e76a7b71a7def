import type { Language } from "../../language.ts";
import type { HeadingKey } from "./heading-names.ts";

/** What a command does beside writing text. */
export type CommandAction =
  | { kind: "newLine" }
  | { kind: "nextField" }
  | { kind: "previousField" }
  | { kind: "deleteThat" }
  | { kind: "goTo"; heading: HeadingKey }
  | { kind: "insertPhrase"; id: string };

/** A punctuation mark, written into the text. */
export interface MarkAction {
  kind: "mark";
  sign: "." | "," | ":" | ";" | "?" | "!" | "(" | ")";
}

/** How a noun must be written before and after it becomes text. */
export type Agreement = "masculine" | "feminine" | "plural";

export interface VoiceCommand {
  /** As spoken. The list of commands shows the first one. */
  phrases: readonly [string, ...string[]];
  actions: readonly (MarkAction | Exclude<CommandAction, { id: string } | { heading: string }>)[];
  /** The words that make its name an ordinary noun agree with it. */
  agreement: Agreement;
  /**
   * `of`: a following "de" or "of" makes it text. `adjective`: a following adjective does.
   * `label`: it follows only a short label, since its name is also an organ.
   * `passage`: it is everything between two borders, as a whole sentence is.
   */
  position: readonly ("of" | "adjective" | "label" | "passage")[];
  /** Words beside the name that make one term with it: "sigmoid colon", "colon cancer". */
  terms?: { before: readonly string[]; after: readonly string[] };
}

const mark = (
  sign: MarkAction["sign"],
  phrases: VoiceCommand["phrases"],
  agreement: Agreement = "masculine",
  position: VoiceCommand["position"] = [],
): VoiceCommand => ({ phrases, actions: [{ kind: "mark", sign }], agreement, position });

const key = (
  kind: "newLine" | "nextField" | "previousField" | "deleteThat",
  phrases: VoiceCommand["phrases"],
  agreement: Agreement = "masculine",
  position: VoiceCommand["position"] = ["of"],
): VoiceCommand => ({ phrases, actions: [{ kind }], agreement, position });

const STOP_AND_LINE: VoiceCommand["actions"] = [{ kind: "mark", sign: "." }, { kind: "newLine" }];

export const VOICE_COMMANDS: Readonly<Record<Language, readonly VoiceCommand[]>> = {
  "pt-BR": [
    mark(".", ["ponto", "ponto final"], "masculine", ["of", "adjective"]),
    mark(",", ["vírgula"], "feminine"),
    mark(":", ["dois pontos"], "plural", ["of", "adjective"]),
    mark(";", ["ponto e vírgula"]),
    mark("?", ["interrogação", "ponto de interrogação"], "feminine"),
    mark("!", ["ponto de exclamação"]),
    mark("(", ["abre parênteses", "abrir parênteses", "abre parêntese"]),
    mark(")", ["fecha parênteses", "fechar parênteses", "fecha parêntese"]),
    key("newLine", ["nova linha", "novo parágrafo"], "feminine"),
    { ...mark(".", ["ponto parágrafo", "ponto e parágrafo"]), actions: STOP_AND_LINE },
    key("nextField", ["próximo campo"]),
    key("previousField", ["campo anterior"]),
    key("deleteThat", ["apagar isso", "apaga isso", "apague isso"], "masculine", ["passage"]),
  ],
  "en-US": [
    {
      ...mark(".", ["period", "full stop"], "masculine", ["of"]),
      terms: {
        before: [
          ...["menstrual", "refractory", "latency", "postoperative", "perioperative", "neonatal"],
          ...["observation", "recovery", "ejection", "up", "time", "gestational", "month", "year"],
        ],
        after: [],
      },
    },
    mark(",", ["comma"]),
    {
      ...mark(":", ["colon"], "masculine", ["of", "label"]),
      terms: {
        before: [
          ...["ascending", "descending", "transverse", "sigmoid", "left", "right", "proximal"],
          ...["distal", "redundant", "collapsed"],
        ],
        after: [
          ...["cancer", "carcinoma", "polyp", "polyps", "wall", "is", "was", "has", "appears"],
          ...["contains", "and"],
        ],
      },
    },
    mark(";", ["semicolon", "semi colon"]),
    mark("?", ["question mark"]),
    mark("!", ["exclamation mark", "exclamation point"]),
    mark("(", ["open parenthesis", "open parentheses", "open paren"]),
    mark(")", ["close parenthesis", "close parentheses", "close paren"]),
    key("newLine", ["new line", "new paragraph"]),
    key("nextField", ["next field"]),
    key("previousField", ["previous field"]),
    key("deleteThat", ["delete that", "scratch that"], "masculine", ["passage"]),
  ],
  es: [
    mark(".", ["punto", "punto final", "punto y seguido"], "masculine", ["of", "adjective"]),
    mark(",", ["coma"], "masculine", ["adjective"]),
    mark(":", ["dos puntos"], "plural", ["of", "adjective"]),
    mark(";", ["punto y coma"]),
    mark("?", ["signo de interrogación", "interrogación"], "feminine"),
    mark("!", ["signo de exclamación"]),
    mark("(", ["abre paréntesis", "abrir paréntesis"]),
    mark(")", ["cierra paréntesis", "cerrar paréntesis"]),
    key("newLine", ["nueva línea", "nuevo párrafo"], "feminine"),
    { ...mark(".", ["punto y aparte"]), actions: STOP_AND_LINE },
    key("nextField", ["campo siguiente", "siguiente campo", "próximo campo"]),
    key("previousField", ["campo anterior"]),
    key("deleteThat", ["borrar eso", "borra eso", "borre eso"], "masculine", ["passage"]),
  ],
};

/** Verbs whose object is the rest of the passage, and the word that keeps a command's words. */
export const VERBS: Readonly<
  Record<Language, { insert: string; goTo: readonly [string, ...string[]]; literal: string }>
> = {
  "pt-BR": { insert: "inserir", goTo: ["ir para", "vá para"], literal: "literal" },
  "en-US": { insert: "insert", goTo: ["go to"], literal: "literally" },
  es: { insert: "insertar", goTo: ["ir a", "vaya a"], literal: "literal" },
};
