import type { FurtherDocuments, Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findPhrases } from "../lexicon/document-phrases.ts";
import { readActions } from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { readText, type ReadText, type Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { writeCertificate } from "./certificate.ts";
import { isConditional, isPlanned, isRefusedAt } from "./plan-sentences.ts";
import { planStatements } from "./plan-statements.ts";
import { prescriptionStatements } from "./prescription-text.ts";
import { prescribingSentences, readPrescription } from "./prescription.ts";

/** Writes the further documents of a visit; each is null if the doctor mentioned none. */
export function writeFurtherDocuments(
  visit: readonly ReadSentence[],
  language: Language,
): FurtherDocuments {
  const planned = visit.filter(isPlanned);
  const closing = visit.length > SHORT ? visit.length * CLOSING : 0;
  const late = planned.filter(({ sentence }) => sentence.index >= closing);
  const prescribed = prescribingSentences(visit, language);
  const exams = planned.filter((read) => requestsExam(read, prescribed, language));
  const referrals = planned.filter((read) => refers(textOf(read, language), language));
  const certified = late.filter((read) => isCertified(textOf(read, language), language));
  const used = new Set<Sentence>(prescribed);
  for (const { sentence } of [...exams, ...referrals, ...certified]) used.add(sentence);
  const others = late.filter(({ sentence }) => !used.has(sentence));
  const eating = others.filter((read) => advisesEating(textOf(read, language), language));
  const isDiet = eating.length >= LEAST_EATING;
  const guidance = others.filter(
    (read) => !(isDiet && eating.includes(read)) && isGuidance(read, language),
  );
  const write = (reads: readonly ReadSentence[]): Statement[] | null =>
    orNull(planStatements(reads, language, used));
  return {
    prescription: orNull(prescriptionStatements(readPrescription(visit, language), language)),
    certificate: orNull(writeCertificate(certified, language)),
    nutritional_plan: isDiet ? write(eating) : null,
    exam_request: write(exams),
    referral: write(referrals),
    guidance: write(guidance),
  };
}

/** The share of a visit after which a sentence may be advice. */
const CLOSING = 0.5;
/** A visit of at most this many sentences is not divided into halves. */
const SHORT = 20;

const textOf = ({ text, sentence }: ReadSentence, language: Language): ReadText =>
  text === undefined || text === sentence.text ? sentence : readText(text, language);

const orNull = (statements: Statement[]): Statement[] | null =>
  statements.length > 0 ? statements : null;

const LEAST_EATING = 2;

/** The general word "exams" counts only in an order or a list. */
const ANY_EXAM = "lab tests";

/** Whether the doctor requests an examination now: not one to bring, conditional, or refused. */
function requestsExam(
  planned: ReadSentence,
  prescribed: ReadonlySet<Sentence>,
  language: Language,
): boolean {
  const read = textOf(planned, language);
  if (isConditional(read, language) || wasOrdered(read, language)) return false;
  const { tokens, mentions, cues } = read;
  const brought = findPhrases("brings", tokens, language);
  const lists = findPhrases("orders", tokens.slice(0, 3), language).length > 0;
  const orders = cues.has("order") || (lists && tokens.some(({ t }) => t === ":"));
  if (!orders && prescribed.has(planned.sentence)) return false;
  const isRequested = ({ concept, from }: Mention): boolean =>
    concept.type === "exam" &&
    (concept.id !== ANY_EXAM || cues.has("order")) &&
    (orders || from === 0 || (from === 1 && JOINS.has(tokens[0]!.t))) &&
    !brought.some(({ to }) => to === from) &&
    !isRefusedAt(read, from, language);
  if (mentions.some(isRequested)) return true;
  // "E tomografia?" "Vou pedir.": the question names the examination.
  const named = planned.antecedents.some(({ mentions }) =>
    mentions.some(({ concept }) => concept.type === "exam"),
  );
  return cues.has("order") && named && !isRefusedAt(read, 0, language);
}

/** First words of a request without a verb: "E hemograma". */
const JOINS: ReadonlySet<string> = new Set(["e", "y", "and", "um", "uma", "un", "una", "an", "a"]);

const wasOrdered = ({ tokens }: ReadText, language: Language): boolean =>
  findPhrases("was ordered", tokens, language).length > 0;

/** The most tokens between a phrase and the thing that it is about. */
const MOST_BETWEEN = 3;

/** Therapies given by another professional. */
const THERAPIES: ReadonlySet<string> = new Set(["physiotherapy", "psychotherapy"]);

function refers(read: ReadText, language: Language): boolean {
  if (isConditional(read, language) || wasOrdered(read, language)) return false;
  const cues = lexiconOf(language).cues.findAll(read.tokens, read.stems);
  const therapies = read.mentions.filter(({ concept }) => THERAPIES.has(concept.id));
  const named: Pick<Mention, "from">[] = [
    ...cues.filter(({ concept }) => concept.id === "referral"),
    ...therapies,
    ...findPhrases("refers", read.tokens, language),
  ];
  // "Conversar com o urologista": another doctor does that.
  const asides = readActions(read.tokens, language).filter(({ action }) => action === "aside");
  return named.some(
    ({ from }) =>
      !isRefusedAt(read, from, language) &&
      !asides.some(({ to }) => to <= from && from - to < MOST_BETWEEN),
  );
}

const isCertified = (read: ReadText, language: Language): boolean =>
  lexiconOf(language)
    .cues.findAll(read.tokens, read.stems)
    .filter(({ concept }) => concept.id === "certificate")
    .concat(certifying(read, language))
    .some(({ from }) => !isRefusedAt(read, from, language));

const certifying = ({ tokens }: ReadText, language: Language): Mention[] =>
  findPhrases("certifies", tokens, language).map(({ from, to }) => ({
    concept: { id: "certificate", type: "cue" },
    from,
    to,
  }));

const advisesEating = (read: ReadText, language: Language): boolean =>
  !isConditional(read, language) &&
  read.mentions.some(({ concept }) => concept.type === "diet" && concept.id === "food") &&
  read.mentions.every(({ concept }) => concept.type !== "drug") &&
  !read.cues.has("followup") &&
  readActions(read.tokens, language).every(({ action }) => action !== "aside");

/** A sentence of less importance is not guidance. */
const LEAST_IMPORTANCE = 0.4;
const LEAST_WORDS = 3;

function isGuidance(planned: ReadSentence, language: Language): boolean {
  const { act, importance, sentence, antecedents } = planned;
  const lexicon = lexiconOf(language);
  const { tokens } = textOf(planned, language);
  const telling = tokens.filter(({ kind, t }) => kind !== "mark" && !lexicon.little.has(t));
  const answers = lexicon.words("no").has(tokens[0]?.t ?? "") && tokens[1]?.kind === "mark";
  return (
    act === "plan" &&
    importance >= LEAST_IMPORTANCE &&
    !sentence.asks &&
    telling.length >= LEAST_WORDS &&
    !(answers && antecedents.length === 0) &&
    findPhrases("code", tokens, language).length === 0 &&
    findPhrases("example", tokens, language).length === 0
  );
}
