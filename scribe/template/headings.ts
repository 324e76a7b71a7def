import type { Language } from "@relato/shared/domain/language.ts";
import type { Kind, Part } from "../facts/types.ts";
import { contentWords, readSentence } from "../facts/read.ts";
import { buildLexicon, type ConceptType, type Mention } from "../language/lexicon.ts";
import { fold, stem, tokenise } from "../language/text.ts";
import { headingTerms } from "./heading-terms.ts";
import type { Template, TemplateSection } from "./parse.ts";
import { holdsStatements } from "./parse.ts";

/** Where a kind goes when no heading asks for it by name: the nearest first. */
const NEAREST: Record<Kind, readonly (Kind | "subjective" | "objective")[]> = {
  complaint: ["hpi", "subjective"],
  hpi: ["symptoms", "subjective", "complaint"],
  symptoms: ["hpi", "subjective", "mechanism", "complaint"],
  mechanism: ["hpi", "subjective", "complaint"],
  functional: ["social", "hpi", "subjective", "complaint"],
  mental: ["hpi", "subjective", "symptoms", "complaint"],
  sleep: ["mental", "habits", "hpi", "subjective", "complaint"],
  pmh: ["hpi", "subjective", "complaint"],
  surgeries: ["pmh", "hpi", "subjective"],
  perinatal: ["obgyn", "pmh", "hpi", "subjective"],
  development: ["perinatal", "pmh", "hpi", "subjective"],
  obgyn: ["pmh", "hpi", "subjective"],
  sexual: ["obgyn", "habits", "social", "hpi", "subjective"],
  contraception: ["sexual", "obgyn", "meds", "hpi", "subjective"],
  meds: ["pastmeds", "pmh", "hpi", "subjective"],
  pastmeds: ["meds", "hpi", "pmh", "subjective"],
  adherence: ["meds", "hpi", "subjective"],
  allergy: ["pmh", "meds", "hpi", "subjective"],
  family: ["pmh", "hpi", "subjective"],
  social: ["habits", "pmh", "hpi", "subjective"],
  habits: ["social", "pmh", "hpi", "subjective"],
  diet: ["habits", "hpi", "subjective", "complaint"],
  exercise: ["habits", "social", "hpi", "subjective"],
  vaccines: ["pmh", "hpi", "subjective"],
  exposure: ["hpi", "subjective", "pmh", "complaint"],
  falls: ["functional", "hpi", "subjective"],
  caregiver: ["hpi", "subjective"],
  exam: ["vitals", "objective"],
  vitals: ["exam", "objective"],
  mentalExam: ["exam", "objective"],
  results: ["objective", "exam", "pmh", "hpi", "diagnosis"],
  imaging: ["results", "exam", "objective", "hpi", "diagnosis"],
  diagnosis: ["plan"],
  plan: ["advice", "prescription", "followup", "diagnosis"],
  prescription: ["plan", "advice"],
  orders: ["plan", "advice"],
  referral: ["plan", "advice"],
  followup: ["plan", "advice", "warning"],
  warning: ["advice", "plan", "followup"],
  advice: ["plan"],
  certificate: ["plan", "advice"],
  activity: ["advice", "plan"],
};

const PART_OF: Partial<Record<Kind | "subjective" | "objective", Part>> = {
  exam: "exam",
  vitals: "exam",
  mentalExam: "exam",
  results: "exam",
  imaging: "exam",
  objective: "exam",
  diagnosis: "assessment",
  plan: "plan",
  prescription: "plan",
  orders: "plan",
  referral: "plan",
  followup: "plan",
  warning: "plan",
  advice: "plan",
  certificate: "plan",
  activity: "plan",
};

/** A heading of the template and what belongs under it. */
export interface Place {
  index: number;
  kinds: Set<string>;
  parts: Set<Part>;
  /** The heading says that it is about what was before. */
  past: boolean;
  headStems: Set<string>;
  headConcepts: Set<string>;
  guideStems: Set<string>;
  guideConcepts: Set<string>;
}

const lexicon = buildLexicon(
  [["other", headingTerms]],
  new Set("de da do das dos e la el los las del of the a o y em en and para".split(" ")),
);

/** What belongs under each heading that can hold statements. */
export function placesOf(template: Template, language: Language): Place[] {
  const places: Place[] = [];
  for (const [index, section] of template.sections.entries())
    if (holdsStatements(template, index)) places.push(placeOf(section, index, language));
  settleHistory(places, template);
  // "Objetivo" is what was found in a SOAP note, and what the patient wants where there is no "Subjetivo".
  if (!places.some((place) => place.kinds.has("subjective")))
    for (const place of places)
      if (place.kinds.delete("objective") && place.kinds.size === 0) {
        place.kinds.add("complaint");
        place.parts = new Set<Part>(["history"]);
      }
  return places;
}

const ASKS_SYMPTOMS = /queixa|sintoma|symptom|complain|molestia|intercorr/;

/**
 * What two headings of one template mean beside each other: "Queixa e duração" is the complaint alone where "HDA" tells
 * the rest, and where nothing tells it, the heading whose guidance asks for symptoms does.
 */
function settleHistory(places: readonly Place[], template: Template): void {
  const told = places.filter((place) => place.kinds.has("hpi"));
  for (const place of told)
    if (told.length > 1 && fold(template.sections[place.index]!.heading).startsWith("queixa")) {
      place.kinds.delete("hpi");
      place.kinds.add("complaint");
    }
  if (places.some((place) => TELLING.some((kind) => place.kinds.has(kind)))) return;
  for (const place of places)
    if (
      place.parts.has("history") &&
      ASKS_SYMPTOMS.test(fold(template.sections[place.index]!.guidance))
    )
      place.kinds.add("hpi");
}

const PAST = /antecedente|histor|previ|anterior|pregress|past|prior/;
const TELLING = ["hpi", "symptoms", "subjective"];

function placeOf(section: TemplateSection, index: number, language: Language): Place {
  const kinds = new Set(lexicon.find(tokenise(section.heading)).map((m) => m.concept.id));
  kinds.delete("other");
  addByTerms(kinds, section.heading, language);
  const guidance = `${section.guidance} ${section.blanks.map((b) => b.label).join(", ")}`;
  const head = readSentence(section.heading, language);
  const guide = readSentence(guidance, language);
  const parts = new Set<Part>([...kinds].map((k) => PART_OF[k as Kind] ?? "history"));
  if (kinds.size === 0)
    for (const part of ["history", "exam", "assessment", "plan"] as const) parts.add(part);
  return {
    index,
    kinds,
    parts,
    past: PAST.test(fold(section.heading)),
    headStems: new Set(contentWords(head.tokens, language).map(stem)),
    headConcepts: conceptsOf(head.mentions),
    guideStems: new Set(contentWords(guide.tokens, language).map(stem)),
    guideConcepts: conceptsOf(guide.mentions),
  };
}

/** "Medicamentos" in a heading draws nothing by its word alone: every question about allergies has it too. */
const conceptsOf = (mentions: readonly Mention[]): Set<string> =>
  new Set(mentions.map((m) => m.concept.id).filter((id) => id !== "medicine"));

const BY_TYPE: Partial<Record<ConceptType, Kind>> = {
  exam: "results",
  procedure: "surgeries",
  drug: "meds",
  vaccine: "vaccines",
  sleep: "sleep",
  mood: "mental",
  habit: "habits",
};

/** A heading that names no kind but a term: "Dermatoscopia", "Insulina". */
function addByTerms(kinds: Set<string>, heading: string, language: Language): void {
  for (const { concept } of readSentence(heading, language).mentions) {
    const kind = BY_TYPE[concept.type];
    if (kind && concept.id !== "lab tests" && (kinds.size === 0 || kind === "results"))
      kinds.add(kind);
  }
}

/** How near a kind lies to a heading: 1 when the heading names it, less down the chain of nearest kinds, 0 when far. */
export function affinity(kind: Kind, place: Place): number {
  if (place.kinds.has(kind)) return 1;
  const at = NEAREST[kind].findIndex((k) => place.kinds.has(k));
  return at < 0 ? 0 : 0.85 * 0.8 ** at;
}
