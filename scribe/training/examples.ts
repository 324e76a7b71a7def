import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { GoldCase } from "../fixtures/cases.ts";
import { readLists } from "../fixtures/lists.ts";
import { containsVariant } from "../fixtures/measure.ts";
import {
  type DialogueAct,
  dialogueActFeatures,
  type ActContext,
  nextActContext,
} from "../talk/dialogue-acts.ts";
import { questionsBefore } from "../talk/exchanges.ts";
import type { IMPORTANCE } from "../talk/importance.ts";
import { type Owner, ownerFeatures } from "../talk/owner.ts";
import { readSentences, readText, type Sentence } from "../talk/sentences.ts";
import { speakerFeatures } from "../talk/speakers.ts";
import { topicFeatures } from "../talk/topics.ts";
import { headingFeatures } from "../template/heading-reading.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { parseTemplate } from "../template/parse.ts";
import type { Example } from "./logistic.ts";
import { readDoctorMonologues } from "./doctor-monologues.ts";
import type { LabelledVisit } from "./visits.ts";

/**
 * Examples for the dialogue acts of doctors or of other speakers. The labelled acts before a
 * sentence are among its features.
 */
export const actExamples = (visits: readonly LabelledVisit[], doctor: boolean): Example[] =>
  visits.flatMap(({ sentences, labels, visit }) => {
    let before: ActContext = { previous: "start", stage: "start" };
    return sentences.flatMap((sentence) => {
      const { act } = labels[sentence.index]!;
      const features = dialogueActFeatures(sentence, sentences, before, visit.locale);
      before = nextActContext(before, sentence, act);
      return (sentence.speaker === "medico") === doctor ? [{ features, classes: [act] }] : [];
    });
  });

/** Turns with their speakers. A companion counts as the patient. */
export const speakerExamples = (visits: readonly LabelledVisit[]): Example[] => [
  ...visits.flatMap(({ visit }) =>
    visit.turns.map(({ speaker, text }) => ({
      features: speakerFeatures(text, visit.locale),
      classes: [speaker === "medico" ? "medico" : "paciente"],
    })),
  ),
  ...readDoctorMonologues().flatMap(({ language, turns }) =>
    turns.map(({ text }) => ({ features: speakerFeatures(text, language), classes: ["medico"] })),
  ),
];

/** The headings of `headings.tsv` with their kinds, without those in `omits`. */
export function headingExamples(omits: ReadonlySet<string>): Example[] {
  return headingRows()
    .filter(({ heading }) => !omits.has(heading))
    .map(({ language, heading, kinds }) => ({
      features: headingFeatures(readText(heading, language), readText("", language), "", language),
      classes: kinds,
    }));
}

interface HeadingRow {
  language: Language;
  heading: string;
  kinds: string[];
}

let rows: HeadingRow[] | undefined;
const headingRows = (): HeadingRow[] =>
  (rows ??= readTsv(new URL("./headings.tsv", import.meta.url)).map(
    ([language = "pt-BR", heading = "", kinds = ""]) => ({
      language: language as Language,
      heading,
      kinds: kinds.split(" "),
    }),
  ));

/** The kinds of a heading in `headings.tsv`; empty for an unlisted heading. */
const kindsListed = (() => {
  let map: Map<string, string[]> | undefined;
  return (language: Language, heading: string): string[] => {
    map ??= new Map(headingRows().map((row) => [`${row.language} ${row.heading}`, row.kinds]));
    return map.get(`${language} ${heading}`) ?? [];
  };
})();

/**
 * Sentences with the kinds of their heading. Any of these may be right; only kinds of the
 * template's other headings count as wrong.
 */
export function topicExamples(visits: readonly LabelledVisit[]): Example[] {
  return visits.flatMap(({ sentences, labels, visit }) => {
    const { sections } = parseTemplate(visit.template.markdown, visit.template.titulo);
    const among = sections.flatMap(({ heading }) => kindsListed(visit.locale, heading));
    const asked = questionsBefore(
      sentences,
      labels.map(({ act }) => act),
    );
    return sentences.flatMap((sentence) => {
      const { act, sections: own } = labels[sentence.index]!;
      const heading = sections[own[0] ?? -1]?.heading;
      const classes = heading === undefined ? [] : kindsListed(visit.locale, heading);
      if (classes.length === 0) return [];
      const previous = sentences[sentence.index - 1];
      const questions = asked[sentence.index]!;
      const { length } = sentences;
      return {
        features: topicFeatures(sentence, act, questions, previous, length, visit.locale),
        classes,
        among,
      };
    });
  });
}

const STORY = ["hpi", "symptoms", "onset", "mechanism", "complaint", "caregiver"];

/** Answers with their kinds, from `fixtures/answers`. */
export function answerExamples(): Example[] {
  const folder = new URL("../fixtures/answers", import.meta.url).pathname;
  return readLists(folder).flatMap(({ language, line }) => {
    const [kinds = "", question, ...answers] = line.split(" > ").map((part) => part.trim());
    if (question === undefined) return [];
    return answers.flatMap((raw) => {
      const [, own, answer = ""] = /^(?:([a-zA-Z|]+)=)?(.*)$/.exec(raw)!;
      const classes = (own ?? kinds)
        .split("|")
        .flatMap((kind) => (kind === "story" ? STORY : [kind]));
      return repliesTo(question, answer, language).map((features) => ({ features, classes }));
    });
  });
}

function repliesTo(question: string, answer: string, language: Language): string[][] {
  const turns: Turn[] = [
    { i: 0, speaker: "medico", start_ms: 0, end_ms: 1, text: question },
    { i: 1, speaker: "paciente", start_ms: 1, end_ms: 2, text: answer },
  ];
  const sentences = readSentences(turns, language);
  const asked = sentences.filter(({ speaker }) => speaker === "medico");
  return sentences
    .filter(({ speaker }) => speaker === "paciente")
    .map((sentence) => topicFeatures(sentence, "reply", asked, asked.at(-1), 0, language));
}

/** Sentences with their importance, with the features of topics. */
export function importanceExamples(visits: readonly LabelledVisit[]): Example[] {
  return visits.flatMap((labelled) => {
    const { sentences, labels, visit } = labelled;
    const acts = labels.map(({ act }) => act);
    const asked = questionsBefore(sentences, acts);
    return sentences.flatMap((sentence) => {
      const { act } = labels[sentence.index]!;
      if (act === "question") return [];
      const previous = sentences[sentence.index - 1];
      const questions = asked[sentence.index]!;
      const { length } = sentences;
      return {
        features: topicFeatures(sentence, act, questions, previous, length, visit.locale),
        classes: [importanceIn(labelled, sentence, questions)],
      };
    });
  });
}

/**
 * Critical or ordinary if the sentence, with its questions, states a gold fact; otherwise minor.
 */
function importanceIn(
  { labels, visit }: LabelledVisit,
  sentence: Sentence,
  questions: readonly Sentence[],
): (typeof IMPORTANCE)[number] {
  const { flags, sections } = labels[sentence.index]!;
  if (sections.length === 0) return "none";
  const facts = factsOf(visit, sentence, questions);
  if (flags.includes("C") || facts.some(({ critical, isWhole }) => critical && isWhole))
    return "critical";
  return facts.length > 0 ? "ordinary" : "minor";
}

/**
 * The gold facts that a sentence states in part. `isWhole` is true if it states the whole fact
 * together with the sentences before it.
 */
export function factsOf(
  { facts }: GoldCase,
  sentence: Sentence,
  before: readonly Sentence[],
): { critical: boolean; isWhole: boolean }[] {
  const text = [...before, sentence].map(({ folded }) => folded).join(" ");
  return facts.flatMap(({ turns, match, critical }) => {
    if (!turns.includes(sentence.turn.i)) return [];
    const saidIn = (words: string) => (group: readonly string[]) =>
      group.some((variant) => containsVariant(words, variant));
    return match.some(saidIn(sentence.text))
      ? [{ critical: critical === true, isWhole: match.every(saidIn(text)) }]
      : [];
  });
}

/**
 * Sentences with their owner. The labelled owner of the previous sentence is among the features.
 */
export const ownerExamples = (visits: readonly LabelledVisit[]): Example[] =>
  visits.flatMap(({ sentences, labels, visit }) => {
    const acts: DialogueAct[] = labels.map(({ act }) => act);
    const asked = questionsBefore(sentences, acts);
    let before: Owner = "patient";
    return sentences.flatMap((sentence) => {
      const { act, flags } = labels[sentence.index]!;
      const owner = flags.includes("O") ? "other" : flags.includes("R") ? "relative" : "patient";
      const previous = sentences[sentence.index - 1];
      const questions = asked[sentence.index]!;
      const features = ownerFeatures(sentence, questions, previous, before, visit.locale);
      before = owner;
      return act === "question" || act === "none" ? [] : [{ features, classes: [owner] }];
    });
  });
