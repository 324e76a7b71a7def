import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { toRecord, withoutFillers } from "../language/rewrite.ts";
import { fold, stem } from "../language/text.ts";
import { raise, kindsAsked, kindsSaid } from "./kinds.ts";
import { negatedItems } from "./negation.ts";
import type { Item, Question } from "./question.ts";
import { contentWords, readSentence } from "./read.ts";
import { type Subject, subjectOf } from "./subject.ts";
import type { Fact, Kind, Part, Sentence } from "./types.ts";

/** An answer's sentence that says something by itself. */
interface Piece {
  sentence: Sentence;
  text: string;
  kinds: Map<Kind, number>;
  subject: Subject;
}

export interface Exchange {
  question: Question | undefined;
  answers: Sentence[];
  part: Part;
  opening: boolean;
}

const LONGEST = 38;

/** What an exchange of question and answer says, as facts: items denied, items affirmed, and what was told. */
export function readExchange(exchange: Exchange, language: Language): Fact[] {
  const { question } = exchange;
  const open = new Set(question?.items ?? []);
  const denied: { item: Item; sentence: Sentence }[] = [];
  const affirmed: { item: Item; sentence: Sentence }[] = [];
  const pieces: Piece[] = [];
  for (const sentence of exchange.answers) {
    const text = withoutFillers(sentence.text, language);
    const verdict = readReply(text, sentence, open, language);
    for (const item of verdict.denied) denied.push({ item, sentence });
    for (const item of verdict.affirmed) affirmed.push({ item, sentence });
    for (const item of [...verdict.denied, ...verdict.affirmed]) open.delete(item);
    if (verdict.rest && worthTelling(verdict.rest, question, language))
      pieces.push(readPiece(verdict.rest, sentence, question, pieces.length === 0, language));
    for (const item of mentioned(sentence, open, language)) open.delete(item);
  }
  return [
    ...deniedFacts(denied, exchange, language),
    ...affirmedFacts(affirmed, exchange, pieces.length > 0, language),
    ...toldFacts(pieces, exchange, denied.length + affirmed.length > 0, language),
  ];
}

interface Reply {
  denied: Item[];
  affirmed: Item[];
  rest: string;
}

function readReply(text: string, sentence: Sentence, open: Set<Item>, language: Language): Reply {
  const { cues } = packOf(language);
  const bare = fold(text)
    .replace(/[,.;:!?…¡¿"]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const items = [...open];
  if (cues.bareNo.test(bare)) return { denied: items, affirmed: [], rest: items.length ? "" : "" };
  if (cues.bareYes.test(bare)) return { denied: [], affirmed: items, rest: "" };
  const no = cues.leadNo.exec(fold(text));
  if (no) {
    const rest = text.slice(no[0].length).replace(/^[\s,.;]+/, "");
    const still = mentioned({ ...sentence, ...readSentence(rest, language) }, open, language);
    return { denied: items.filter((item) => !still.includes(item)), affirmed: [], rest };
  }
  const single = negatedItems(text, sentence, open, language);
  if (single.length > 0) return { denied: single, affirmed: [], rest: "" };
  const yes = cues.leadYes.exec(fold(text));
  if (yes) {
    const rest = text.slice(yes[0].length).replace(/^[\s,.;]+/, "");
    if (/[\p{L}\d]/u.test(rest)) return { denied: [], affirmed: [], rest };
  }
  return { denied: [], affirmed: [], rest: text };
}

/** The items that a sentence speaks of by a term or a word. */
export function mentioned(sentence: Sentence, open: Set<Item>, language: Language): Item[] {
  const stems = new Set(contentWords(sentence.tokens, language).map(stem));
  const concepts = new Set(sentence.mentions.map((m) => m.concept.id));
  return [...open].filter(
    (item) =>
      [...item.concepts].some((c) => concepts.has(c)) || [...item.stems].some((s) => stems.has(s)),
  );
}

/** Whether an answer's sentence belongs in a record: it names a thing, a number or a time, or answers outright. */
function worthTelling(text: string, question: Question | undefined, language: Language): boolean {
  const { cues } = packOf(language);
  const read = readSentence(text, language);
  if (read.asks || cues.smallTalk.test(read.folded)) return false;
  const telling = read.mentions.some((m) => !["kin", "other", "social"].includes(m.concept.type));
  const measured = read.tokens.some((t) => t.kind === "number") || cues.when.test(read.folded);
  const words = contentWords(read.tokens, language).length;
  if (telling) return true;
  return (
    question !== undefined &&
    words > 0 &&
    (measured || question.kinds.size > 0 || question.label !== "")
  );
}

function readPiece(
  text: string,
  sentence: Sentence,
  question: Question | undefined,
  first: boolean,
  language: Language,
): Piece {
  const kinds = new Map<Kind, number>();
  const asked = question?.kinds ?? new Map<Kind, number>();
  const weight = asked.size === 1 ? 1 : 0.7;
  for (const [kind, own] of asked) raise(kinds, kind, own * weight * (first ? 1 : 0.65));
  const own = kindsSaid([sentence]);
  for (const [kind] of kindsAsked(sentence.tokens, language)) raise(own, kind, 0.7);
  for (const [kind, said] of own) kinds.set(kind, (kinds.get(kind) ?? 0) * 0.6 + said * 0.8);
  const subject = subjectOf(sentence, asked.has("family"), language);
  if (subject === "relative") {
    kinds.clear();
    kinds.set("family", 1);
  } else if (kinds.has("family") && asked.size > 1) kinds.set("family", 0.2);
  return { sentence, text, kinds, subject };
}

function toldFacts(
  pieces: Piece[],
  exchange: Exchange,
  answered: boolean,
  language: Language,
): Fact[] {
  const facts: Fact[] = [];
  const told = pieces.filter((piece) => piece.subject !== "stranger");
  let group: Piece[] = [];
  const flush = (): void => {
    if (group.length > 0)
      facts.push(toldFact(group, exchange, facts.length === 0 && !answered, language));
    group = [];
  };
  for (const piece of told) {
    const previous = group.at(-1);
    const length =
      group.reduce((n, p) => n + p.text.split(" ").length, 0) + piece.text.split(" ").length;
    if (previous && (top(previous.kinds) !== top(piece.kinds) || length > LONGEST)) flush();
    group.push(piece);
  }
  flush();
  return facts;
}

const top = (kinds: Map<Kind, number>): Kind | undefined =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0];

function toldFact(group: Piece[], exchange: Exchange, first: boolean, language: Language): Fact {
  const { question } = exchange;
  const body = group.map((p) => toRecord(p.text, p.sentence.speaker, language)).join(". ");
  const label = first && question && !covers(group[0]!.sentence, question) ? question.label : "";
  const text = label ? `${toRecord(label, "medico", language)}: ${lowerFirst(body)}` : body;
  return fact(
    text,
    group.map((p) => p.sentence),
    group[0]!.kinds,
    exchange,
    group[0]!.subject === "relative",
    language,
  );
}

/** Whether an answer says by itself what was asked about. */
function covers(sentence: Sentence, question: Question): boolean {
  if (sentence.mentions.some((m) => question.concepts.has(m.concept.id))) return true;
  return sentence.tokens.some((token) => question.stems.has(stem(token.t)));
}

function deniedFacts(
  denied: { item: Item; sentence: Sentence }[],
  exchange: Exchange,
  language: Language,
): Fact[] {
  if (denied.length === 0) return [];
  const { phrases } = packOf(language);
  const { verbs, nouns } = partition(
    denied.map((d) => toRecord(d.item.text, "medico", language)),
    language,
  );
  const sayings = [
    nouns.length > 0 ? `${phrases.denies} ${joined(nouns.map(lowerFirst), language)}` : "",
    ...verbs.map((verb) => `${phrases.not} ${lowerFirst(verb)}`),
  ].filter(Boolean);
  return [
    fact(
      sayings.join(". "),
      denied.map((d) => d.sentence),
      exchange.question?.kinds ?? new Map(),
      exchange,
      false,
      language,
    ),
  ];
}

function affirmedFacts(
  affirmed: { item: Item; sentence: Sentence }[],
  exchange: Exchange,
  more: boolean,
  language: Language,
): Fact[] {
  if (affirmed.length === 0) return [];
  const text = joined(
    affirmed.map((a) => lowerFirst(toRecord(a.item.text, "medico", language))),
    language,
  );
  const { phrases } = packOf(language);
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${phrases.yes}`;
  void more;
  return [
    fact(
      whole,
      affirmed.map((a) => a.sentence),
      exchange.question?.kinds ?? new Map(),
      exchange,
      false,
      language,
    ),
  ];
}

/** Items that are verbs ("fuma", "bateu a cabeça") against items that are things ("dor no peito"). */
function partition(items: string[], language: Language): { verbs: string[]; nouns: string[] } {
  const isVerb = packOf(language).verbs.third;
  const verbs = items.filter((item) => isVerb.test(fold(item).split(" ")[0]!));
  return { verbs, nouns: items.filter((item) => !verbs.includes(item)) };
}

export function joined(items: readonly string[], language: Language): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${packOf(language).phrases.and} ${items.at(-1)}`;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Builds a fact with the words, terms and places of its sentences and of the question that they answer. */
export function fact(
  text: string,
  sentences: Sentence[],
  kinds: Map<Kind, number>,
  exchange: Exchange,
  relative: boolean,
  language: Language,
): Fact {
  const asked = exchange.question?.sentences ?? [];
  const read = [...sentences, ...asked];
  const sources = [...new Set(sentences)].map((s) => ({
    turn: s.turn,
    start: s.start,
    end: s.end,
  }));
  return {
    text,
    kinds,
    part: exchange.part,
    opening: exchange.opening,
    concepts: new Set(read.flatMap((s) => s.mentions.map((m) => m.concept.id))),
    stems: new Set(read.flatMap((s) => contentWords(s.tokens, language)).map(stem)),
    sources: [
      ...asked.slice(-1).map((s) => ({ turn: s.turn, start: s.start, end: s.end })),
      ...sources,
    ],
    subject: relative ? "relative" : "patient",
  };
}
