import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { gatherFacts } from "../facts/gather.ts";
import { isOrderToMachine } from "../facts/machine.ts";
import { readSentences } from "../facts/read.ts";
import { withoutWrongSide } from "../facts/sides.ts";
import { withSpeakers } from "../facts/speakers.ts";
import type { Sentence } from "../facts/types.ts";
import { stem } from "../language/text.ts";
import { readAnswered } from "./answered.ts";
import {
  claimsOfAnswers,
  deniedInAnswers,
  type AskedAndDenied,
  BORNE,
  readAllergicDrugs,
  readAllergies,
  readDenials,
  readDenied,
} from "./asked.ts";
import { type Heard, heardOf, withSidesAsked } from "./heard.ts";
import { Owners } from "./owners.ts";
import { readStatements } from "./statements.ts";
import { naming } from "./where.ts";
import { type Claim, keyOf } from "./words.ts";

/** A transcript made ready for many questions. */
export interface Testimony {
  heard: Heard[];
  claims: Map<string, Claim[]>;
  concepts: Set<string>;
  stems: Set<string>;
  roots: Set<string>;
  numbers: Set<number>;
  denied: AskedAndDenied[];
  /** Terms that were asked about and affirmed in a word or with a number. */
  affirmed: Set<string>;
  /** Terms and word beginnings of what the patient told when asked about allergies. */
  allergies: Set<string>;
  allergicDrugs: Set<string>;
}

/** Reads a transcript into claims, terms, words and numbers. */
export function hear(turns: readonly Turn[], language: Language): Testimony {
  const told = withSpeakers(turns, language);
  const sentences = corrected(
    readSentences(told, language).filter((s) => !isOrderToMachine(s.folded)),
    language,
  );
  const owners = new Owners(language);
  const heard = withSidesAsked(sentences.map((s) => heardOf(s, language, owners.follow(s))));
  const answered = readAnswered(sentences, language);
  const claims = new Map<string, Claim[]>();
  const add = (claim: Claim): void => {
    const list = claims.get(claim.id);
    if (list) list.push(claim);
    else claims.set(claim.id, [claim]);
  };
  readStatements(heard, language).forEach(add);
  const facts = gatherFacts(told, language);
  readDenials(facts, language).forEach(add);
  claimsOfAnswers(answered).forEach(add);
  const stems = new Set(heard.flatMap((h) => [...h.stems]));
  const others = new Set(
    [...claims]
      .filter(([id, all]) =>
        all.every((c) => c.subject !== "patient" || c.weak || c.negated || isBorne(id, heard)),
      )
      .filter(([, all]) => all.some((c) => c.subject !== "patient"))
      .map(([id]) => id),
  );
  return {
    allergies: withoutOthers(readAllergies(facts, language), others),
    allergicDrugs: withoutOthers(readAllergicDrugs(facts, language), others),
    denied: [...readDenied(facts, language), ...deniedInAnswers(answered)],
    affirmed: new Set([
      ...answered.filter(({ denied }) => !denied).flatMap(({ item }) => [...item.concepts]),
      ...countedIn(heard),
    ]),
    heard,
    claims,
    stems,
    concepts: new Set([
      ...(heard.some(tellsFever) ? ["fever"] : []),
      ...heard.flatMap((h) => [...h.concepts]),
      ...answered.flatMap(({ item }) => [...item.concepts]),
    ]),
    roots: new Set([...stems].filter((s) => s.length > 4).map((s) => s.slice(0, 5))),
    numbers: new Set(heard.flatMap((h) => [...h.numbers])),
  };
}

/** "Vomitou?" "Quatro vezes.": a number affirms what was asked about. */
const countedIn = (heard: readonly Heard[]): string[] =>
  heard.flatMap((h, at) => {
    const answer = heard[at + 1];
    const counts = answer && answer.sentence.speaker !== "medico" && answer.numbers.size > 0;
    return h.sentence.asks && h.sentence.speaker === "medico" && counts && !answer.negates
      ? [...h.concepts]
      : [];
  });

/** "I'm fine with penicillin." */
const isBorne = (id: string, heard: readonly Heard[]): boolean =>
  naming(id, heard).some((h) => h.sentence.speaker !== "medico" && BORNE.test(h.sentence.folded));

/** "Deu trinta e nove", "she hit a hundred and two": a temperature, told without its name. */
const tellsFever = ({ sentence, numbers }: Heard): boolean =>
  sentence.speaker !== "medico" &&
  !sentence.mentions.some((m) => ["vital", "exam", "drug"].includes(m.concept.type)) &&
  [...numbers].some((n) => (n >= 37.5 && n <= 41.5) || (n >= 100 && n <= 105));

/** Terms, and beginnings of words, without what is a relative's alone. */
function withoutOthers(known: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  const words = new Set([...others].flatMap((id) => [id, keyOf(stem(id))]));
  return new Set([...known].filter((id) => !words.has(id)));
}

/** Answers without the side that was put right. */
function corrected(sentences: readonly Sentence[], language: Language): Sentence[] {
  const kept: Sentence[] = [];
  let answers: Sentence[] = [];
  for (const sentence of sentences) {
    if (sentence.speaker !== "medico") {
      answers.push(sentence);
      continue;
    }
    kept.push(...withoutWrongSide(answers, language), sentence);
    answers = [];
  }
  return [...kept, ...withoutWrongSide(answers, language)];
}
