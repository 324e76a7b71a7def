import type { Language } from "@relato/shared/domain/language.ts";
import { enPack } from "./en/pack.ts";
import { esPack } from "./es/pack.ts";
import type { ConceptType } from "./lexicon.ts";
import { buildLexicon, type Lexicon } from "./lexicon.ts";
import { ptPack } from "./pt/pack.ts";

/** A kind, and wordings of questions that ask for it and for nothing else; on folded text. */
export type Asking = readonly [kind: string, pattern: RegExp];

/** What the engine knows of a language besides its numbers. Regular expressions run on folded text. */
export interface LanguagePack {
  terms: readonly (readonly [ConceptType, string])[];
  /** Question and statement cues by kind, `kind: form, form`. */
  kinds: string;
  asks: readonly Asking[];
  /** The same of what a patient tells, whatever was asked. */
  tells: readonly Asking[];
  /** Little words that may stand inside a term and say nothing by themselves. */
  little: ReadonlySet<string>;
  /** Words of a question that make no label ("você", "tem", "algum"). */
  generic: ReadonlySet<string>;
  cues: Cues;
  verbs: Verbs;
  labels: readonly (readonly [RegExp, string])[];
  phrases: Phrases;
}

/** Cues, all matched on folded text. */
export interface Cues {
  /** An answer that is only no, and one that is only yes. */
  bareNo: RegExp;
  bareYes: RegExp;
  /** Opens an answer with no or yes and goes on. */
  leadNo: RegExp;
  leadYes: RegExp;
  negation: RegExp;
  /** Not a negation though it looks like one ("não só", "sem falta"). */
  pseudoNegation: RegExp;
  /** The doctor asks why the patient came, or how things went. */
  opener: RegExp;
  /** What makes a complaint better or worse: the course of it, whatever food or habit is named. */
  modifies: RegExp;
  /** What ends the reach of a negation. */
  termination: RegExp;
  question: RegExp;
  /** Something was corrected: what stands before is taken back. */
  correction: RegExp;
  stopped: RegExp;
  /** Besides, in what a patient tells of a medicine: "não tomo desde o Natal", "they switched it". */
  givenUp: RegExp;
  /** A medicine that was taken or given, once or for some days. */
  tookOnce: RegExp;
  past: RegExp;
  hypothetical: RegExp;
  /** What the doctor does: examines, reads results, concludes, orders. */
  examStart: RegExp;
  examFinding: RegExp;
  resultStart: RegExp;
  diagnosis: RegExp;
  uncertain: RegExp;
  certain: RegExp;
  /** The doctor holds it for unlikely. */
  unlikely: RegExp;
  plan: RegExp;
  /** What is still to come; no finding and no result. */
  ahead: RegExp;
  order: RegExp;
  prescription: RegExp;
  followup: RegExp;
  warning: RegExp;
  referral: RegExp;
  certificate: RegExp;
  advice: RegExp;
  /** Nothing for a document: greetings, thanks, talk about the examination itself. */
  smallTalk: RegExp;
  /** "Me conta do nascimento": a question without its mark. */
  prompt: RegExp;
  /** "…, ok?" at the end of what is no question. */
  tag: RegExp;
  /** What a doctor tells a patient to do while examining. */
  instruction: RegExp;
  /** Sport, work, driving: what advice about activity speaks of. */
  activity: RegExp;
  filler: RegExp;
  doctorLike: RegExp;
  patientLike: RegExp;
  left: RegExp;
  right: RegExp;
  both: RegExp;
  /** The patient's own first person. */
  firstPerson: RegExp;
  when: RegExp;
  dose: RegExp;
}

/** First person to third, word for word (folded key, spelt value), and endings for verbs not listed. */
export interface Verbs {
  forms: Readonly<Record<string, string>>;
  /** Forms that are as often a noun; rewritten only after what `before` matches. */
  ambiguous: Readonly<Record<string, string>>;
  before: RegExp;
  /** "me", which becomes "se" before a first person and goes before anything else. */
  reflexive: { word: string; becomes: string };
  endings: readonly (readonly [RegExp, string])[];
  /** Phrases replaced before words are: on the text as it is, without regard to case. */
  phrases: readonly (readonly [RegExp, string])[];
  /** A verb in the third person, as a question puts it ("fuma", "bateu"); on a folded word. */
  third: RegExp;
  /** Contractions of speech spelt out and fillers inside a sentence dropped, whoever speaks. */
  spelling: readonly (readonly [RegExp, string])[];
  /** What a note leaves out: articles, pronouns, copulas, hedges. Applied last. */
  telegraph: readonly (readonly [RegExp, string])[];
}

/** What the engine itself writes. */
export interface Phrases {
  denies: string;
  not: string;
  and: string;
  or: string;
  notDiscussed: string;
  companion: string;
  yes: string;
  no: string;
  none: string;
  /** "parou", before the medicine no longer taken. */
  stopped: string;
  /** "alergia a", before what the patient is not allergic to. */
  allergyTo: string;
  notMentioned(heading: string): string;
}

const packs: Record<Language, LanguagePack> = { "pt-BR": ptPack, es: esPack, "en-US": enPack };
export const packOf = (language: Language): LanguagePack => packs[language];

/** Skipped in the cues of a question, where "já" and "tem" count. */
const ARTICLES = new Set(
  "a o as os um uma de da do na no el la los las un una del the an of in".split(" "),
);

const lexicons = new Map<Language, { terms: Lexicon; kinds: Lexicon }>();

/** The language's lexicons, built on first use. */
export function lexiconsOf(language: Language): { terms: Lexicon; kinds: Lexicon } {
  let built = lexicons.get(language);
  if (!built) {
    const { terms, kinds, little } = packs[language];
    built = {
      terms: buildLexicon(terms, little),
      kinds: buildLexicon([["other", kinds]], ARTICLES),
    };
    lexicons.set(language, built);
  }
  return built;
}
