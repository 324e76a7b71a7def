import type { Language } from "@relato/shared/domain/language.ts";
import { contentWords, readSentence } from "../facts/read.ts";
import type { Fact, Kind } from "../facts/types.ts";
import type { ConceptType } from "../language/lexicon.ts";
import { fold, stem, tokenise } from "../language/text.ts";
import { type Field, fieldsOf, liesIn } from "./fields.ts";
import { HEAD_WORDS } from "./heading-heads.ts";
import { saysKinds, unexplained } from "./heading-kinds.ts";
import { isQualifier } from "./heading-qualifiers.ts";
import { headingTerms } from "./heading-terms.ts";
import { spelt } from "./heading-short.ts";
import type { Place } from "./headings.ts";
import { saidIn } from "./narrow.ts";
import { regionFits } from "./regions.ts";
import { type Theme, themeHit, themesOf } from "./themes/themes.ts";

/** What a heading says beyond its kind: words and terms of which a fact must speak, or its question, to stand there. */
export interface Topic {
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  themes: readonly Theme[];
  fields: readonly Field[];
}

/** Words that headings usually are of: they tell a kind and no more. */
const USUAL = new Set(
  tokenise(headingTerms)
    .filter(({ kind }) => kind === "word")
    .map(({ t }) => stem(t)),
);
/** Terms that are a topic though a usual heading names them: an organ, a test, a device, a substance, an illness. */
const THINGS: ReadonlySet<ConceptType> = new Set<ConceptType>([
  "exam",
  "procedure",
  "device",
  "drug",
  "disease",
  "symptom",
  "body",
]);
const GENERAL = new Set(
  "lab tests, imaging, surgery, hospitalization, medicine, vaccine, allergy, pain".split(", "),
);

const PARTS = /\s*(?:[,;:()/+&–—?.]|\b(?:e|y|and|ou|or|o)\b)\s*/;

/** The topic of a heading; none where one of its parts asks for its kind as a whole. `about` is the template's title. */
export function topicOf(
  { heading, kinds }: Pick<Place, "heading" | "kinds">,
  about: string,
  language: Language,
): Topic | undefined {
  if (ABBREVIATION.test(heading.trim())) return undefined;
  // Of plans one is of what the whole template is about, and the rest lies in another.
  const matter = kinds.has("plan") ? [] : tokenise(about).map(({ t }) => beginning(t));
  const single = kinds.size > 0 && [...kinds].every((kind) => SINGLE.includes(kind));
  const social = kinds.has("social") && [...kinds].every((kind) => SOCIAL.includes(kind));
  const ofAll = (word: string): boolean =>
    isQualifier(word) || (word.length >= ALIKE && matter.includes(beginning(word)));
  const stems = new Set<string>();
  const concepts = new Set<string>();
  const themes: Theme[] = [];
  const words: string[] = [];
  for (const part of fold(spelt(heading)).split(PARTS).filter(Boolean)) {
    const { tokens, mentions } = readSentence(part, language);
    const things = mentions.filter(
      ({ concept }) => THINGS.has(concept.type) && !GENERAL.has(concept.id),
    );
    const named = themesOf(part, language);
    const looked = named.filter((theme) => social || theme.parts.has("exam") || isOnePlan(theme));
    const left = new Set(tokenise(unexplained(part)).map(({ t }) => t));
    const own = contentWords(tokens, language).filter((word) => {
      if (word.length < 2 || ofAll(word)) return false;
      if (SOUGHT.test(word)) return true;
      const at = tokens.findIndex(({ t }) => t === word);
      if (AROUND.test(tokens.slice(0, at).at(tokens[at - 1]?.kind === "mark" ? -2 : -1)?.t ?? ""))
        return false;
      if (things.some(({ from, to }) => from <= at && at < to)) return true;
      if (looked.some((theme) => theme.heading.exec(part)?.[0].includes(word))) return true;
      // Beside a usual word an abbreviation that nobody knows is the clinic's own: "Laboratório pré-QT".
      if (word.length <= SHORT && saysKinds(part)) return false;
      return (single || left.has(word)) && !USUAL.has(stem(word)) && !isHeadWord(word, part);
    });
    if (own.length === 0 && (saysKinds(part) || OTHERS.test(part))) return undefined;
    for (const word of own) stems.add(stem(word));
    words.push(...own);
    for (const { concept, from, to } of things)
      if (tokens.slice(from, to).some(({ t }) => own.includes(t))) concepts.add(concept.id);
    themes.push(
      ...named.filter((theme) => own.some((w) => theme.heading.exec(part)?.[0].includes(w))),
    );
  }
  const fields = fieldsOf([...words].join(" "));
  return stems.size > 0 ? { stems, concepts, themes, fields } : undefined;
}
const isHeadWord = (word: string, part: string): boolean =>
  HEAD_WORDS.some(([pattern]) => pattern.exec(part)?.[0].includes(word));

/** Words that begin alike are one: "anestésico" of "Avaliação pré-anestésica". */
const ALIKE = 5;
const beginning = (word: string): string => word.slice(0, ALIKE);
const SHORT = 3;
/** What is looked for in those who feel nothing, and what is bought without a doctor: of one thing, whatever else the heading says. */
const SOUGHT = /^(?:rastre\w*|screening|tamiz\w*|counter|otc)$/;
/** "Laboratório pré-operatório": when, and not of what. */
const AROUND = /^(?:pre|pos|post|pro|peri)$/;
/** Kinds whose usual wording may name one thing too: "Cicatrização e queloide". */
const SINGLE = ["pmh", "surgeries", "results", "mental", "orders"];
/** Kinds of which one heading is of all, and the next of one thing: "Moradia", "Espiritualidade". */
const SOCIAL = ["social", "exposure", "functional"];
/** "RM e outros" is of anything of its kind. */
const OTHERS = /^(?:outr[ao]s?|otr[ao]s?|others?|demais|demas|etc)$/;
/** A heading that is one abbreviation has nothing beside it to be of. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;
/** Beginnings that words of any meaning share. */
const COMMON = new Set(["trans", "inter", "super", "infer", "const", "contr", "prote", "compl"]);

const speaksOf = (fact: Fact, word: string): boolean =>
  fact.stems.has(word) ||
  (word.length >= ALIKE &&
    !COMMON.has(beginning(word)) &&
    [...fact.stems].some((one) => beginning(one) === beginning(word)));

/** Plans of one thing, beside which the plan stands elsewhere. */
const ONE_PLAN = ["birthPlan", "prep", "woundCare", "drivingAdvice"];
export const isOnePlan = ({ id }: Theme): boolean => ONE_PLAN.includes(id);

/** What the patient keeps at home of values: no result that the doctor reads out stands there. */
const KEPT =
  /\b(?:home|log|diary|download|monitor\w*|sensor\w*|casa|domicili\w+|diari\w+|registros?|caderninho|cuaderno|libreta|descarga)\b/;
/** Kinds of which nobody speaks but by what the heading names. */
const OWN_WORDS: readonly Kind[] = ["activity", "falls", "adherence"];

/** Whether a fact, or the question that it answers, speaks of a heading's topic. */
export function meets(fact: Fact, place: Place): boolean {
  const { topic, narrowings, regions } = place;
  if (!topic) return true;
  if (fact.part === "exam" && KEPT.test(fold(place.heading))) return KEPT.test(saidIn(fact));
  if (OWN_WORDS.some((kind) => place.kinds.has(kind) && (fact.kinds.get(kind) ?? 0) >= 1))
    return true;
  if ([...topic.stems].some((word) => speaksOf(fact, word))) return true;
  if ([...topic.concepts].some((id) => fact.concepts.has(id))) return true;
  // What is planned stands with what it names, not with all of its kind.
  if (fact.part === "plan" && !place.parts.has("plan")) return false;
  const themes = place.byTheme ? place.themes : topic.themes;
  if (themes.length > 0 && themeHit(fact, themes)) return true;
  if (liesIn(fact.concepts, topic.fields)) return true;
  if (narrowings.some((one) => one.strict && one.fits(fact) === "yes")) return true;
  return regions.size > 0 && regionFits(fact, regions) === "yes";
}
