import type { Language } from "@relato/shared/domain/language.ts";
import {
  dialogueActFeatures,
  type ActContext,
  type DialogueAct,
  nextActContext,
} from "../talk/dialogue-acts.ts";
import { readText } from "../talk/sentences.ts";
import { topicFeatures } from "../talk/topics.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { readVisit } from "../talk/visit.ts";
import type { Kind } from "../template/kinds.ts";
import type { Example } from "./logistic.ts";
import type { NotedTalk } from "./public-sets.ts";

const LANGUAGE: Language = "en-US";
/** Relative to an example that a reader labelled. */
const WEIGHT = 0.5;

/** Examples of public sets for the models that read the talk. */
export interface PublicExamples {
  topics: Example[];
  doctorActs: Example[];
}

export const NO_EXAMPLES: PublicExamples = { topics: [], doctorActs: [] };

/**
 * Derives examples from talks with notes, read with the current models. There are no labels: each
 * sentence is aligned with the section of the note that shares its words and concepts. Sentences
 * without a clear alignment are left out.
 */
export function publicExamples(talks: readonly NotedTalk[]): PublicExamples {
  const all = talks.map((talk) => {
    const visit = readVisit([...talk.turns], LANGUAGE);
    const alignments = align(talk, visit);
    // A note of a whole visit repeats facts under several headings, so its topics are less
    // reliable.
    const topics = talk.sections.length === 1 ? topicsOf(visit, alignments) : [];
    return { topics, doctorActs: doctorActsOf(visit, alignments) };
  });
  return {
    topics: all.flatMap(({ topics }) => topics),
    doctorActs: all.flatMap(({ doctorActs }) => doctorActs),
  };
}

function topicsOf(visit: readonly ReadSentence[], alignments: readonly Alignment[]): Example[] {
  return visit.flatMap(({ sentence, act, asked }, at) => {
    const { kinds } = alignments[at]!;
    if (kinds.length === 0 || act === "none" || act === "question") return [];
    const previous = visit[at - 1]?.sentence;
    // Length 0: the position in a dialogue about one section differs from that in a visit.
    const features = topicFeatures(sentence, act, asked, previous, 0, LANGUAGE);
    return [{ features, classes: kinds, weight: WEIGHT }];
  });
}

function doctorActsOf(visit: readonly ReadSentence[], alignments: readonly Alignment[]): Example[] {
  const sentences = visit.map(({ sentence }) => sentence);
  let before: ActContext = { previous: "start", stage: "start" };
  return visit.flatMap(({ sentence, act }, at) => {
    const features = dialogueActFeatures(sentence, sentences, before, LANGUAGE);
    before = nextActContext(before, sentence, act);
    if (sentence.speaker !== "medico" || sentence.asks) return [];
    const classes = actsFor(alignments[at]!);
    return classes.length > 0 ? [{ features, classes, weight: WEIGHT }] : [];
  });
}

const ACTS: Partial<Record<Kind, readonly DialogueAct[]>> = {
  exam: ["finding"],
  results: ["result", "finding"],
  diagnosis: ["assessment"],
  plan: ["plan"],
};

/** The possible dialogue acts of a doctor's sentence; empty if unknown. */
function actsFor({ kinds, isNoted }: Alignment): readonly DialogueAct[] {
  if (isNoted === undefined) return [];
  if (!isNoted) return ["none", "question"];
  const acts = kinds.flatMap((kind) => ACTS[kind] ?? []);
  return acts.length > 0 ? acts : ["history"];
}

/** The alignment of a sentence with a note. */
interface Alignment {
  /** The kinds of the section that the sentence belongs to; empty if unknown. */
  kinds: readonly Kind[];
  /** Whether the note contains the sentence; undefined if unclear. */
  isNoted: boolean | undefined;
}

/** A note contains a sentence if it has this share of its terms. The lower share may be chance. */
const NOTED_SHARE = 0.6;
const CHANCE_SHARE = 0.15;
/** With fewer turns, or fewer terms in a sentence, the alignment is unknown. */
const MIN_TURNS = 4;
const MIN_TERMS = 2;

/** Aligns each sentence of a talk with its note. */
function align({ sections, turns }: NotedTalk, visit: readonly ReadSentence[]): Alignment[] {
  const noted = sections.map(({ text }) => new Set(termsOf(readText(text, LANGUAGE))));
  return visit.map(({ sentence, asked }) => {
    const own = termsOf(sentence);
    const terms = own.length >= MIN_TERMS ? own : [...own, ...asked.flatMap(termsOf)];
    const shares = noted.map((words) => shareIn(terms, words));
    const most = Math.max(...shares);
    const isNoted = terms.length < MIN_TERMS ? undefined : isNotedBy(most);
    const isKnown = sections.length === 1 || isNoted === true;
    return {
      kinds: isKnown ? sections[shares.indexOf(most)]!.kinds : [],
      isNoted: turns.length < MIN_TURNS ? undefined : isNoted,
    };
  });
}

function isNotedBy(share: number): boolean | undefined {
  if (share >= NOTED_SHARE) return true;
  return share <= CHANCE_SHARE ? false : undefined;
}

/** Shorter stems are function words. */
const MIN_LETTERS = 5;

const termsOf = ({ stems, mentions }: Pick<ReadSentence["sentence"], "stems" | "mentions">) => [
  ...new Set([
    ...stems.filter((stem) => stem.length >= MIN_LETTERS),
    ...mentions.map(({ concept }) => `concept ${concept.id}`),
  ]),
];

const shareIn = (terms: readonly string[], words: ReadonlySet<string>): number =>
  terms.filter((term) => words.has(term)).length / Math.max(1, terms.length);
