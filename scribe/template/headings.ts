import type { Language } from "@relato/shared/domain/language.ts";
import { type Kind, KINDS, type Part } from "../facts/types.ts";
import { IMAGING } from "../facts/doctor.ts";
import { contentWords, readSentence } from "../facts/read.ts";
import type { Mention } from "../language/lexicon.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem } from "../language/text.ts";
import { kindsOfHeading, namesOnlyTerms } from "./heading-kinds.ts";
import { spelt } from "./heading-short.ts";
import { byConcepts, type Narrowing, narrowingsOf } from "./narrow.ts";
import type { Template, TemplateSection } from "./parse.ts";
import { holdsStatements } from "./parse.ts";
import { settleSpecific } from "./specific.ts";
import { settleSubjects } from "./subjects.ts";
import { PART_OF } from "./parts.ts";
import { settlePlaces } from "./places.ts";
import { isIntimate, regionsOfHeading, standsForAll } from "./regions.ts";
import { partsOfThemes, settleThemes } from "./settle-themes.ts";
import { type Topic, topicOf } from "./topics.ts";
import type { Theme } from "./themes/themes.ts";

/** Where a kind goes when no heading asks for it by name: the nearest first. */
const NEAREST: Record<Kind, readonly (Kind | "subjective" | "objective")[]> = {
  complaint: ["hpi", "subjective"],
  hpi: ["symptoms", "subjective", "complaint"],
  symptoms: ["hpi", "subjective", "mechanism", "complaint"],
  mechanism: ["hpi", "subjective", "complaint"],
  functional: ["social", "hpi", "subjective", "complaint"],
  mental: ["hpi", "subjective", "symptoms", "complaint"],
  sleep: ["habits", "hpi", "symptoms", "subjective", "mental", "complaint"],
  pmh: ["hpi", "subjective", "complaint"],
  surgeries: ["pmh", "hpi", "subjective", "complaint"],
  perinatal: ["obgyn", "pmh", "hpi", "subjective"],
  development: ["perinatal", "pmh", "hpi", "subjective"],
  obgyn: ["pmh", "hpi", "subjective", "complaint"],
  sexual: ["obgyn", "habits", "social", "hpi", "subjective"],
  contraception: ["sexual", "obgyn", "pmh", "hpi", "subjective"],
  meds: ["pmh", "hpi", "subjective", "complaint"],
  pastmeds: ["meds", "hpi", "pmh", "subjective", "complaint"],
  adherence: ["meds", "hpi", "subjective"],
  allergy: ["pmh", "hpi", "subjective", "meds", "complaint"],
  family: ["pmh", "hpi", "subjective", "complaint"],
  social: ["habits", "pmh", "hpi", "subjective"],
  habits: ["social", "pmh", "hpi", "subjective"],
  diet: ["habits", "social", "hpi", "subjective", "complaint"],
  exercise: ["habits", "social", "hpi", "subjective"],
  vaccines: ["pmh", "hpi", "subjective", "complaint"],
  exposure: ["hpi", "subjective", "pmh", "complaint"],
  falls: ["functional", "hpi", "subjective"],
  caregiver: ["hpi", "subjective"],
  exam: ["objective"],
  vitals: ["exam", "objective"],
  mentalExam: ["exam", "objective"],
  results: ["objective", "exam", "pmh", "hpi", "diagnosis"],
  imaging: ["results", "exam", "objective", "hpi", "diagnosis"],
  diagnosis: ["plan", "advice"],
  plan: ["advice", "prescription", "followup", "diagnosis"],
  prescription: ["plan", "advice"],
  orders: ["plan", "advice"],
  referral: ["plan", "advice"],
  followup: ["plan", "advice"],
  warning: ["advice", "plan", "followup"],
  advice: ["plan"],
  certificate: ["plan", "advice"],
  activity: ["advice", "plan"],
  onset: ["hpi", "subjective", "complaint"],
  measured: ["hpi", "subjective", "vitals", "exam", "symptoms", "complaint", "pmh", "results"],
  preferences: ["advice", "plan", "social", "hpi", "subjective"],
  treated: ["hpi", "subjective", "pmh", "complaint"],
  crisisPlan: ["prescription", "plan", "advice"],
  procedure: ["plan", "exam", "objective"],
};

/** A heading of the template and what belongs under it. */
export interface Place {
  index: number;
  heading: string;
  kinds: Set<string>;
  parts: Set<Part>;
  /** The heading says that it is about what was before. */
  past: boolean;
  /** An examination by video, which holds what the patient measured too. */
  atDistance: boolean;
  /** What it leaves out of its kinds. */
  narrowings: Narrowing[];
  /** Regions of the body, for a heading of an examination; empty for all. */
  regions: Set<string>;
  /** Stands for the whole examination though it names a region, where no other heading does. */
  wholeExam: boolean;
  /** The only heading of an examination, though of one region: what is measured stands there too. */
  soleExam: boolean;
  headStems: Set<string>;
  headConcepts: Set<string>;
  guideStems: Set<string>;
  guideConcepts: Set<string>;
  /** What it is about beside its kinds. */
  themes: readonly Theme[];
  /** What it says beyond its kinds, which what stands there must meet. */
  topic: Topic | undefined;
  /** Only its themes tell what it asks for. */
  byTheme: boolean;
  /** Stands below the plan: what is planned of its theme may stand there. */
  afterPlan: boolean;
  /** Kinds that other headings ask for. */
  askedElsewhere: ReadonlySet<string>;
}

/** What belongs under each heading that can hold statements. */
export function placesOf(template: Template, language: Language): Place[] {
  const read = template.sections.map((section) => kindsOfHeading(section, language));
  const places: Place[] = [];
  for (const [index, section] of template.sections.entries()) {
    const parent = parentOf(template, index);
    const kinds = inherited(read[index]!, parent === undefined ? undefined : read[parent]);
    read[index] = kinds;
    if (holdsStatements(template, index)) places.push(placeOf(section, index, kinds, language));
  }
  settleThemes(places, language);
  settlePlaces(places, template);
  settleSubjects(places, language);
  settleSpecific(places, language);
  for (const place of places) {
    place.parts = new Set([...partsOf(place.kinds), ...partsOfThemes(place)]);
    if (place.narrowings.length === 0)
      place.narrowings = narrowingsOf(place.heading, place.kinds, testsNamed(place, language));
    const section = template.sections[place.index]!;
    const terms = termsNamed(section.heading, language);
    if (
      terms.size > 0 &&
      namesOnlyTerms(section) &&
      !(place.kinds.has("pmh") && place.kinds.has("surgeries"))
    )
      place.narrowings.push(byConcepts([...KINDS], terms, undefined));
    if (place.kinds.has("exam") || place.kinds.has("vitals") || place.kinds.size === 0)
      place.regions = REST.test(fold(place.heading))
        ? new Set()
        : regionsOfHeading(place.heading, place.headConcepts);
  }
  const general = places.some(
    (p) => p.kinds.has("objective") || (p.kinds.has("exam") && p.regions.size === 0),
  );
  const looked = places.filter((p) => ["exam", "vitals"].some((kind) => p.kinds.has(kind)));
  for (const place of places) {
    place.topic = ofNothingElse(place) ? undefined : topicOf(place, template.title, language);
    place.wholeExam =
      place.regions.size === 0 || (!general && standsForAll(place.heading, place.regions));
    place.soleExam = looked.length === 1 && looked[0] === place && !isIntimate(place.regions);
  }
  return places;
}

/** A heading that tells the complaint is of whatever it is, and one of the family of whatever the relatives have. */
const ofNothingElse = ({ kinds, byTheme }: Place): boolean =>
  !byTheme &&
  ["hpi", "complaint", "subjective", "objective", "mechanism", "family"].some((kind) =>
    kinds.has(kind),
  );

/** "Ausculta e restante do exame" is of the whole body. */
const REST = /\b(?:restante|resto|demais|demas|rest of|remaining|complet[oa]|general|geral)\b/;

/** The heading above that a nested heading belongs to. */
function parentOf(template: Template, index: number): number | undefined {
  const { level } = template.sections[index]!;
  for (let at = index - 1; at >= 0; at -= 1)
    if (template.sections[at]!.level < level)
      return template.sections[at]!.level > 1 ? at : undefined;
  return undefined;
}

const OF_EXAM = ["exam", "vitals", "mentalExam", "results", "imaging"];

/** A nested heading is about what the one above it is about, unless it says otherwise. */
function inherited(own: Set<string>, parent: ReadonlySet<string> | undefined): Set<string> {
  if (!parent || parent.size === 0) return own;
  if (parent.has("exam") && !OF_EXAM.some((kind) => own.has(kind))) return new Set(["exam"]);
  return own.size === 0 ? new Set(parent) : own;
}

/** Words of headings that every question has too, and that draw nothing: "Que doença o senhor tem?" is no HDA. */
const GENERAL_WORDS =
  /^(?:doenca|molestia|enfermedad|disease|illness|historia|history|queixa|queja|complaint|problema|problem|atua|actual|current|present|consulta|visit|outr|otr|other)/;

const PAST =
  /formula obst|paridad|parity|gravida|\bgestas|g\s?\/\s?p|antecedente|histor|previ|anterior|pregress|past|prior/;

const partsOf = (kinds: ReadonlySet<string>): Set<Part> =>
  kinds.size === 0
    ? new Set(["history", "exam", "assessment", "plan"])
    : new Set([...kinds].map((kind) => PART_OF[kind as Kind] ?? "history"));

function placeOf(
  section: TemplateSection,
  index: number,
  kinds: Set<string>,
  language: Language,
): Place {
  const guidance = `${section.guidance} ${section.blanks.map((b) => b.label).join(", ")}`;
  const head = readSentence(spelt(section.heading), language);
  const guide = readSentence(guidance, language);
  return {
    index,
    heading: section.heading,
    kinds,
    parts: partsOf(kinds),
    past: PAST.test(fold(section.heading)),
    atDistance: /video|camera|camara|\bvitals?\b|vitais|vitales|distanc|virtual/.test(
      fold(section.heading),
    ),
    narrowings: [],
    regions: new Set(),
    wholeExam: true,
    soleExam: false,
    headStems: new Set(
      contentWords(head.tokens, language)
        .filter((w) => w.length > 2 && !GENERAL_WORDS.test(fold(w)))
        .map(stem),
    ),
    headConcepts: conceptsOf(head.mentions),
    guideStems: new Set(contentWords(guide.tokens, language).map(stem)),
    guideConcepts: conceptsOf(guide.mentions),
    themes: [],
    topic: undefined,
    byTheme: false,
    afterPlan: false,
    askedElsewhere: new Set(),
  };
}

/** "Medicamentos" in a heading draws nothing by its word alone: every question about allergies has it too. */
const conceptsOf = (mentions: readonly Mention[]): Set<string> =>
  new Set(mentions.map((m) => m.concept.id).filter((id) => id !== "medicine"));

/** Diseases, symptoms and drugs that a heading names: "Insulina" takes no other drug. */
const termsNamed = (heading: string, language: Language): Set<string> =>
  new Set(
    readSentence(heading, language)
      .mentions.filter(
        ({ concept }) =>
          ["disease", "drug", "symptom", "procedure", "device"].includes(concept.type) ||
          concept.id === "blood pressure",
      )
      .map(({ concept }) => concept.id)
      .filter((id) => id !== "medicine"),
  );

/** The tests that a heading names, beside all tests of the language. */
function testsNamed(
  place: Place,
  language: Language,
): { chosen: ReadonlySet<string>; all: ReadonlySet<string> } {
  const all = new Set(
    packOf(language)
      .terms.filter(([type]) => type === "exam")
      .flatMap(([, table]) => table.split("\n").map((line) => line.split(":")[0]!.trim())),
  );
  all.delete("lab tests");
  const general = place.headConcepts.has("lab tests") || place.headConcepts.has("imaging");
  const named = [...place.headConcepts].filter((id) => all.has(id));
  const films = named.length > 0 && /\bimage[mn]/.test(fold(place.heading)) ? IMAGING : [];
  return { chosen: new Set(general ? [] : [...named, ...films]), all };
}

/** How near a kind lies to a heading: 1 when the heading names it, less down the chain of nearest kinds, 0 when far. */
export function affinity(kind: Kind, place: Place): number {
  if (place.kinds.has(kind)) return 1;
  const at = NEAREST[kind].findIndex((k) => place.kinds.has(k));
  return at < 0 ? 0 : 0.85 * 0.8 ** at;
}
