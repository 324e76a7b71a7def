import type { Analysis } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { capitalise, fold } from "../language/text.ts";
import { findPhrases } from "../lexicon/document-phrases.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { evidencesOf } from "../talk/evidence.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { composeStatement, unitOf } from "./compose.ts";
import { isDenied } from "./negation-scope.ts";

type Hypothesis = Analysis["hypotheses"][number];

const OTHER = 0.5;

/** Reads the diagnoses that the doctor named, each once, with how sure the doctor is. */
export function readHypotheses(visit: readonly ReadSentence[], language: Language): Hypothesis[] {
  const found = new Map<string, Hypothesis>();
  for (const read of visit) {
    const { act, sentence, text, relative, other } = read;
    if (act !== "assessment" || sentence.speaker !== "medico" || text === undefined) continue;
    if (sentence.asks || relative >= OTHER || other >= OTHER) continue;
    const own = readText(text, language);
    for (const { name, at, key } of namesIn(own, language)) {
      const confidence = confidenceAt(own, at, language);
      if (confidence === undefined || name === "") continue;
      const statement = composeStatement([unitOf(read)], language);
      const evidence = evidencesOf(statement.sentences);
      found.set(key, { name, confidence, justification: statement.text, evidence });
    }
  }
  return [...found.values()];
}

interface Named {
  name: string;
  /** The tokens of the name. */
  at: Pick<Mention, "from" | "to">;
  key: string;
}

/**
 * Finds diseases by the doctor's name for them. Without one, takes the words after "maybe", "looks
 * like" and the like.
 */
function namesIn(read: ReadText, language: Language): Named[] {
  const diseases = read.mentions.filter(({ concept }) => concept.type === "disease").slice(0, MOST);
  if (diseases.length > 0) {
    const named = diseases.map((mention) => ({
      name: nameAround(read, mention, language),
      at: mention,
      key: mention.concept.id,
    }));
    // "Dermatite atópica, um eczema": a name inside another name is the same disease.
    return named.filter(
      ({ name }, index) =>
        !named.some((one, at) => at < index && fold(one.name).includes(fold(name))),
    );
  }
  if (!read.cues.has("uncertain") && !read.cues.has("diagnosis")) return [];
  const hedge = findPhrases("hedge", read.tokens, language).find(
    ({ from, to }) => to - from > 1 || read.tokens[from]!.t.length > SHORT,
  );
  if (!hedge) return [];
  const to = nameEnd(read, hedge.to, language);
  const name = slice(read, hedge.to, to, language);
  return name.length > SHORT ? [{ name, at: { from: hedge.to, to }, key: fold(name) }] : [];
}

/** The most diseases read from one sentence. */
const MOST = 20;
/** The least letters of a word that carries meaning. */
const SHORT = 4;

function nameAround(read: ReadText, mention: Mention, language: Language): string {
  const start = clauseFrom(read, mention.from);
  const hedge = findPhrases("hedge", read.tokens, language).findLast(
    ({ from, to }) => from >= start && to <= mention.from,
  );
  const near = hedge && mention.from - hedge.to <= SHORT;
  return slice(read, near ? hedge.to : mention.from, nameEnd(read, mention.to, language), language);
}

function clauseFrom({ tokens }: ReadText, at: number): number {
  return tokens.findLastIndex(({ kind }, index) => index < at && kind === "mark") + 1;
}

/** A name ends at the next punctuation mark, or at a word that begins something else. */
function nameEnd(read: ReadText, from: number, language: Language): number {
  const ends = findPhrases("ends name", read.tokens, language).map((one) => one.from);
  const mark = read.tokens.findIndex(
    ({ kind, t }, at) => at >= from && kind === "mark" && t !== "-",
  );
  const end = mark < 0 ? read.tokens.length : mark;
  return ends.find((at) => at >= from && at < end) ?? end;
}

function slice(read: ReadText, from: number, to: number, language: Language): string {
  const { little } = lexiconOf(language);
  let start = from;
  while (start < to - 1 && little.has(read.tokens[start]!.t)) start += 1;
  if (start >= to) return "";
  return capitalise(read.text.slice(read.tokens[start]!.start, read.tokens[to - 1]!.end));
}

/** How sure the doctor is of a disease; undefined if it is ruled out. */
function confidenceAt(
  read: ReadText,
  at: Pick<Mention, "from" | "to">,
  language: Language,
): Hypothesis["confidence"] | undefined {
  const from = clauseFrom(read, at.from);
  const end = read.tokens.findIndex(({ kind }, index) => index >= at.to && kind === "mark");
  const last = read.tokens[(end < 0 ? read.tokens.length : end) - 1]!;
  const clause = readText(read.text.slice(read.tokens[from]!.start, last.end), language);
  const unlikely = findPhrases("unlikely", clause.tokens, language).length > 0;
  if (unlikely || clause.cues.has("unlikely")) return "Baixa";
  const mention = { ...at, concept: { id: "", type: "disease" } };
  if (isDenied(read, mention, language)) return undefined;
  if (clause.cues.has("uncertain")) return "Média";
  return clause.cues.has("certain") ? "Alta" : "Média";
}
