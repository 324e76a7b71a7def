import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { capitalise } from "../language/text.ts";
import { findPhrases } from "../lexicon/document-phrases.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { evidencesOf } from "../talk/evidence.ts";
import { readText, type ReadText, type Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { Kind } from "../template/kinds.ts";
import { denialOf } from "./denial.ts";
import { isDenied } from "./negation-scope.ts";
import { phrasesOf } from "./phrases.ts";

interface Symptom {
  concept: string;
  /** In the spoken words. */
  name: string;
  onset: string;
  isDenied: boolean;
  sentences: Sentence[];
}

const OTHER = 0.5;
const LIKELY = 0.5;
/** Topics about the patient's present state. */
const PRESENT: readonly Kind[] = [
  "complaint",
  "hpi",
  "symptoms",
  "onset",
  "mechanism",
  "functional",
  "mental",
  "sleep",
  "obgyn",
  "subjective",
];

/** Lists each symptom once, with its onset if it was said. Denied symptoms come last. */
export function symptomStatements(visit: readonly ReadSentence[], language: Language): Statement[] {
  const symptoms = new Map<string, Symptom>();
  for (const read of visit)
    for (const symptom of symptomsOf(read, language)) {
      const known = symptoms.get(symptom.concept);
      if (!known || (known.isDenied && !symptom.isDenied)) symptoms.set(symptom.concept, symptom);
      else if (known.isDenied === symptom.isDenied) {
        known.sentences.push(...symptom.sentences);
        known.onset ||= symptom.onset;
      }
    }
  const all = [...symptoms.values()];
  return [...all.filter((one) => !one.isDenied), ...all.filter((one) => one.isDenied)].map(
    (symptom) => ({
      text: textOf(symptom, language),
      status: "supported",
      evidence: evidencesOf(symptom.sentences),
    }),
  );
}

const textOf = ({ name, onset, isDenied: denied }: Symptom, language: Language): string => {
  if (denied) return `${phrasesOf(language).denies} ${name}`;
  return onset === "" ? capitalise(name) : `${capitalise(name)}, ${onset}`;
};

/** The symptoms that a sentence affirms or denies. */
export function symptomsOf(read: ReadSentence, language: Language): Symptom[] {
  const { sentence, text, act, asked, topics, relative, other } = read;
  if (sentence.speaker === "medico" || text === undefined || act === "none") return [];
  if (sentence.asks || relative >= OTHER || other >= OTHER) return [];
  const present = PRESENT.reduce((sum, kind) => sum + (topics.get(kind) ?? 0), 0);
  if (present < LIKELY) return [];
  const own = text === sentence.text ? sentence : readText(text, language);
  const onset = findPhrases("onset", own.tokens, language)[0]?.value ?? "";
  const mentioned = own.mentions
    .filter(({ concept }) => concept.type === "symptom")
    .map((mention) => ({
      ...symptomAt(own, mention, [sentence]),
      onset,
      isDenied: isDenied(own, mention, language),
    }));
  if (mentioned.length > 0 || (act !== "yes" && act !== "no")) return mentioned;
  return symptomsByAnswer(asked, sentence, act, language);
}

/**
 * The symptoms that a bare yes or no affirms or denies. Empty if the answer leaves part of the
 * question open.
 */
function symptomsByAnswer(
  questions: readonly Sentence[],
  sentence: Sentence,
  act: "yes" | "no",
  language: Language,
): Symptom[] {
  const named = questions.flatMap((question) =>
    question.mentions
      .filter(({ concept }) => concept.type === "symptom")
      .map((mention) => symptomAt(question, mention, [question, sentence])),
  );
  if (act === "yes") return named.length === 1 && questions.length === 1 ? named : [];
  if (denialOf(questions, language) === undefined) return [];
  return named.map((symptom) => ({ ...symptom, isDenied: true }));
}

const symptomAt = (
  { text, tokens }: ReadText,
  { concept, from, to }: Mention,
  sentences: Sentence[],
): Symptom => ({
  concept: concept.id,
  name: text.slice(tokens[from]!.start, tokens[to - 1]!.end).toLowerCase(),
  onset: "",
  isDenied: false,
  sentences,
});
