import { contentWords, readSentence } from "../facts/read.ts";
import type { Fact } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { stem, tokenise } from "../language/text.ts";
import type { Answered } from "./answered.ts";
import { type Claim, bodyOf, keyOf, plainWords } from "./words.ts";

/** One thing that was asked about and denied. */
export interface AskedAndDenied {
  text: string;
  concepts: Set<string>;
  stems: Set<string>;
}

/** What was asked and denied, or affirmed, in a word. */
export function readDenials(facts: readonly Fact[], language: Language): Claim[] {
  return facts
    .filter((fact) => fact.reply !== "told")
    .flatMap((fact) => {
      const { mentions, tokens } = readSentence(fact.text, language);
      return mentions.map((mention): Claim => ({
        id: mention.concept.id,
        negated: fact.reply === "denied",
        subject: "patient",
        stopped: false,
        current: false,
        hypothetical: false,
        weak: false,
        alone: false,
        byDoctor: false,
        kin: new Set<string>(),
        ordered: false,
        body: bodyOf(mentions),
        word: keyOf(stem(tokens[mention.from]!.t)),
      }));
    });
}

/** What the answers deny of the items asked. What they affirm they tell in sentences of their own, which are read for whose it is and when it was. */
export function claimsOfAnswers(answered: readonly Answered[]): Claim[] {
  return answered.flatMap(({ item, denied }) =>
    (denied ? [...item.concepts] : []).map((id): Claim => ({
      id,
      negated: denied,
      subject: "patient",
      stopped: false,
      current: false,
      hypothetical: false,
      weak: false,
      alone: item.concepts.size === 1,
      byDoctor: false,
      kin: new Set<string>(),
      ordered: false,
      body: new Set(),
      word: keyOf(stem(tokenise(item.text)[0]?.t ?? "")),
    })),
  );
}

/** The same as things denied, for what no lexicon holds. */
export const deniedInAnswers = (answered: readonly Answered[]): AskedAndDenied[] =>
  answered
    .filter(({ item, denied }) => denied && item.stems.size > 0)
    .map(({ item }) => ({
      text: item.text,
      concepts: item.concepts,
      stems: new Set([...item.stems].filter((s) => !TOWARDS.test(s))),
    }))
    .filter(({ stems }) => stems.size > 0);

/** "Into the arm": the arm. */
const TOWARDS = /^(?:into|onto|down|over|from|around|past|out|off|hast|pra|pro|hacia)$/;

const AND = /\s*[,.;]\s*|\s+(?:e|ou|y|o|u|and|or|nem|ni|nor)\s+/iu;
/** "Trouble with your bladder" asks about the bladder. */
const VAGUE = /^(?:troubl|problem|issue|chang|dificul|difficul|alterac|molest|queixa)/;
const DENIED_AFTER = /:\s*(?:não|no)$/iu;
const DENIAL = /^(?:nega|niega|denies|não|no|not)\s+/iu;

/** The things asked about and denied in a word, each by itself. */
export function readDenied(facts: readonly Fact[], language: Language): AskedAndDenied[] {
  return facts
    .filter((fact) => fact.reply === "denied" && fact.part === "history")
    .flatMap((fact) => fact.text.split(AND))
    .map((part) => {
      const text = part.replace(DENIAL, "").replace(DENIED_AFTER, "");
      const read = readSentence(text, language);
      return {
        text,
        concepts: new Set(read.mentions.map((m) => m.concept.id)),
        stems: new Set(
          plainWords(read, language)
            .filter((w) => !VAGUE.test(w))
            .map(stem),
        ),
      };
    })
    .filter(({ concepts, stems }) => concepts.size + stems.size > 0);
}

/** "Benzetacil eu tomo direto": what is borne is no allergy. */
export const BORNE =
  /\b(?:toma|tomou|usa|tolera|nao (?:fez|faz|deu|da) nada|no hizo nada|no me hace nada|no problem|fine|okay|ok|takes|can take|posso|puedo)\b/;

/** Medicines that the patient told as doing harm, when asked about allergies; adrenaline is what is carried against it. */
export function readAllergicDrugs(facts: readonly Fact[], language: Language): Set<string> {
  return new Set(
    facts
      .filter((f) =>
        f.sources.some(({ turn, start, end }) => HARMS.test(turn.text.slice(start, end))),
      )
      .filter(
        (f) =>
          f.reply === "told" && f.subject === "patient" && (f.kinds.get("allergy") ?? 0) >= 0.6,
      )
      .flatMap((f) => f.text.split(/[.;]/))
      .map((part) => readSentence(part, language))
      .filter((read) => !BORNE.test(read.folded) && !DENIED.test(read.folded))
      .flatMap((read) => read.mentions)
      .filter((m) => m.concept.type === "drug" && !NO_ALLERGEN.test(m.concept.id))
      .map((m) => m.concept.id),
  );
}

const HARMS = /al+[eé]rg|reac|react|faz mal|hace mal|emp[eo]l|incha|hincha|swell|hives|rash|brot/iu;
const DENIED = /\b(?:nega|niega|denies|nao|no|sem|sin|nenhum\w*|ningun\w*|none)\b/;
const NO_ALLERGEN = /^(?:medicine|adrenalin|epinefrin|epinephrin)/;

export function readAllergies(facts: readonly Fact[], language: Language): Set<string> {
  const known = new Set<string>();
  for (const fact of facts) {
    if (fact.reply !== "told" || (fact.kinds.get("allergy") ?? 0) < 0.6) continue;
    for (const part of fact.text.split(/[.;]/)) {
      const read = readSentence(part, language);
      if (BORNE.test(read.folded)) continue;
      for (const { concept } of read.mentions) known.add(concept.id);
      for (const w of contentWords(read.tokens, language)) known.add(keyOf(stem(w)));
    }
  }
  return known;
}
