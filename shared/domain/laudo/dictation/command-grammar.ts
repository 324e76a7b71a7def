import type { Language } from "../../language.ts";
import type { Agreement } from "./voice-commands.ts";

/** The words around a command's name that make it an ordinary noun. All are folded. */
export interface CommandGrammar {
  /** Determiners that agree with the noun. */
  determiners: Readonly<Record<Agreement, readonly string[]>>;
  /** Prepositions and others that expect a noun of any kind. */
  openers: readonly string[];
  /** Verbs of findings: their object follows. */
  verbs: readonly string[];
  /** Continues a noun: "ponto de McBurney". */
  of: readonly string[];
  /** Adjectives that follow the noun, by their endings and as words, in the singular. */
  endings: readonly string[];
  adjectives: readonly string[];
}

const NO_DETERMINERS = { masculine: [], feminine: [], plural: [] };

export const COMMAND_GRAMMAR: Readonly<Record<Language, CommandGrammar>> = {
  "pt-BR": {
    determiners: {
      masculine: [
        ...["o", "um", "no", "do", "ao", "pelo", "num", "este", "esse", "aquele", "neste"],
        ...["nesse", "deste", "desse", "algum", "nenhum", "outro", "mesmo", "primeiro", "segundo"],
        ...["terceiro", "ultimo", "unico", "pequeno", "segmento"],
      ],
      feminine: [
        ...["uma", "na", "da", "pela", "numa", "esta", "essa", "aquela", "nesta", "nessa"],
        ...["desta", "dessa", "alguma", "nenhuma", "outra", "mesma", "pequena"],
      ],
      plural: ["os", "nos", "dos", "aos", "pelos", "estes", "esses", "nestes", "nesses", "outros"],
    },
    openers: ["de", "em", "com", "sem", "por", "para", "ate", "entre", "sobre", "sob", "cada"],
    verbs: [
      ...["ha", "existe", "existem", "apresenta", "apresentam", "mostra", "mostram", "evidencia"],
      ...["demonstra", "exibe", "contem", "observamos", "notamos", "identificamos"],
    ],
    of: ["de", "do", "da", "dos", "das"],
    endings: ["ico", "oso", "eno", "oide", "denso", "intenso"],
    adjectives: [
      ...["focal", "central", "lateral", "medial", "distal", "proximal", "cego", "fixo", "medio"],
      ...[
        "superior",
        "inferior",
        "anterior",
        "posterior",
        "gatilho",
        "lacrimal",
        "que",
        "onde",
        "j",
      ],
    ],
  },
  "en-US": {
    determiners: NO_DETERMINERS,
    openers: [
      ...["the", "a", "an", "this", "that", "these", "each", "every", "any", "no", "another"],
      ...["of", "in", "at", "on", "to", "with", "without", "for", "from", "into", "within"],
      ...["over", "during", "entire", "same", "first", "second", "last", "short", "long", "small"],
    ],
    verbs: ["shows", "show", "demonstrates", "contains"],
    of: ["of"],
    endings: [],
    adjectives: [],
  },
  es: {
    determiners: {
      masculine: [
        ...["el", "un", "del", "al", "este", "ese", "aquel", "algun", "ningun", "otro", "mismo"],
        ...["primer", "segundo", "tercer", "ultimo", "unico", "pequeno"],
      ],
      feminine: ["la", "una", "esta", "esa", "alguna", "ninguna", "otra", "pequena"],
      plural: ["los", "unos", "estos", "esos", "otros"],
    },
    openers: ["de", "en", "con", "sin", "por", "para", "hasta", "entre", "sobre", "bajo", "cada"],
    verbs: ["hay", "existe", "existen", "presenta", "presentan", "muestra", "evidencia"],
    of: ["de", "del"],
    endings: ["ico", "oso", "eno", "oide", "denso", "intenso"],
    adjectives: [
      ...["focal", "central", "lateral", "medial", "distal", "proximal", "ciego", "fijo", "medio"],
      ...[
        "superior",
        "inferior",
        "anterior",
        "posterior",
        "gatillo",
        "lagrimal",
        "que",
        "donde",
        "j",
      ],
      ...["profundo", "inducido", "vigil"],
    ],
  },
};
