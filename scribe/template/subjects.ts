import type { Language } from "@relato/shared/domain/language.ts";
import { readSentence } from "../facts/read.ts";
import type { Fact, Kind } from "../facts/types.ts";
import { fold } from "../language/text.ts";
import { type Field, fieldsOf, liesIn } from "./fields.ts";
import { spelt } from "./heading-short.ts";
import { kindsOfHeading } from "./heading-kinds.ts";
import type { Place } from "./headings.ts";
import { type Narrowing, saidIn } from "./narrow.ts";

/** What one of a heading's own kinds is about: "Antecedentes vasculares" of the vessels, "Outros sintomas" of no one thing. */
interface Subject {
  fields: readonly Field[];
  terms: ReadonlySet<string>;
  /** Words that a fact or its question says when it is meant, beside fields and terms. */
  said: RegExp | undefined;
}

/** Kinds that one template often asks for twice, once of something and once as a whole. */
const SHARED: readonly (readonly Kind[])[] = [
  ["pmh"],
  ["meds", "pastmeds"],
  ["symptoms"],
  ["surgeries"],
  ["family"],
];

/** Kinds of a wider heading that takes what a narrow one leaves. */
const TAKES_REST: Partial<Record<Kind, readonly string[]>> = {
  symptoms: ["symptoms", "hpi", "subjective"],
  meds: ["meds"],
  pmh: ["pmh"],
  surgeries: ["surgeries", "pmh"],
  family: ["family"],
};

const OTHER =
  /\b(?:outr[ao]s?|otr[ao]s?|other|demais|demas|resto|rest of|additional|gera(?:l|is)|general(?:es)?|non-?\s?\w+|(?:nao|no) \w+)\b/;
/** What the doctor notes for themselves: "Drogas em uso (anotar anticoagulante)". */
const NOTE =
  /\((?:anotar|anote|incl|note|especific|specify|detallar|detalhar|list|pergunt|pregunt|ask|com |con |with |e |y |and )[^)]*\)/g;
const RISK = /\b(?:risco|riesgo|risk)/;
const NAMED = new Set(["disease", "drug", "symptom", "procedure", "device"]);
const DRUGS = /remedi|medic|tratam|treat|terap|therap|farmac|drug|analges/;
const ATTACK =
  /\b(?:crises?|crisis|resgate|rescate|rescue|alivio|relief|attacks?|agud[ao]s?|acute|abortiv\w+)\b/;
const IN_ATTACK =
  /\b(?:crises?|crisis|attacks?|na hora|alivi\w+|relie\w+|rescue|resgate|rescate|as needed|se (?:doer|tiver|precisar)|quando (?:doi|vem|da|tem|aparece|ataca)|cuando (?:duele|le da|viene|tiene|aparece)|when (?:it|i|you|he|she) (?:hits?|gets?|comes?|hurts?|starts?|feel)|triptan\w*)\b/;
const BOUGHT = /over.?the.?counter|\botc\b|venta libre|sem receita|sin receta/;
const BY_ONESELF =
  /\b(?:over.?the.?counter|otc|por conta|por su cuenta|sem receita|sin receta|farmacia|pharmacy|drugstore|aleve|advil|tylenol|motrin|ibuprof\w+|naprox\w+|dipirona|paracetamol|acetamin\w+)\b/;
const PREVENTIVE =
  /\b(?:prevent\w+|profila\w+|prophyla\w+|manuten\w+|mantenim\w+|maintenance|controlador\w*|controllers?)\b/;
const TO_PREVENT =
  /\b(?:prevent\w*|profila\w+|prophyla\w+|evitar|avoid|todo dia|todos los dias|every ?day|daily)\b/;

/**
 * Narrows a heading that names what it is about, where another of the template asks for the same as a whole: what the
 * first does not speak of goes to the second. A class of drugs narrows always.
 */
export function settleSubjects(places: readonly Place[], language: Language): void {
  for (const shared of SHARED) {
    const own = places.filter((place) => shared.some((kind) => place.kinds.has(kind)));
    for (const place of own) {
      const subject = subjectOf(place.heading, shared, language);
      if (!subject) continue;
      const rest = TAKES_REST[shared[0]!]!;
      if (shared[0] === "symptoms" && ["hpi", "complaint"].some((kind) => place.kinds.has(kind)))
        continue;
      const others = places.filter(
        (other) => other !== place && rest.some((kind) => other.kinds.has(kind)),
      );
      const apart = others.filter(
        (other) => !sameSubject(subjectOf(other.heading, shared, language), subject),
      );
      const general = apart.some((other) => !subjectOf(other.heading, shared, language));
      const always = subject.fields.some((f) => f.classOfDrugs) || RISK.test(fold(place.heading));
      if (apart.length === 0 && !always) continue;
      // What was done for it before is told with the past of it, where nothing else asks for that.
      const treated =
        shared[0] === "pmh" &&
        COURSES.test(fold(place.heading)) &&
        !RISK.test(fold(place.heading)) &&
        !places.some((p) => p.kinds.has("pastmeds"));
      if (treated) place.kinds.add("pastmeds");
      const operated =
        shared[0] === "pmh" &&
        !place.kinds.has("surgeries") &&
        !places.some((p) => p.kinds.has("surgeries") && p.themes.length === 0);
      const kinds: Kind[] = [
        ...shared,
        ...(treated ? (["pastmeds"] as const) : []),
        ...(operated ? (["surgeries"] as const) : []),
      ];
      place.narrowings.push(narrowingOf(subject, kinds, general || always ? "no" : "open"));
    }
  }
}

/** Illnesses whose past is one of treatments: elsewhere a drug given up is told with the drugs. */
const COURSES =
  /psi|psych|mental|onco|cancer|tumo|epilep|convuls|seizure|lesao|lesoes|lesion|injur|skin|pele|piel/;

const sameSubject = (a: Subject | undefined, b: Subject): boolean =>
  a !== undefined && a.fields.some((f) => b.fields.includes(f));

/** What a heading's kinds are about; undefined when one of its parts asks for them as a whole. */
function subjectOf(
  heading: string,
  shared: readonly Kind[],
  language: Language,
): Subject | undefined {
  const folded = fold(spelt(heading)).replace(NOTE, "").trim();
  if (OTHER.test(folded)) return undefined;
  const parts = folded.split(/\s*(?:,|\/|\+|&|;|\b(?:e|y|and)\b)\s*/).filter(Boolean);
  const subjects: Subject[] = [];
  for (const part of parts) {
    const subject: Subject = {
      fields: fieldsOf(part),
      terms: new Set(
        readSentence(part, language)
          .mentions.filter(({ concept }) => NAMED.has(concept.type) && concept.id !== "medicine")
          .map(({ concept }) => concept.id)
          .filter((id) => id !== "surgery" && id !== "hospitalization"),
      ),
      said: saidFor(part),
    };
    const names = subject.fields.length > 0 || subject.terms.size > 0 || subject.said !== undefined;
    if (names) subjects.push(subject);
    else if (asks(part, language).some((kind) => shared.includes(kind as Kind))) return undefined;
  }
  if (subjects.length === 0) return undefined;
  return {
    fields: subjects.flatMap((s) => s.fields),
    terms: new Set(subjects.flatMap((s) => [...s.terms])),
    said: subjects.find((s) => s.said)?.said,
  };
}

const asks = (part: string, language: Language): string[] => [
  ...kindsOfHeading({ heading: part, level: 2, line: part, guidance: "", blanks: [] }, language),
];

function saidFor(part: string): RegExp | undefined {
  if (BOUGHT.test(part)) return BY_ONESELF;
  if (!DRUGS.test(part)) return undefined;
  if (ATTACK.test(part)) return IN_ATTACK;
  return PREVENTIVE.test(part) ? TO_PREVENT : undefined;
}

/** `other` is what it is to a fact about something else: refused, or taken where no heading is general. */
const narrowingOf = (
  { fields, terms, said }: Subject,
  kinds: readonly Kind[],
  other: "no" | "open",
): Narrowing => ({
  kinds,
  strict: true,
  fits: (fact: Fact) =>
    liesIn(fact.concepts, fields) ||
    [...terms].some((id) => fact.concepts.has(id)) ||
    said?.test(saidIn(fact))
      ? "yes"
      : other,
});
