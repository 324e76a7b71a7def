import type { Language } from "@relato/shared/domain/language.ts";
import { isNegated } from "../facts/polarity.ts";
import { readSentence } from "../facts/read.ts";
import type { Sentence } from "../facts/types.ts";
import type { Concept } from "../language/lexicon.ts";
import { once } from "../language/once.ts";
import { packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import { isWellAfter } from "./course.ts";
import type { Heard } from "./heard.ts";
import { numbersIn } from "./said-numbers.ts";
import { spellOut } from "./shorthand.ts";
import { whereNamed } from "./where.ts";
import { keyOf, plainWords, withPlainNo } from "./words.ts";

/** A term as a note's clause asserts it. */
export interface Assertion {
  concept: Concept;
  negated: boolean;
  /** The clause is about a relative. */
  relative: boolean;
  clause: Clause;
}

/** A clause of a note's sentence. */
export interface Clause {
  read: Pick<Sentence, "text" | "folded" | "tokens" | "mentions">;
  stems: Set<string>;
  concepts: Set<string>;
  body: Set<string>;
  left: boolean;
  right: boolean;
}

/** A sentence of a note, ready to be compared. */
export interface Note {
  text: string;
  folded: string;
  whole: Clause;
  clauses: Clause[];
  assertions: Assertion[];
  numbers: Set<number>;
}

export function readNote(written: string, language: Language): Note {
  const text = spellOut(written, language);
  const whole = clauseOf(text, language);
  const clauses = text
    .split(
      /(?<=;)\s+|(?<=[.])\s+(?=\p{Lu})|,\s+(?=(?:mas|porém|pero|but|while|enquanto)\s)|,?\s+(?=(?:y|e|and|but|mas|pero)\s+(?:nega|niega|denies|refiere|refere|relata|reports|reported|has|presenta|apresenta)\s)/u,
    )
    .map((part) => (part === text ? whole : clauseOf(part, language)));
  const assertions = clauses.flatMap((clause) =>
    clause.read.mentions.map((mention) => ({
      concept: mention.concept,
      negated:
        (isNegated(clause.read.tokens, mention, clause.read.folded, language) &&
          !BECAUSE.test(clause.read.folded.slice(0, clause.read.tokens[mention.from]!.start))) ||
        LET_GO.test(clause.read.folded.slice(clause.read.tokens[mention.to - 1]!.end)) ||
        (mention.concept.type === "symptom" && isWell(clause, mention.to)),
      relative:
        OF_FAMILY.test(clause.read.folded) ||
        clause.read.mentions.some(
          (m) =>
            (m.concept.type === "kin" || NEAR.has(m.concept.id)) && !isReporter(clause, m.from),
        ),
      clause,
    })),
  );
  return {
    text,
    folded: whole.read.folded,
    whole,
    clauses,
    assertions,
    numbers: numbersIn(whole.read, language),
  };
}

/** "Mefloquina descartada por depressão": what comes after is the reason, and is there. */
const BECAUSE =
  /\b(?:descartad|dispensad|contraindicad|evitad|suspens|suspendid|ruled out|avoided|contraindicated|stopped)\w*\s+(?:por|pel[oa]|devido|debido|due to|because of|for)\b[^,;.]*$/;
/** "Penicillin allergy was ruled out", "transfusão dispensada". */
const LET_GO =
  /^(?: \S+){0,4}? (?:(?:was|were|foi|fue|been) )?(?:ruled out|excluded|descartad[oa]s?|excluid[oa]s?|afastad[oa]s?|dispensad[oa]s?)\b/;
const OF_FAMILY =
  /^(?:hf|fh)\b|\b(?:(?:antecedentes?|historia|historico) (?:familiar\w*|matern[oa]s?|patern[oa]s?)|family history|maternal history|paternal history)\b/;

/** "Referidas por la hija", "segundo a mãe": who tells it, not whose it is. */
const isReporter = ({ read }: Clause, from: number): boolean =>
  /\b(?:por|pela|pelo|segundo|segun|conforme|by|per|from|relato d[aoe]|informad[oa] por)\s+(?:(?:o|a|la|el|su|sua|seu|the|her|his|their)\s+)?$/.test(
    read.folded.slice(0, read.tokens[from]!.start),
  );

const NEAR = new Set([
  "partner",
  "husband",
  "wife",
  "neighbour",
  "friend",
  "in-law",
  "acquaintance",
  "nephew",
]);

/** "Audição preservada": the words after the term say that it is well. */
const isWell = (clause: Clause, to: number): boolean =>
  isWellAfter(clause.read.folded.slice(clause.read.tokens[to - 1]!.end));

function clauseOf(text: string, language: Language): Clause {
  const { cues } = packOf(language);
  const plain = readSentence(text, language);
  const read = { ...plain, folded: withPlainNo(plain.folded, language) };
  return {
    read,
    stems: new Set(
      plainWords(read, language)
        .filter((w) => !MEASURES.test(w))
        .map(stem),
    ),
    concepts: new Set(read.mentions.map((m) => m.concept.id)),
    body: new Set(read.mentions.filter((m) => m.concept.type === "body").map((m) => m.concept.id)),
    left: cues.left.test(read.folded),
    right: cues.right.test(read.folded),
  };
}

/** Words of time and measure, shared by sentences that have nothing else in common. */
const MEASURES =
  /^(?:dias?|semanas?|mes|meses|anos?|horas?|minutos?|vez|vezes|veces|times|days?|weeks?|months?|years?|hours?|minutes?|mg|ml|kg|cm|mmhg|diari\w*|daily|paciente|patient|refere|refiere|reports?|apresenta\w*|presenta|uso|use|usa|toma|takes?|consulta|visit|relata|hoje|hoy|today|atual\w*|actual\w*|current\w*|cerca|about|aproximad\w*|desde|since|retorno|plus)$/;

/** The talk's sentences that share a term or a word with a clause, best first, each with its index. */
export const nearest = (clause: Clause, { heard }: Testimony): readonly Near[] =>
  ranked(clause, heard);

interface Near {
  at: number;
  score: number;
}

const ranked = once((clause: Clause, heard: readonly Heard[]): readonly Near[] => {
  const scores = new Float64Array(heard.length);
  const { concepts, stems, keys } = whereNamed(heard);
  for (const id of clause.concepts) for (const at of concepts.get(id) ?? []) scores[at]! += 2;
  for (const word of clause.stems) {
    if (word.length <= 3) for (const at of stems.get(word) ?? []) scores[at]! += 1;
    else
      for (const at of keys.get(keyOf(word)) ?? [])
        scores[at]! += heard[at]!.stems.has(word) ? 1 : 0.8;
  }
  const found: Near[] = [];
  for (let at = 0; at < scores.length; at += 1)
    if (scores[at]! > 0) found.push({ at, score: scores[at]! });
  return found.sort((a, b) => b.score - a.score || a.at - b.at);
});

/** The sentence before, the sentence, and what answers it. */
export function around(at: number, { heard }: Testimony): Heard[] {
  const asks = heard[at]!.sentence.asks;
  const turn = heard[at]!.sentence.turn.i;
  const ahead = asks ? 4 : 2;
  const back = heard[at - 1]?.sentence.asks || heard[at]!.sentence.tokens.length < 5 ? 1 : 0;
  const near = heard
    .slice(Math.max(0, at - back), at + ahead)
    .filter((h) => Math.abs(h.sentence.turn.i - turn) <= 1);
  if (heard[at]!.sentence.speaker === "medico") return near;
  // What a patient tells in one breath belongs together.
  return [
    ...near,
    ...heard
      .slice(Math.max(0, at - 8), at + 9)
      .filter((h) => h.sentence.turn.i === turn && !near.includes(h)),
  ];
}
