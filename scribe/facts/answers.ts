import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { thirdPerson, toRecord, withoutFillers } from "../language/rewrite.ts";
import { fold, stem } from "../language/text.ts";
import { kindsOfPiece, raise } from "./kinds.ts";
import { denied, joined } from "./denied.ts";
import { type Item, mentionedItems, type Question } from "./question.ts";
import { contentWords, readSentence } from "./read.ts";
import { readReply } from "./reply.ts";
import { withoutWrongSide } from "./sides.ts";
import { subjectOf } from "./subject.ts";
import type { Fact, Kind, Part, Sentence } from "./types.ts";

/** A doctor's question with the answers to it, or what a patient tells unasked. */
export interface Exchange {
  question: Question | undefined;
  answers: Sentence[];
  part: Part;
  opening: boolean;
}

/** What an exchange of question and answer says, as facts: items denied, items affirmed, and what was told. */
export function readExchange(exchange: Exchange, language: Language): Fact[] {
  const { question } = exchange;
  const open = new Set(question?.items ?? []);
  const no: { item: Item; sentence: Sentence }[] = [];
  const yes: { item: Item; sentence: Sentence }[] = [];
  const told: Fact[] = [];
  let previous: Map<Kind, number> | undefined;
  for (const sentence of withoutWrongSide(exchange.answers, language)) {
    const reply = readReply(withoutFillers(sentence.text, language), sentence, open, language);
    for (const item of reply.denied) no.push({ item, sentence });
    for (const item of reply.affirmed) yes.push({ item, sentence });
    for (const item of [...reply.denied, ...reply.affirmed]) open.delete(item);
    const first = told.length === 0 && no.length + yes.length === 0;
    if (reply.rest && worthTelling(reply.rest, question, first, language)) {
      const fact = toldFact(reply.rest, sentence, exchange, first, previous, language);
      if (fact) {
        told.push(fact);
        previous = fact.kinds;
      }
    }
    for (const item of mentionedItems(sentence, open, language)) open.delete(item);
  }
  return [
    ...deniedFacts(no, exchange, language),
    ...affirmedFacts(yes, exchange, language),
    ...told,
  ];
}

const EMPTY = new Set(["kin", "other", "social", "body"]);

/** Whether an answer's sentence belongs in a record: it names a thing, a number or a time, or answers outright. */
function worthTelling(
  text: string,
  question: Question | undefined,
  first: boolean,
  language: Language,
): boolean {
  const { cues } = packOf(language);
  const read = readSentence(text, language);
  const words = contentWords(read.tokens, language).length;
  const alternatives = first && question !== undefined && question.label !== "";
  if (alternatives && read.tokens.length <= 4) return true;
  if (cues.smallTalk.test(read.folded)) return false;
  if (read.mentions.some((m) => !EMPTY.has(m.concept.type))) return true;
  const measured =
    read.tokens.some((t) => t.kind === "number") ||
    cues.when.test(read.folded) ||
    cues.stopped.test(read.folded);
  if (first && question !== undefined) return words > 0;
  if (read.mentions.some((m) => m.concept.type === "body" || m.concept.type === "social"))
    return question !== undefined && read.tokens.length > 2;
  return measured && words > 0 && read.tokens.length > 2;
}

function toldFact(
  rest: string,
  sentence: Sentence,
  exchange: Exchange,
  first: boolean,
  previous: Map<Kind, number> | undefined,
  language: Language,
): Fact | undefined {
  const { question } = exchange;
  const subject = subjectOf(sentence, question?.kinds.has("family") ?? false, language);
  if (subject === "stranger") return undefined;
  const kinds = kindsOfPiece(sentence, question?.kinds, first, previous, language);
  if (subject === "relative") {
    kinds.clear();
    kinds.set("family", 1);
  } else if (kinds.has("family")) kinds.set("family", 0.1);
  const body = toRecord(rest, sentence.speaker, language);
  if (body === "") return undefined;
  const label =
    first && question && !exchange.opening && !covers(sentence, question) ? question.label : "";
  const text = label
    ? `${toRecord(thirdPerson(label, language), "medico", language)}: ${lowerFirst(body)}`
    : body;
  return factOf(text, [sentence], kinds, exchange, language, subject === "relative");
}

/** Whether an answer says by itself what was asked about. */
function covers(sentence: Sentence, question: Question): boolean {
  if (sentence.mentions.some((m) => question.concepts.has(m.concept.id))) return true;
  return sentence.tokens.some((token) => question.stems.has(stem(token.t)));
}

function deniedFacts(
  items: { item: Item; sentence: Sentence }[],
  exchange: Exchange,
  language: Language,
): Fact[] {
  if (items.length === 0) return [];
  const text = denied(
    items.map((d) => itemText(d.item, language)),
    language,
  );
  return [
    factOf(
      text,
      items.map((d) => d.sentence),
      askedKinds(exchange),
      exchange,
      language,
    ),
  ];
}

function affirmedFacts(
  items: { item: Item; sentence: Sentence }[],
  exchange: Exchange,
  language: Language,
): Fact[] {
  if (items.length === 0) return [];
  const text = joined(
    items.map((a) => lowerFirst(itemText(a.item, language))),
    language,
  );
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${packOf(language).phrases.yes}`;
  return [
    factOf(
      whole,
      items.map((a) => a.sentence),
      askedKinds(exchange),
      exchange,
      language,
    ),
  ];
}

const itemText = (item: Item, language: Language): string =>
  toRecord(thirdPerson(item.text, language), "medico", language);

function askedKinds({ question, part }: Exchange): Map<Kind, number> {
  const kinds = new Map(question?.kinds ?? []);
  if (kinds.size === 0) raise(kinds, part === "exam" ? "exam" : "hpi", 0.5);
  return kinds;
}

/** Lower case at the beginning, unless it is a name or an abbreviation. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Builds a fact with the words, terms and places of its sentences and of the question that they answer. */
export function factOf(
  text: string,
  sentences: Sentence[],
  kinds: Map<Kind, number>,
  exchange: Exchange,
  language: Language,
  relative = false,
): Fact {
  const asked = exchange.question?.sentences ?? [];
  const read = [...sentences, ...asked];
  const unique = [...new Set([...asked.slice(-1), ...sentences])];
  return {
    text,
    kinds: new Map(kinds),
    part: exchange.part,
    opening: exchange.opening,
    concepts: new Set(read.flatMap((s) => s.mentions.map((m) => m.concept.id))),
    stems: new Set(read.flatMap((s) => contentWords(s.tokens, language)).map(stem)),
    sources: unique.map((s) => ({ turn: s.turn, start: s.start, end: s.end })),
    subject: relative ? "relative" : "patient",
  };
}

export const foldedText = (fact: Fact): string => fold(fact.text);
